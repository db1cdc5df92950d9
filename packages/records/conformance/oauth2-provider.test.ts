import { EventSource } from 'eventsource';
import PocketBase, { ClientResponseError } from 'pocketbase';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defineCollection } from '../src/collection/collection.ts';
import { text } from '../src/fields/index.ts';
import type { Schema } from '../src/store/records.ts';
import {
  type IdentityProvider,
  type IdentityProviderOptions,
  passProvider,
  startIdentityProvider,
} from '../src/testing/identity-provider.ts';
import { startTestServer, type TestServer } from '../src/testing/test-server.ts';

(globalThis as { EventSource?: unknown }).EventSource = EventSource;

const back = 'https://desk.example/login';
const people = [
  { email: 'ann@example.eu', name: 'Ann', verified: true },
  { email: 'eve@example.eu', name: 'Eve', verified: false },
  { email: 'new@example.eu', name: 'New', verified: true },
];

type Alter = NonNullable<IdentityProviderOptions['alter']>;
const unchanged: Alter = (claims) => ({ claims });
const past = Math.floor(Date.now() / 1000) - 3600;

let alter = unchanged;
let provider: IdentityProvider;
let server: TestServer<Schema>;
let popup = '';

beforeAll(async () => {
  provider = await startIdentityProvider({
    people,
    redirects: [back],
    alter: (claims) => alter(claims),
  });
  const { issuer, clientId, clientSecret } = provider;
  const oidc = { name: 'oidc', clientId, clientSecret, displayName: 'Work', extra: { issuer } };
  const oauth2 = { enabled: true, providers: [oidc], mappedFields: { name: 'name' } };
  const closed = { list: null, view: '', create: null, update: null, delete: null };
  const users = defineCollection({
    name: 'users',
    type: 'auth',
    fields: { name: text() },
    rules: { ...closed, list: '', create: '' },
    auth: { password: { enabled: true, identityFields: ['email'] }, oauth2 },
  });
  const staff = defineCollection({
    name: 'staff',
    type: 'auth',
    fields: { name: text() },
    rules: closed,
    auth: { password: { enabled: true, identityFields: ['email'] }, oauth2 },
  });
  server = (await startTestServer({
    collections: { users, staff },
    seed: async (records) => {
      await records.create('staff', { email: 'ann@example.eu', password: '12345678' } as never);
      await records.create('staff', { email: 'eve@example.eu', password: '12345678' } as never);
    },
  })) as unknown as TestServer<Schema>;
  popup = `${server.url}/api/oauth2-redirect`;
});
afterEach(() => {
  alter = unchanged;
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const client = () => new PocketBase(server.url).autoCancellation(false);

async function comeBack(pb: PocketBase, collection: string, email: string) {
  const { oauth2 } = await pb.collection(collection).listAuthMethods();
  const [found] = oauth2.providers;
  if (!found) throw new Error('no provider');
  const url = new URL(await passProvider(found.authURL + encodeURIComponent(back), email));
  expect(url.searchParams.get('state')).toBe(found.state);
  return { code: url.searchParams.get('code') ?? '', verifier: found.codeVerifier };
}

const refusal = (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (error: unknown) => (error instanceof ClientResponseError ? error.response : error),
  );

describe('sign-in at a real OpenID Connect provider', () => {
  it('uses discovery and PKCE', async () => {
    const { oauth2 } = await client().collection('users').listAuthMethods();
    expect(oauth2.providers[0]).toMatchObject({ name: 'oidc', displayName: 'Work', codeChallengeMethod: 'S256' });
    const url = new URL(oauth2.providers[0]?.authURL ?? '');
    expect(url.origin).toBe(provider.issuer);
    expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  });

  it('signs in a user of the provider, created at the first sign-in, found at the second [API-08, API-09]', async () => {
    const pb = client();
    const first = await comeBack(pb, 'users', 'new@example.eu');
    const made = await pb.collection('users').authWithOAuth2Code('oidc', first.code, first.verifier, back);
    expect(made.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(made.record).toMatchObject({ email: 'new@example.eu', name: 'New', verified: true });
    expect(made.meta).toMatchObject({ isNew: true, id: 'new@example.eu', rawUser: { email_verified: true } });
    const second = await comeBack(pb, 'users', 'new@example.eu');
    const again = await pb.collection('users').authWithOAuth2Code('oidc', second.code, second.verifier, back);
    expect([again.record.id, again.meta?.['isNew']]).toEqual([made.record.id, false]);
  });

  it('takes a code once, with its own verifier and address', async () => {
    const pb = client();
    const { code, verifier } = await comeBack(pb, 'staff', 'ann@example.eu');
    const staff = pb.collection('staff');
    const failed = { status: 400, message: 'Failed to fetch OAuth2 token.' };
    expect(await refusal(staff.authWithOAuth2Code('oidc', code, 'x'.repeat(43), back))).toMatchObject(failed);
    const fresh = await comeBack(pb, 'staff', 'ann@example.eu');
    expect(await refusal(staff.authWithOAuth2Code('oidc', fresh.code, fresh.verifier, `${back}/`))).toMatchObject(
      failed,
    );
    const right = await comeBack(pb, 'staff', 'ann@example.eu');
    expect((await staff.authWithOAuth2Code('oidc', right.code, right.verifier, back)).record.email).toBe(
      'ann@example.eu',
    );
    expect(await refusal(staff.authWithOAuth2Code('oidc', right.code, right.verifier, back))).toMatchObject(failed);
    expect(verifier).toHaveLength(43);
  });

  it.each(['new@example.eu', 'eve@example.eu'])(
    'never makes staff of a stranger, nor links by an address that is not verified: %s',
    async (email) => {
      const before = [
        await server.store.reader.count('staff', ''),
        await server.store.reader.count('_externalAuths', ''),
      ];
      const pb = client();
      const { code, verifier } = await comeBack(pb, 'staff', email);
      expect(await refusal(pb.collection('staff').authWithOAuth2Code('oidc', code, verifier, back))).toMatchObject({
        status: 403,
        data: {},
      });
      expect(pb.authStore.isValid).toBe(false);
      const after = [
        await server.store.reader.count('staff', ''),
        await server.store.reader.count('_externalAuths', ''),
      ];
      expect(after).toEqual(before);
    },
  );

  it('sends a nonce and accepts an ID token with valid claims', async () => {
    const pb = client();
    const seen: unknown[] = [];
    alter = (claims) => {
      seen.push(claims['nonce']);
      return { claims };
    };
    const { code, verifier } = await comeBack(pb, 'staff', 'ann@example.eu');
    await pb.collection('staff').authWithOAuth2Code('oidc', code, verifier, back);
    expect(seen).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  });

  it.each<[string, Alter]>([
    ['another nonce', (claims) => ({ claims: { ...claims, nonce: 'x'.repeat(43) } })],
    ['no nonce', ({ nonce: _, ...claims }) => ({ claims })],
    ['another issuer', (claims) => ({ claims: { ...claims, iss: 'https://other.example' } })],
    ['another audience', (claims) => ({ claims: { ...claims, aud: 'other' } })],
    ['another authorized party', (claims) => ({ claims: { ...claims, azp: 'other' } })],
    ['an expired token', (claims) => ({ claims: { ...claims, iat: past - 60, exp: past } })],
    ['another user', (claims) => ({ claims: { ...claims, sub: 'new@example.eu' } })],
    ['another key', (claims) => ({ claims, otherKey: true })],
  ])('refuses an ID token with %s and changes nothing', async (_, change) => {
    const counts = () =>
      Promise.all(['users', 'staff', '_externalAuths'].map((name) => server.store.reader.count(name, '')));
    const before = await counts();
    const changes = server.changes.length;
    const pb = client();
    const { code, verifier } = await comeBack(pb, 'staff', 'ann@example.eu');
    alter = change;
    expect(await refusal(pb.collection('staff').authWithOAuth2Code('oidc', code, verifier, back))).toMatchObject({
      status: 400,
      message: 'Failed to fetch OAuth2 user.',
    });
    expect([await counts(), server.changes.length, pb.authStore.isValid]).toEqual([before, changes, false]);
  });

  it('ends in the SDK through its window and the realtime connection', async () => {
    // The provider knows its own copy of the redirect address, so that one is registered for this test alone.
    const second = await startIdentityProvider({ people, redirects: [popup] });
    const oidc = server.store.collections.get('users')?.auth.oauth2?.providers?.[0];
    (oidc as { extra: unknown }).extra = { issuer: second.issuer };
    try {
      const pb = client();
      const answer = await pb.collection('users').authWithOAuth2({
        provider: 'oidc',
        urlCallback: async (url: string) => {
          const landed = await fetch(await passProvider(url, 'new@example.eu'), { redirect: 'manual' });
          expect(landed.headers.get('location')).toBe('../_/#/auth/oauth2-redirect-success');
        },
      });
      expect(answer.record.email).toBe('new@example.eu');
      expect(pb.authStore.isValid).toBe(true);
    } finally {
      await second.close();
    }
  });
});
