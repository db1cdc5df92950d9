import { expect, test } from 'vitest';
import { signInOf } from './sign-in-of.ts';

const providers = [
  { name: 'google', clientId: 'id', clientSecret: 'secret' },
  { name: 'oidc', clientId: 'id', clientSecret: 'secret', displayName: 'Work account' },
];
const since = Date.parse('2026-11-27T09:30:00Z') / 1000;
const at = '2026-11-27 09:30:00.000Z';

test.each([
  ['otp', undefined, { method: 'code', at }],
  ['oauth2', 'oidc', { method: 'provider', provider: 'Work account', at }],
  ['oauth2', 'google', { method: 'provider', provider: 'Google', at }],
  // A provider that was removed from the settings while the session lasts.
  ['oauth2', 'microsoft', { method: 'provider', provider: 'microsoft', at }],
  ['password', undefined, null],
  [undefined, undefined, null],
] as const)('a session by %s of %s is described as on the button of the login', (method, provider, expected) => {
  const claims = { since, ...(method && { method }), ...(provider && { provider }) };
  expect(signInOf(claims, providers)).toEqual(expected);
});
