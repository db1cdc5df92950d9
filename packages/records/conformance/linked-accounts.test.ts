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
  server = (await startTestServer({
    collections: { staff },
    strict: true,
    now: () => new Date(Date.now() + offsetMs),
    seed: async (records) => void (await records.create('staff', { email, password, verified: true } as never)),
  })) as unknown as TestServer<Schema>;
});
afterEach(() => server.close());
afterAll(() => provider.close());

async function signedIn(): Promise<PocketBase> {
  const client = new PocketBase(server.url).autoCancellation(false);
  await client.collection('staff').authWithPassword(email, password);
  return client;
}

/** Returns the status of linking or signing in with the provider's account of this address. */
async function withProvider(client: PocketBase, address: string): Promise<number> {
  const { oauth2 } = await client.collection('staff').listAuthMethods();
  const [found] = oauth2.providers;
  const url = new URL(await passProvider(`${found?.authURL}${encodeURIComponent(back)}`, address));
  const code = url.searchParams.get('code') ?? '';
  return client
    .collection('staff')
    .authWithOAuth2Code('oidc', code, found?.codeVerifier ?? '', back)
    .then(
      () => 200,
      (error: { status: number }) => error.status,
    );
}
const links = () => server.store.reader.count('_externalAuths', '');

describe('A session in strict mode', () => {
  it('links no account of a provider with another address', async () => {
    expect(await withProvider(await signedIn(), 'thief@example.eu')).toBe(400);
    expect(await links()).toBe(0);
  });

  it('links the account with its own address soon after the sign-in', async () => {
    expect(await withProvider(await signedIn(), email)).toBe(200);
    expect(await links()).toBe(1);
  });

  it('links nothing later than that', async () => {
    const client = await signedIn();
    offsetMs = 11 * 60_000;
    expect(await withProvider(client, email)).toBe(400);
    expect(await links()).toBe(0);
  });
});
