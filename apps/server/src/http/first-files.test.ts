import { expect, test } from 'vitest';
import { type FirstFiles, hintsOf, languageOfPage, parseFirstFiles, portalOfPage } from './first-files.ts';

const origins = {
  gatekeeper: 'https://desk.example',
  intern: 'https://review.example:8443',
  client: 'https://client.example',
};
const files: FirstFiles = {
  'client login': {
    scripts: ['/assets/base.js', '/assets/login.js'],
    texts: { en: ['/assets/texts-en-start.json'], nl: ['/assets/texts-nl-start.json'] },
  },
};

test.each([
  [{ host: 'client.example' }, 'client'],
  [{ host: 'review.example:8443' }, 'intern'],
  [{ host: 'gatekeeper.localhost:8080' }, 'gatekeeper'],
  [{ host: '127.0.0.1:8080', cookie: 'a=b; dossier_portal=client' }, 'client'],
  [{ host: 'client.example.attacker.example' }, undefined],
  [{}, undefined],
] as const)('%# the portal of a page is found as the page finds it', (headers, portal) => {
  expect(portalOfPage(headers, origins)).toBe(portal);
});

test.each([
  ['', '', 'en'],
  ['de-DE,nl;q=0.8,en;q=0.5', '', 'nl'],
  ['en-GB,en;q=0.9', 'lng=nl', 'nl'],
] as const)('a browser that accepts "%s" at ?%s reads %s', (accepted, query, language) => {
  expect(languageOfPage({ 'accept-language': accepted }, new URLSearchParams(query))).toBe(language);
});

test('a page names the files that it loads first, in one language', () => {
  const asked = { headers: { 'accept-language': 'nl' }, portal: 'client', query: new URLSearchParams() } as const;
  const hints = hintsOf(files, { ...asked, path: '/login' });
  expect([...hints.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual([
    '/assets/texts-nl-start.json',
    '/assets/base.js',
    '/assets/login.js',
  ]);
  expect(hintsOf(files, { ...asked, path: '/' })).toBe(hints);
  for (const path of ['/unknown', '/constructor']) expect(hintsOf(files, { ...asked, path })).toBe('');
  expect(hintsOf(files, { ...asked, portal: 'intern', path: '/login' })).toBe('');
});

test('a step of the form names its own files, also that of one person; an unknown step those of the form', () => {
  const of = (script: string) => ({ scripts: [`/assets/${script}.js`], texts: { en: [], nl: [] } });
  const steps: FirstFiles = {
    'client form': of('form'),
    'client form people': of('people'),
    'client form person': of('person'),
  };
  const scriptOf = (query: string) => {
    const asked = { headers: {}, portal: 'client', path: '/form/abc', query: new URLSearchParams(query) } as const;
    return /assets[/](\w+)/.exec(hintsOf(steps, asked))?.[1];
  };
  expect(scriptOf('')).toBe('form');
  expect(scriptOf('step=people')).toBe('people');
  expect(scriptOf('step=people&person=abc')).toBe('person');
  expect(scriptOf('step=__proto__')).toBe('form');
});

test('a list with anything but files of the build is refused', () => {
  const list = { 'client login': { scripts: ['https://other.example/a.js'], texts: { en: [], nl: [] } } };
  expect(() => parseFirstFiles(JSON.stringify(list))).toThrow('first-files.json');
});
