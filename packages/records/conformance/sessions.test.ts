import PocketBase from 'pocketbase';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defineCollection } from '../src/collection/collection.ts';
import { file } from '../src/fields/index.ts';
import { hashForRecord } from '../src/passwords/password.ts';
import type { Schema } from '../src/store/records.ts';
import { startTestServer, type TestServer } from '../src/testing/test-server.ts';

const password = 'right password';
const own = '@request.auth.id != "" && id = @request.auth.id';
const staff = defineCollection({
  name: 'staff',
  type: 'auth',
  fields: { scan: file({ protected: true }) },
  rules: { list: own, view: own, create: null, update: null, delete: null },
  auth: {
    password: { enabled: true, identityFields: ['email'] },
    session: { idleSeconds: 12 * 3600, totalSeconds: 7 * 24 * 3600 },
  },
});

let server: TestServer<Schema>;
let now: Date;
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00.000Z');
  const hash = await hashForRecord(password);
  server = await startTestServer({
    collections: [staff] as never,
    now: () => now,
    seed: async (records) => {
      await records.create('staff', { id: 'kimkimkimkimkim', email: 'kim@example.eu', password: hash } as never);
    },
  });
});
afterEach(() => server.close());

const hours = (count: number) => {
  now = new Date(now.getTime() + count * 3_600_000);
};
const signIn = async () => {
  const client = new PocketBase(server.url);
  await client.collection('staff').authWithPassword('kim@example.eu', password);
  return client;
};
const refresh = (client: PocketBase, idleSeconds?: number) =>
  client
    .collection('staff')
    .authRefresh(idleSeconds === undefined ? {} : { headers: { 'X-Idle-Seconds': String(idleSeconds) } })
    .then(
      () => 200,
      (error: { status: number }) => error.status,
    );
const claimsOf = ({ authStore }: PocketBase) =>
  JSON.parse(Buffer.from(authStore.token.split('.')[1] ?? '', 'base64url').toString());
const count = async (client: PocketBase) => (await client.collection('staff').getFullList({ requestKey: null })).length;
const end = (token: string) =>
  fetch(`${server.url}/api/collections/staff/end-session`, { method: 'POST', headers: { authorization: token } });

describe('A session', () => {
  it('ends twelve hours after its last use', async () => {
    const client = await signIn();
    hours(11);
    expect(await refresh(client)).toBe(200);
    hours(11);
    expect(await count(client)).toBe(1);
    hours(1);
    expect(await count(client)).toBe(0);
    expect(await refresh(client)).toBe(401);
  });

  it('says in its token how it was signed in, also after a refresh', async () => {
    const client = await signIn();
    expect(claimsOf(client)).toMatchObject({ method: 'password' });
    hours(1);
    await refresh(client);
    const { method, since } = claimsOf(client);
    expect({ method, since }).toEqual({ method: 'password', since: now.getTime() / 1000 - 3600 });
  });

  it('is not prolonged by refreshes while the program is not in use', async () => {
    const client = await signIn();
    hours(6);
    expect(await refresh(client, 6 * 3600)).toBe(200);
    hours(5);
    expect(await refresh(client, 11 * 3600)).toBe(200);
    expect(await count(client)).toBe(1);
    hours(1);
    expect(await count(client)).toBe(0);
    expect(await refresh(client)).toBe(401);
  });

  it('ends seven days after the sign-in, however often it is used', async () => {
    const client = await signIn();
    for (let half = 0; half < 15; half++) {
      hours(11);
      expect(await refresh(client)).toBe(200);
    }
    hours(3);
    expect(await count(client)).toBe(0);
    expect(await refresh(client)).toBe(401);
  });

  it('cannot be prolonged by a header that promises use in the future', async () => {
    const client = await signIn();
    expect(await refresh(client, -1e9)).toBe(200);
    hours(12);
    expect(await count(client)).toBe(0);
  });
});

describe('Ending a session', () => {
  it('invalidates its tokens of every type, earlier and later ones, and no other session', async () => {
    const client = await signIn();
    const other = await signIn();
    const first = client.authStore.token;
    hours(1);
    await refresh(client);
    const file = await client.files.getToken();
    expect((await end(client.authStore.token)).status).toBe(204);
    for (const token of [first, client.authStore.token]) {
      client.authStore.save(token);
      expect(await count(client)).toBe(0);
      expect(await refresh(client)).toBe(401);
      expect((await end(token)).status).toBe(401);
    }
    expect(await server.app.recordApi.authenticator.resolve(file, 'file')).toBeUndefined();
    expect(await count(other)).toBe(1);
    expect(await refresh(other)).toBe(200);
  });

  it('is not visible in answers, and is forgotten when its tokens have expired', async () => {
    const client = await signIn();
    await end(client.authStore.token);
    const stored = async () =>
      (await server.store.reader.need('staff', 'kimkimkimkimkim')) as never as Record<string, unknown>;
    expect((await stored())['endedSessions']).toHaveLength(1);
    const other = await signIn();
    expect(await other.collection('staff').getOne('kimkimkimkimkim')).not.toHaveProperty('endedSessions');
    hours(13);
    const third = await signIn();
    await end(third.authStore.token);
    expect((await stored())['endedSessions']).toEqual([[expect.any(String), now.getTime() / 1000 + 12 * 3600]]);
  });

  it('is refused to guests', async () => {
    expect((await end('')).status).toBe(401);
  });
});
