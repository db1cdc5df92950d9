import { sessionKey } from '@dossier/domain/limits';
import { expect, test } from 'vitest';
import { portalsByName } from '#portals/detect.ts';
import { firstLogin } from './first-login.ts';

const { client, gatekeeper } = portalsByName;
const guest = { getItem: () => null };
const signedIn = { getItem: (key: string) => (key === sessionKey ? '{}' : null) };
const at = (pathname: string, search = '') => ({ pathname, search });

test.each([
  [client, at('/'), '/login'],
  [client, at('/login', '?token=t&formId=a'), '/login?token=t&formId=a'],
  [client, at('/form/a%20b'), '/login?formId=a+b'],
  [client, at('/form/a', '?step=contact'), '/login?formId=a&back=%2Fform%2Fa%3Fstep%3Dcontact'],
  [gatekeeper, at('/login'), '/login'],
])('%# a guest begins at the login page and returns to the form of the address', (portal, address, login) => {
  expect(firstLogin(portal, address, guest)).toEqual({ portal, address: login });
});

test.each([
  ['a session', client, at('/login'), signedIn],
  ['an unknown origin', undefined, at('/login'), guest],
  ['a page without sign-in', client, at('/identify/x'), guest],
  ['a page that may not exist', client, at('/form/a/b'), guest],
  ['a form on the portal of staff', gatekeeper, at('/form/a'), guest],
])('%s: the whole app decides', (_, portal, address, storage) => {
  expect(firstLogin(portal, address, storage)).toBeUndefined();
});
