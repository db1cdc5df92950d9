import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ann, bob, changesOf, lea, openWorld, password, pim, root, send, sendJson, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const validating = 'An error occurred while validating the submitted data.';
const loading = 'An error occurred while loading the submitted data.';
const blank = { code: 'validation_required', message: 'Cannot be blank.' };
const post = (path: string, body: unknown, token?: string) =>
  sendJson(world, `/api/collections/${path}`, body, { headers: token ? { authorization: token } : {} });

describe('auth-methods', () => {
  it('list what a collection offers', async () => {
    expect(await (await world.as()).collection('users').listAuthMethods()).toMatchObject({
      password: { enabled: true, identityFields: ['email', 'username'] },
      oauth2: { enabled: false, providers: [] },
      mfa: { enabled: false, duration: 0 },
      otp: { enabled: true, duration: 300 },
    });
    expect((await send(world, '/api/collections/staff/auth-methods')).body).toMatchObject({
      mfa: { enabled: true, duration: 900 },
      authProviders: null,
      usernamePassword: false,
      emailPassword: true,
    });
    expect((await send(world, '/api/collections/plain_people/auth-methods')).body).toMatchObject({
      password: { enabled: false, identityFields: [] },
      otp: { enabled: false, duration: 0 },
      emailPassword: false,
    });
  });

  it.each([
    ['articles', 'Missing or invalid auth collection context.'],
    ['nothing', 'Missing or invalid collection context.'],
  ])('of %s are missing', async (name, message) => {
    expect((await send(world, `/api/collections/${name}/auth-methods`)).body).toEqual({
      status: 404,
      message,
      data: {},
    });
  });
});

describe('auth-with-password', () => {
  it.each(['ann@example.eu', 'ann'])('signs in %s with the whole record and a token that works', async (identity) => {
    const pb = await world.as();
    const { record, token } = await pb.collection('users').authWithPassword(identity, password);
    expect(record).toMatchObject({ id: ann, email: 'ann@example.eu', collectionName: 'users' });
    expect(record).not.toHaveProperty('password');
    expect(pb.authStore.isValid).toBe(true);
    expect(token).toBe(pb.authStore.token);
    await expect(pb.collection('users').update(ann, { name: 'Ann' })).resolves.toBeDefined();
  });

  it('applies fields to its answer', async () => {
    const { body } = await post('users/auth-with-password?fields=record.name', { identity: 'ann', password });
    expect(body).toEqual({ record: { name: 'Ann' } });
  });

  it('leaves no change', async () => {
    expect(await changesOf(world, () => post('users/auth-with-password', { identity: 'ann', password }))).toEqual([]);
  });

  it.each<[string, unknown, number, string, object]>([
    ['a wrong password', { identity: 'ann', password: 'wrong' }, 400, 'Failed to authenticate.', {}],
    ['an unknown person', { identity: 'nobody@example.eu', password }, 400, 'Failed to authenticate.', {}],
    ['an address in other letters', { identity: 'ANN@example.eu', password }, 400, 'Failed to authenticate.', {}],
    ['nothing', {}, 400, validating, { identity: blank, password: blank }],
    [
      'too long',
      { identity: 'x'.repeat(256), password },
      400,
      validating,
      {
        identity: {
          code: 'validation_length_out_of_range',
          message: 'The length must be between 1 and 255.',
          params: { min: 1, max: 255 },
        },
      },
    ],
    [
      'a field that is none',
      { identity: 'ann', password, identityField: 'name' },
      400,
      validating,
      { identityField: { code: 'validation_in_invalid', message: 'Must be a valid value.' } },
    ],
    ['the other field', { identity: 'ann', password, identityField: 'email' }, 400, 'Failed to authenticate.', {}],
    ['a number', { identity: 12, password }, 400, loading, {}],
    ['broken JSON', '{', 400, loading, {}],
    ['a list', [], 400, loading, {}],
  ])('refuses %s', async (_, body, status, message, data) => {
    expect((await post('users/auth-with-password', body)).body).toEqual({ status, message, data });
  });

  it('refuses a collection without passwords, before the body is read', async () => {
    const answer = await post('plain_people/auth-with-password', '{');
    expect(answer.body).toEqual({
      status: 403,
      message: 'The collection is not configured to allow password authentication.',
      data: {},
    });
  });

  it('checks the auth rule only after the password, and again at refresh; until then tokens are valid', async () => {
    await world.store.transaction((records) => records.update('users', bob, { blocked: true } as never));
    const refused = {
      status: 403,
      message: "The request doesn't satisfy the collection requirements to authenticate.",
      data: {},
    };
    expect((await post('users/auth-with-password', { identity: 'Bob', password })).body).toEqual(refused);
    expect((await post('users/auth-with-password', { identity: 'Bob', password: 'x' })).body).toMatchObject({
      status: 400,
    });
    const pb = await world.as(bob);
    await expect(pb.collection('users').getOne(bob)).resolves.toBeDefined();
    await expect(pb.collection('users').authRefresh()).rejects.toMatchObject({ response: refused });
    await world.store.transaction((records) => records.update('users', bob, { blocked: false } as never));
  });

  it('takes forms as texts', async () => {
    const answer = await send(world, '/api/collections/users/auth-with-password', {
      method: 'POST',
      body: new URLSearchParams({ identity: '12345', password: '678' }),
    });
    expect(answer.body).toEqual({ status: 400, message: 'Failed to authenticate.', data: {} });
  });
});

describe('auth-refresh', () => {
  it('gives a new answer; the old token stays valid', async () => {
    const pb = await world.as(ann);
    const old = pb.authStore.token;
    expect((await pb.collection('users').authRefresh()).record.id).toBe(ann);
    expect((await post('users/auth-refresh', {}, old)).status).toBe(200);
    expect((await post('users/auth-refresh', {}, `Bearer ${old}`)).status).toBe(200);
  });

  it.each(['', 'nonsense', 'Basic abc', 'a.b.c'])('refuses the token %j', async (token) => {
    expect((await post('users/auth-refresh', {}, token)).body).toEqual({
      status: 401,
      message: 'The request requires valid record authorization token.',
      data: {},
    });
  });

  it("names the token's own collection when the path is another", async () => {
    const message = (name: string) => ({
      status: 403,
      message: `The request requires auth record from ${name} collection.`,
      data: {},
    });
    const [annsToken, rootsToken] = [await world.tokenFor('users', ann), await world.tokenFor('_superusers', root)];
    expect((await post('staff/auth-refresh', {}, annsToken)).body).toEqual(message('users'));
    expect((await post('articles/auth-refresh', {}, annsToken)).body).toEqual(message('users'));
    expect((await post('users/auth-refresh', {}, rootsToken)).body).toEqual(message('_superusers'));
  });

  it('is never throttled', async () => {
    const token = await world.tokenFor('users', ann);
    const answers = await Promise.all(Array.from({ length: 60 }, () => post('users/auth-refresh', {}, token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('tokens', () => {
  it('that are no good make a guest, not an error', async () => {
    const headers = (authorization: string) => ({ headers: { authorization } });
    const good = await world.tokenFor('users', ann);
    const seesAddress = async (authorization: string) => {
      const { status, body } = await send(world, `/api/collections/users/records/${ann}`, headers(authorization));
      expect(status).toBe(200);
      return 'email' in body;
    };
    expect(await seesAddress(good)).toBe(true);
    expect(await seesAddress(`Bearer ${good}`)).toBe(true);
    for (const bad of [
      `bearer ${good}`,
      `Basic ${good}`,
      `${good}x`,
      good.slice(0, -3),
      'x',
      good.replace(/\..*\./, '.e30.'),
    ]) {
      expect(await seesAddress(bad)).toBe(false);
    }
  });

  it('of files do not sign in, and those of sign-in open no files', async () => {
    const pb = await world.as(ann);
    const fileToken = await pb.files.getToken();
    expect((await post('users/auth-refresh', {}, fileToken)).status).toBe(401);
    expect((await send(world, '/api/files/token', { method: 'POST' })).body).toEqual({
      status: 401,
      message: 'The request requires valid record authorization token.',
      data: {},
    });
  });

  it('of a deleted person are void', async () => {
    const made = await (await world.as())
      .collection('users')
      .create({ email: 'gone@example.eu', password, passwordConfirm: password });
    const pb = await world.as(made.id);
    await pb.collection('users').delete(made.id);
    const token = pb.authStore.token || '';
    expect((await post('users/auth-refresh', {}, token)).status).toBe(401);
  });

  it('end when the e-mail changes, not when the name does', async () => {
    const made = await (await world.as())
      .collection('users')
      .create({ email: 'before@example.eu', password, passwordConfirm: password });
    const token = await world.tokenFor('users', made.id);
    await (await world.as(lea)).collection('users').update(made.id, { name: 'New name' });
    expect((await post('users/auth-refresh', {}, token)).status).toBe(200);
    await (await world.as(lea)).collection('users').update(made.id, { email: 'after@example.eu' });
    expect((await post('users/auth-refresh', {}, token)).status).toBe(401);
  });

  it('do not pass from one collection to another', async () => {
    const token = await world.tokenFor('staff', pim);
    expect(
      (await send(world, `/api/collections/staff/records/${pim}`, { headers: { authorization: token } })).status,
    ).toBe(200);
    expect(
      (await send(world, `/api/collections/users/records/${ann}`, { headers: { authorization: token } })).body,
    ).not.toHaveProperty('email');
  });
});
