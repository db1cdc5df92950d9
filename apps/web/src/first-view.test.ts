import { sessionKey } from '@dossier/domain/limits';
import { afterEach, expect, test } from 'vitest';
import { portalsByName } from '#portals/detect.ts';
import { answersAt } from '#testing/test-fetch.ts';
import { firstViews, loginViews, startFirstViews } from './first-view.ts';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

test.each([
  ['/forms', ['/api/desk/views/client-forms']],
  [
    '/form/bbf7225zxqjj1bb',
    ['/api/desk/views/client-form?request=bbf7225zxqjj1bb', '/api/desk/views/before-sign-in?formId=bbf7225zxqjj1bb'],
  ],
])('%s begins with its views', (pathname, views) => {
  expect(firstViews({ pathname })).toEqual(views);
});

test.each(['/', '/login', '/form/completed/a', '/form/a%2Fb', '/access/a'])('%s requests nothing early', (pathname) => {
  expect(firstViews({ pathname })).toEqual([]);
});

test.each([
  ['/login', ['/api/desk/views/before-sign-in']],
  ['/login?formId=a+b&back=%2Fform%2Fa', ['/api/desk/views/before-sign-in?formId=a+b']],
  ['/login?code=1&state=2', []],
])('the login page at %s begins with the name of the desk or institution', (address, views) => {
  expect(loginViews(address)).toEqual(views);
});

/** What a page requests before the app is loaded, and with which token. */
function requestedAt(pathname: string, session: object | undefined): [string, string | null][] {
  const asked: [string, string | null][] = [];
  globalThis.fetch = answersAt('https://client.example', (url, config) => {
    asked.push([new URL(url).pathname, new Headers(config?.headers).get('Authorization')]);
    return Promise.resolve(Response.json({}));
  });
  startFirstViews(portalsByName.client, {
    address: { pathname, search: '', origin: 'https://client.example' },
    storage: { getItem: (key) => (key === sessionKey && session ? JSON.stringify(session) : null) },
    language: 'en',
  });
  return asked;
}

const tokenUntil = (seconds: number) => `a.${btoa(JSON.stringify({ exp: seconds }))}.c`;

test('only a valid session requests a form early, and only a guest the login page', () => {
  const valid = tokenUntil(Date.now() / 1000 + 60);
  expect(requestedAt('/forms', { token: valid })).toEqual([['/api/desk/views/client-forms', valid]]);
  expect(requestedAt('/forms', { token: tokenUntil(Date.now() / 1000 - 60) })).toEqual([]);
  expect(requestedAt('/login', { token: valid })).toEqual([]);
  expect(requestedAt('/login', undefined)).toEqual([['/api/desk/views/before-sign-in', null]]);
});
