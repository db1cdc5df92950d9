import PocketBase from 'pocketbase';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defineCollection } from '../src/collection/collection.ts';
import type { Schema } from '../src/store/records.ts';
import { type IdentityProvider, passProvider, startIdentityProvider } from '../src/testing/identity-provider.ts';
import { startTestServer, type TestServer } from '../src/testing/test-server.ts';

const back = 'https://desk.example/login';
const password = 'right password';
const email = 'ann@example.eu';

let provider: IdentityProvider;
let server: TestServer<Schema>;
let offsetMs = 0;
const codes: string[] = [];
beforeAll(async () => {
  const people = [email, 'thief@example.eu'].map((one) => ({ email: one, name: one, verified: true }));
  provider = await startIdentityProvider({ people, redirects: [back] });
});
beforeEach(async () => {
  offsetMs = 0;
  const { issuer, clientId, clientSecret } = provider;
  const staff = defineCollection({
    name: 'staff',
    type: 'auth',
    fields: {},
    rules: { list: null, view: null, create: null, update: null, delete: null },
    auth: {
      password: { enabled: true, identityFields: ['email'] },
      oauth2: { enabled: true, providers: [{ name: 'oidc', clientId, clientSecret, extra: { issuer } }] },
      session: { idleSeconds: 43_200, totalSeconds: 604_800 },
    },
  });
  const careful = defineCollection({
    name: 'careful',
    type: 'auth',
    fields: {},
    rules: staff.rules,
    auth: {
      ...staff.auth,
      otp: { enabled: true, length: 6, lifeSeconds: 300 },
      mfa: { enabled: true, lifeSeconds: 900 },
    },
  });
  server = (await startTestServer({
    collections: { staff, careful },
    strict: true,
    policies: { onCode: async (_records, mail) => void codes.push(mail.code) },
    now: () => new Date(Date.now() + offsetMs),
    seed: async (records) => {
      for (const name of ['staff', 'careful'] as const)
        await records.create(name, { email, password, verified: true } as never);
    },
  })) as unknown as TestServer<Schema>;
});
afterEach(() => server.close());
afterAll(() => provider.close());

async function signedIn(): Promise<PocketBase> {
  const client = new PocketBase(server.url).autoCancellation(false);
  await client.collection('staff').authWithPassword(email, password);
  return client;
}

interface Failure {
  readonly status: number;
  readonly response: { readonly mfaId?: string; readonly email?: string };
}

/** Signs in at the provider and passes its code on. */
async function withProvider(client: PocketBase, address: string, collection = 'staff'): Promise<Failure> {
  const { oauth2 } = await client.collection(collection).listAuthMethods();
  const [found] = oauth2.providers;
  const url = new URL(await passProvider(`${found?.authURL}${encodeURIComponent(back)}`, address));
  const code = url.searchParams.get('code') ?? '';
  return client
    .collection(collection)
    .authWithOAuth2Code('oidc', code, found?.codeVerifier ?? '', back)
    .then(
      () => ({ status: 200, response: {} }),
      (error: Failure) => error,
    );
}
const links = () => server.store.reader.count('_externalAuths', '');

describe('A session in strict mode', () => {
  it('links no account of a provider with another address', async () => {
    expect(await withProvider(await signedIn(), 'thief@example.eu')).toMatchObject({ status: 400 });
    expect(await links()).toBe(0);
  });

  it('links the account with its own address soon after the sign-in', async () => {
    const client = await signedIn();
    expect(await withProvider(client, email)).toMatchObject({ status: 200 });
    expect(await links()).toBe(1);
    // The new token says how its session was signed in.
    const claims = Buffer.from(client.authStore.token.split('.')[1] ?? '', 'base64url').toString();
    expect(JSON.parse(claims)).toMatchObject({ method: 'oauth2', provider: 'oidc' });
  });

  it('links nothing later than that', async () => {
    const client = await signedIn();
    offsetMs = 11 * 60_000;
    expect(await withProvider(client, email)).toMatchObject({ status: 400 });
    expect(await links()).toBe(0);
  });

  it('lists its own links, and removes none through the record API', async () => {
    const client = await signedIn();
    await withProvider(client, email);
    const [own] = await client.collection('_externalAuths').getFullList();
    expect(own).toMatchObject({ provider: 'oidc' });
    await expect(client.collection('_externalAuths').delete(own?.id ?? '')).rejects.toMatchObject({ status: 403 });
    expect(await links()).toBe(1);
  });
});

describe('A provider sign-in of an account with a second factor', () => {
  const complete = async (client: PocketBase, mfaId: string | undefined) => {
    const { otpId } = await client.collection('careful').requestOTP(email);
    const body = { otpId, password: codes.at(-1), mfaId };
    return client.collection('careful').authWithOTP(otpId, codes.at(-1) ?? '', { body });
  };
  const start = async () => {
    const client = new PocketBase(server.url).autoCancellation(false);
    const first = await withProvider(client, email, 'careful');
    expect(first).toMatchObject({ status: 401, response: { mfaId: expect.any(String), email } });
    return { client, mfaId: first.response.mfaId };
  };

  it('links the account of the provider only after the second factor', async () => {
    const { client, mfaId } = await start();
    expect(await links()).toBe(0);
    expect((await complete(client, mfaId)).token).not.toBe('');
    expect(await links()).toBe(1);
    const again = await start();
    expect((await complete(again.client, again.mfaId)).token).not.toBe('');
    expect(await links()).toBe(1);
  });

  it('shows what waits to be linked to no one', async () => {
    await start();
    const rows = await server.store.dialect.all('SELECT "providerId" FROM "_mfas"', []);
    expect(rows).toMatchObject([{ providerId: expect.stringMatching(/.+/) }]);
    const values = { email: 'root@example.eu', password, verified: true };
    const root = await server.store.transaction((records) => records.create('_superusers', values as never));
    const token = await server.tokenFor('_superusers', root.id);
    const answer = await fetch(`${server.url}/api/collections/_mfas/records`, { headers: { authorization: token } });
    const { items } = (await answer.json()) as { items: object[] };
    expect(items).toHaveLength(1);
    expect(Object.keys(items[0] ?? {})).not.toContain('providerId');
  });
});
