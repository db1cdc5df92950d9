import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SecondFactors } from '../src/http/policies.ts';
import { authenticate } from '../src/plugin/plugin.ts';
import { kim, openWorld, password, send, sendJson, type World } from './world.ts';

/** A program with one kind of factor: a word that is accepted once. */
const state = { words: [] as string[], isRequired: false, isMissing: false };
const secondFactors: SecondFactors = {
  offer: async (_records, _account, mfaId) => (state.words.length > 0 ? [{ kind: 'word', for: mfaId }] : undefined),
  verify: async ({ record, body }) => {
    const word = String(body['word']);
    if (record.id !== kim || !state.words.includes(word)) return undefined;
    return async () => {
      const isLeft = state.words.includes(word);
      state.words = state.words.filter((other) => other !== word);
      return isLeft;
    };
  },
  isRequired: async () => state.isRequired,
  isMissing: async () => state.isMissing,
};

let world: World;
let offset = 0;
beforeAll(async () => {
  world = await openWorld({
    now: () => new Date(Date.now() + offset),
    policies: { secondFactors },
    routes: (app) => {
      app.get('/api/desk/me', async (request) => {
        const signedIn = await authenticate(request);
        return { id: signedIn?.record.id ?? null, isLimited: signedIn?.claims.limited === true };
      });
    },
  });
});
beforeEach(() => {
  offset += 1_000_000;
  Object.assign(state, { words: ['tulip'], isRequired: false, isMissing: false });
});
afterAll(() => world.close());

const post = (path: string, body: unknown) => sendJson(world, `/api/collections/staff/${path}`, body);
const firstStep = async () =>
  (await post('auth-with-password', { identity: 'kim@example.eu', password })).body as {
    mfaId: string;
    factors?: object[];
  };
const withWord = (mfaId: string, word: string) => post('auth-with-factor', { mfaId, word });
const wrong = { status: 400, message: 'Failed to authenticate.', data: {} };
const noMfa = { status: 400, message: 'Invalid or expired MFA session.', data: {} };
const otherMethod = { status: 400, message: 'A different authentication method is required.', data: {} };

async function mailedCode() {
  const { otpId } = (await post('request-otp', { email: 'kim@example.eu' })).body;
  return { otpId, password: world.mails.at(-1)?.code ?? '' };
}

describe('auth-with-factor', () => {
  it('the first step names the factors, and a right one signs in once', async () => {
    const { mfaId, factors } = await firstStep();
    expect(factors).toEqual([{ kind: 'word', for: mfaId }]);
    const { status, body } = await withWord(mfaId, 'tulip');
    expect(status).toBe(200);
    expect(body.record.id).toBe(kim);
    expect((await withWord(mfaId, 'tulip')).body).toEqual(noMfa);
  });

  it('the first step of an account without factors has only the mfaId [LOG-08]', async () => {
    state.words = [];
    expect(await firstStep()).toEqual({ mfaId: expect.stringMatching(/^[a-z0-9]{15}$/) });
  });

  it('a wrong factor does not use up the id; the fifth does, and the password is needed again', async () => {
    const { mfaId } = await firstStep();
    for (let index = 0; index < 4; index++) expect((await withWord(mfaId, 'rose')).body).toEqual(wrong);
    expect((await withWord(mfaId, 'rose')).body).toEqual(wrong);
    offset += 200_000;
    expect((await withWord(mfaId, 'tulip')).body).toEqual(noMfa);
    expect(state.words).toEqual(['tulip']);
    offset += 200_000;
    expect((await withWord((await firstStep()).mfaId, 'tulip')).status).toBe(200);
  });

  it('without a first step, or a quarter of an hour after it, nothing is verified', async () => {
    expect((await withWord('unknownunknownu', 'tulip')).body).toEqual(noMfa);
    expect((await post('auth-with-factor', {})).body).toEqual(noMfa);
    const { mfaId } = await firstStep();
    offset += 901_000;
    expect((await withWord(mfaId, 'tulip')).body).toEqual(noMfa);
    expect(state.words).toEqual(['tulip']);
  });

  it('two requests with one factor at the same time sign in once', async () => {
    const [one, two] = [await firstStep(), await firstStep()];
    const answers = await Promise.all([withWord(one.mfaId, 'tulip'), withWord(two.mfaId, 'tulip')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('does not exist in a program without such factors', async () => {
    const plain = await openWorld();
    expect((await sendJson(plain, '/api/collections/staff/auth-with-factor', {})).status).toBe(404);
    await plain.close();
  });
});

describe('when a factor is required', () => {
  it('a mailed code is accepted neither as second nor as first step, and the mfaId stays valid for the factor', async () => {
    state.isRequired = true;
    const { mfaId } = await firstStep();
    expect((await post('auth-with-otp', { ...(await mailedCode()), mfaId })).body).toEqual(otherMethod);
    expect((await post('auth-with-otp', await mailedCode())).body).toEqual(otherMethod);
    expect((await withWord(mfaId, 'tulip')).status).toBe(200);
  });

  it('otherwise a mailed code is accepted from an account that has factors', async () => {
    const { mfaId } = await firstStep();
    expect((await post('auth-with-otp', { ...(await mailedCode()), mfaId })).status).toBe(200);
  });
});

describe('an account that has to add a factor first', () => {
  const signIn = async () => {
    const { mfaId } = await firstStep();
    return (await post('auth-with-otp', { ...(await mailedCode()), mfaId })).body as { token: string };
  };
  const me = async (token: string) => (await send(world, '/api/desk/me', { headers: { authorization: token } })).body;
  const refresh = (token: string) =>
    sendJson(world, '/api/collections/staff/auth-refresh', {}, { headers: { authorization: token } });

  it('gets a token that counts as a guest in the record API, and becomes a full one when the factor was added', async () => {
    Object.assign(state, { words: [], isMissing: true });
    const { token } = await signIn();
    expect(await me(token)).toEqual({ id: kim, isLimited: true });
    const file = await sendJson(world, '/api/files/token', {}, { headers: { authorization: token } });
    expect(file.status).toBe(401);
    expect(await me((await refresh(token)).body.token)).toEqual({ id: kim, isLimited: true });
    state.isMissing = false;
    expect(await me((await refresh(token)).body.token)).toEqual({ id: kim, isLimited: false });
  });

  it('the limited token is valid for half an hour', async () => {
    Object.assign(state, { words: [], isMissing: true });
    const { token } = await signIn();
    offset += 1_801_000;
    expect(await me(token)).toEqual({ id: null, isLimited: false });
    expect((await refresh(token)).status).toBe(401);
  });

  it('a session from before keeps its rights when it is refreshed', async () => {
    const { token } = await signIn();
    state.isMissing = true;
    expect(await me((await refresh(token)).body.token)).toEqual({ id: kim, isLimited: false });
  });
});
