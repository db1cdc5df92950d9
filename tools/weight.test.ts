import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import { type Manifest, neededBy, partOf, weightOf } from './weight.ts';

/** Maximum that a login page loads before it runs, in bytes (brotli). */
const mostForLogin = 105_000;
/** Maximum that sections of the form load before they run, in bytes (brotli). */
const mostForSections = { contact: 258_000, 'legal-entity': 298_000 } as const;

const folder = join(root, 'apps/web/dist');
const path = join(folder, '.vite/manifest.json');

/** The manifest of the last build; builds the web app if there is none. */
function built(): Manifest {
  if (!existsSync(path)) spawnSync(process.execPath, [join(root, 'tools/build.ts')], { stdio: 'inherit' });
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

test('the imports of a chunk are found transitively, once each, without dynamic imports', () => {
  const manifest = {
    a: { file: 'a.js', imports: ['b', 'c'], dynamicImports: ['d'] },
    b: { file: 'b.js', imports: ['c'] },
    c: { file: 'c.js', imports: ['a'] },
    d: { file: 'd.js' },
  };
  expect([...neededBy(manifest, ['a'])]).toEqual(['a', 'b', 'c']);
  expect(() => partOf(manifest, 'x')).toThrow('0 parts');
});

test('a login page stays within its budget and loads no other screen', { timeout: 300_000 }, () => {
  const manifest = built();
  const entries = ['index.html', 'src/login-app.tsx'].map((name) => partOf(manifest, name));
  for (const login of ['staff', 'client']) {
    const screen = partOf(manifest, `src/features/login/${login}-login-screen.tsx`);
    expect(weightOf(folder, manifest, [...entries, screen])).toBeLessThan(mostForLogin);
    expect([...neededBy(manifest, [...entries, screen])]).not.toContain(partOf(manifest, 'src/app.tsx'));
  }
});

test.each(Object.entries(mostForSections))(
  'the section %s of the form stays within its budget',
  { timeout: 300_000 },
  (name, most) => {
    const manifest = built();
    const parts = [
      'index.html',
      'src/app.tsx',
      'src/routes/_authed/_client.tsx?tsr-split=component',
      'src/routes/_authed/_client/form.$id.tsx?tsr-split=component',
      `src/features/kyc-form/${name}-section.tsx`,
    ].map((part) => partOf(manifest, part));
    expect(weightOf(folder, manifest, parts)).toBeLessThan(most);
  },
);
