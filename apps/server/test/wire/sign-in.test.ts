import type { AuthCollection } from '@dossier/domain/portal';
import type { ClientResponseError, RecordAuthResponse } from 'pocketbase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeClient, makeGatekeeper, makeIntern, testPassword } from '../factories.ts';
import { startWorld, type World } from '../scenario.ts';
import type { Person } from '../test-app.ts';
import { askCode, refusedBySdk, sdkFor } from './sdk.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  // The SDK compares the end of a token with its own clock.
  world.clock.set(new Date().toISOString());
});
afterAll(() => world.close());

const makers: Readonly<Record<AuthCollection, (email: string) => Promise<Person>>> = {
  gatekeeper_users: (email) => makeGatekeeper(world, world.org, { email, verified: true }),
  internal_users: (email) => makeIntern(world, { email, verified: true }),
  end_client_users: (email) => makeClient(world, { email, verified: true }),
};
const staff = ['gatekeeper_users', 'internal_users'] as const;
const all = [...staff, 'end_client_users'] as const;

/** A new address each time, because attempts are counted per address. */
let count = 0;
async function someone(collection: AuthCollection) {
  count += 1;
  const email = `wire-${count}@example.test`;
  return { collection, email, person: await makers[collection](email), sdk: await sdkFor(world, null) };
}
type Someone = Awaited<ReturnType<typeof someone>>;

async function firstFactor({ sdk, collection, email }: Someone): Promise<string> {
  const error = await refusedPassword({ sdk, collection, email } as Someone, testPassword);
  return String(error.response['mfaId']);
}

function refusedPassword({ sdk, collection, email }: Someone, password: string): Promise<ClientResponseError> {
  return sdk
    .collection(collection)
    .authWithPassword(email, password)
    .then(
      () => Promise.reject(new Error('signed in without a code')),
      (error: ClientResponseError) => error,
    );
}

async function signIn(who: Someone): Promise<RecordAuthResponse> {
  const options = who.collection === 'end_client_users' ? {} : { mfaId: await firstFactor(who) };
  const { otpId, code } = await askCode(world, who.sdk, who.collection, who.email);
  return who.sdk.collection(who.collection).authWithOTP(otpId, code, options);
}

function isWholeAnswer({ token, record }: RecordAuthResponse, { collection, email, person }: Someone): void {
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(record).toMatchObject({
    id: person.id,
    email,
    collectionId: world.store.collections.get(collection)?.id,
    collectionName: collection,
    verified: true,
  });
  expect(Object.keys(record)).not.toEqual(expect.arrayContaining(['password']));
  expect(Object.keys(record)).not.toEqual(expect.arrayContaining(['tokenKey']));
}

describe.each(all)('%s', (collection) => {
  test('a login returns a token and a record with id, email, collectionId, collectionName and verified [SES-19, SES-20, API-12, API-13]', async () => {
    const who = await someone(collection);
    isWholeAnswer(await signIn(who), who);
    expect(who.sdk.authStore.isValid).toBe(true);
  });

  test('a refresh needs no input and returns a token and the same record [SES-19, SES-20, API-14, API-15]', async () => {
    const who = await someone(collection);
    const { token } = await signIn(who);
    world.clock.advance({ minutes: 2 });
    const refreshed = await who.sdk.collection(collection).authRefresh();
    isWholeAnswer(refreshed, who);
    expect(refreshed.token).not.toBe(token);
    const answer = await fetch(`${world.url}/api/collections/${collection}/auth-refresh`, {
      method: 'POST',
      headers: { authorization: refreshed.token },
    });
    expect(answer.status).toBe(200);
    expect(Object.keys(await answer.json()).toSorted()).toEqual(['record', 'token']);
  });

  test('a refresh without a session, or with one of another collection, is refused [API-14]', async () => {
    const guest = await sdkFor(world, null);
    expect((await refusedBySdk(world, () => guest.collection(collection).authRefresh())).status).toBe(401);
    const elsewhere = collection === 'end_client_users' ? world.gatekeeper : world.client;
    const other = await sdkFor(world, elsewhere);
    expect((await refusedBySdk(world, () => other.collection(collection).authRefresh())).status).toBe(403);
  });

  test('lists the sign-in methods [API-16]', async () => {
    const sdk = await sdkFor(world, null);
    const methods = await sdk.collection(collection).listAuthMethods();
    const isStaff = collection !== 'end_client_users';
    expect(methods.password).toEqual({ enabled: isStaff, identityFields: isStaff ? ['email'] : [] });
    expect(methods.otp.enabled).toBe(true);
    expect(methods.mfa.enabled).toBe(isStaff);
  });
});

describe.each(staff)('a password for %s', (collection) => {
  test('is accepted with the identity and returns an mfaId, never a token [API-05, API-07]', async () => {
    const who = await someone(collection);
    const error = await refusedPassword(who, testPassword);
    expect(error.status).toBe(401);
    expect(error.response).toEqual({ mfaId: expect.stringMatching(/^[a-z0-9]{15}$/) });
    expect(who.sdk.authStore.isValid).toBe(false);
  });

  test('is the second factor after a code, and then returns token and record [API-05, API-06, SES-19, SES-20]', async () => {
    const who = await someone(collection);
    const { otpId, code } = await askCode(world, who.sdk, collection, who.email);
    const first = await who.sdk
      .collection(collection)
      .authWithOTP(otpId, code)
      .then(
        () => Promise.reject(new Error('signed in without a password')),
        (error: ClientResponseError) => error,
      );
    expect(first.status).toBe(401);
    const mfaId = String(first.response['mfaId']);
    isWholeAnswer(await who.sdk.collection(collection).authWithPassword(who.email, testPassword, { mfaId }), who);
  });

  test('that is wrong is refused without an mfaId, and nothing changes [API-05]', async () => {
    const { sdk, email } = await someone(collection);
    const call = () => sdk.collection(collection).authWithPassword(email, 'not this one');
    const error = await refusedBySdk(world, call);
    expect([error.status, error.response['mfaId']]).toEqual([400, undefined]);
    const missing = await refusedBySdk(world, () => sdk.collection(collection).authWithPassword('', ''));
    expect(Object.keys(missing.response['data'] as object).toSorted()).toEqual(['identity', 'password']);
  });
});

test('a client cannot sign in with a password, right or wrong [API-05]', async () => {
  const { sdk, email } = await someone('end_client_users');
  const call = () => sdk.collection('end_client_users').authWithPassword(email, testPassword);
  expect((await refusedBySdk(world, call)).status).toBe(403);
});
