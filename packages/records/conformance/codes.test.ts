import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ann, changesOf, kim, openWorld, password, pim, refusalOf, sendJson, type World } from './world.ts';

let world: World;
/** A clock that tests may move; always ahead of what it showed before. */
let offset = 0;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(Date.now() + offset) });
});
beforeEach(() => {
  offset += 400_000;
});
afterAll(() => world.close());

const validating = 'An error occurred while validating the submitted data.';
const invalid = { status: 400, message: 'Invalid or expired OTP.', data: {} };
const post = (path: string, body: unknown) => sendJson(world, `/api/collections/${path}`, body);
const askFor = async (email: string, collection = 'users') =>
  (await post(`${collection}/request-otp`, { email })).body['otpId'] as string;
const lastCode = () => world.mails.at(-1)?.code ?? '';
const enter = (otpId: string, code: string, more: object = {}, collection = 'users') =>
  post(`${collection}/auth-with-otp`, { otpId, password: code, ...more });
const wrong = (code: string) => (code.startsWith('0') ? '1' : '0') + code.slice(1);

describe('request-otp [API-10, API-11]', () => {
  it('mails a code and answers its id', async () => {
    const mails = world.mails.length;
    const { otpId } = await (await world.as()).collection('users').requestOTP('ann@example.eu');
    expect(otpId).toMatch(/^[a-z0-9]{15}$/);
    expect(world.mails.slice(mails)).toEqual([
      {
        collection: 'users',
        record: expect.objectContaining({ id: ann }),
        email: 'ann@example.eu',
        code: expect.stringMatching(/^\d{6}$/),
        otpId,
        expiresAt: expect.any(Date),
        language: 'en',
      },
    ]);
  });

  it('answers unknown addresses alike, without mail and without a trace', async () => {
    const mails = world.mails.length;
    const ids: string[] = [];
    expect(
      await changesOf(world, async () =>
        ids.push(await askFor('nobody@example.eu'), await askFor('nobody@example.eu')),
      ),
    ).toEqual([]);
    expect(new Set(ids).size).toBe(2);
    expect(ids.every((id) => /^[a-z0-9]{15}$/.test(id))).toBe(true);
    expect(world.mails.length).toBe(mails);
    expect(await world.store.dialect.all('SELECT * FROM "_otps" WHERE "sentTo" = ?', ['nobody@example.eu'])).toEqual(
      [],
    );
  });

  it.each(['ann@example.eu', 'stranger@example.eu'])(
    'with ten open codes answers the newest id and sends nothing: %s',
    async (email) => {
      const ids: string[] = [];
      for (let i = 0; i < 10; i++) {
        offset += 10;
        ids.push(await askFor(email));
      }
      const mails = world.mails.length;
      expect(new Set(ids).size).toBe(10);
      expect(await askFor(email)).toBe(ids.at(-1));
      expect(world.mails.length).toBe(mails);
      offset += 300_000;
      expect(ids).not.toContain(await askFor(email));
    },
  );

  it.each<[string, unknown, number, string, object]>([
    ['nothing', {}, 400, validating, { email: { code: 'validation_required', message: 'Cannot be blank.' } }],
    [
      'no address',
      { email: 'nonsense' },
      400,
      validating,
      { email: { code: 'validation_is_email', message: 'Must be a valid email address.' } },
    ],
    ['a number', { email: 5 }, 400, 'An error occurred while loading the submitted data.', {}],
  ])('refuses %s', async (_, body, status, message, data) => {
    expect((await post('users/request-otp', body)).body).toEqual({ status, message, data });
  });

  it('refuses a collection without codes', async () => {
    const message = 'The collection is not configured to allow OTP authentication.';
    expect((await post('plain_people/request-otp', {})).body).toEqual({ status: 403, message, data: {} });
    expect((await post('plain_people/auth-with-otp', {})).body).toEqual({ status: 403, message, data: {} });
  });
});

describe('auth-with-otp [API-12, API-13]', () => {
  it('signs in and proves the address', async () => {
    const otpId = await askFor('ann@example.eu');
    const pb = await world.as();
    const answer = await pb.collection('users').authWithOTP(otpId, lastCode());
    expect(answer.record).toMatchObject({ id: ann, email: 'ann@example.eu', verified: true });
    expect(pb.authStore.isValid).toBe(true);
    expect(world.changes.at(-1)).toMatchObject({ action: 'update', actor: { collection: 'users', id: ann } });
  });

  it('once, also under five concurrent requests', async () => {
    const otpId = await askFor('lea@example.eu');
    // Five tries are allowed; all of them are right.
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(otpId, lastCode())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    expect((await enter(otpId, lastCode())).status).toBe(429);
  });

  it('refuses wrong, unknown, used, expired codes and those of other collections alike', async () => {
    const otpId = await askFor('ann@example.eu');
    const code = lastCode();
    expect((await enter(otpId, wrong(code))).body).toEqual(invalid);
    expect((await enter('unknownunknownu', code)).body).toEqual(invalid);
    expect((await enter(otpId, code, {}, 'staff')).body).toEqual(invalid);
    expect((await enter(otpId, code)).status).toBe(200);
    expect((await enter(otpId, code)).body).toEqual(invalid);
    offset += 200_000;
    const expiring = await askFor('ann@example.eu');
    offset += 300_001;
    expect((await enter(expiring, lastCode())).body).toEqual(invalid);
  });

  it('refuses the id issued for an unknown address', async () => {
    expect((await enter(await askFor('nobody@example.eu'), '123456')).body).toEqual(invalid);
  });

  it.each(['ann@example.eu', 'bystander@example.eu'])(
    'refuses the sixth try for 180 s, over all ids of one person: %s',
    async (email) => {
      const ids = [await askFor(email), await askFor(email)];
      const code = lastCode();
      const tooMany = { status: 429, message: 'Too many attempts, please try again later with a new OTP.', data: {} };
      const answers = [];
      for (let i = 0; i < 6; i++) answers.push((await enter(ids[i % 2] ?? '', wrong(code))).body);
      expect(answers).toEqual([invalid, invalid, invalid, invalid, invalid, tooMany]);
      expect((await enter(ids[1] ?? '', code)).body).toEqual(tooMany);
      offset += 180_000;
      expect((await enter(ids[1] ?? '', wrong(code))).body).toEqual(invalid);
    },
  );

  it('accepts several open codes at the same time', async () => {
    const first = await askFor('ann@example.eu');
    const firstCode = lastCode();
    await askFor('ann@example.eu');
    expect((await enter(first, firstCode)).status).toBe(200);
  });

  it.each<[unknown, string, object]>([
    [
      {},
      validating,
      {
        otpId: expect.objectContaining({ code: 'validation_required' }),
        password: expect.objectContaining({ code: 'validation_required' }),
      },
    ],
    [
      { otpId: 'x', password: '1'.repeat(72) },
      validating,
      { password: expect.objectContaining({ code: 'validation_length_out_of_range' }) },
    ],
    [{ otpId: 'x', password: 123456 }, 'An error occurred while loading the submitted data.', {}],
  ])('refuses %j', async (body, message, data) => {
    expect((await post('users/auth-with-otp', body)).body).toEqual({ status: 400, message, data });
  });

  it('takes digits from forms as a text', async () => {
    const otpId = await askFor('ann@example.eu');
    const body = new URLSearchParams({ otpId, password: lastCode() });
    expect((await fetch(`${world.url}/api/collections/users/auth-with-otp`, { method: 'POST', body })).status).toBe(
      200,
    );
  });

  it('ends with its person', async () => {
    const made = await (await world.as())
      .collection('users')
      .create({ email: 'leaving@example.eu', password, passwordConfirm: password });
    const otpId = await askFor('leaving@example.eu');
    await (await world.as(made.id)).collection('users').delete(made.id);
    expect((await enter(otpId, lastCode())).body).toEqual(invalid);
  });
});

describe('the second factor [API-07]', () => {
  const withPassword = (more: object = {}, identity = 'kim@example.eu') =>
    post('staff/auth-with-password', { identity, password, ...more });
  const code = async () => [await askFor('kim@example.eu', 'staff'), lastCode()] as const;

  it('is requested by a 401 with only mfaId', async () => {
    const answer = await withPassword();
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ mfaId: expect.stringMatching(/^[a-z0-9]{15}$/) });
    const error = await (await world.as())
      .collection('staff')
      .authWithPassword('kim@example.eu', password)
      .catch((caught) => caught);
    expect(error.response.mfaId).toMatch(/^[a-z0-9]{15}$/);
  });

  it('password, then code', async () => {
    const { mfaId } = (await withPassword()).body;
    const [otpId, digits] = await code();
    const pb = await world.as();
    expect((await pb.collection('staff').authWithOTP(otpId, digits, { mfaId })).record.id).toBe(kim);
  });

  it('code, then password, the id in the query', async () => {
    const [otpId, digits] = await code();
    const first = await enter(otpId, digits, {}, 'staff');
    expect(first.status).toBe(401);
    expect((await enter(otpId, digits, {}, 'staff')).body).toEqual(invalid);
    expect(
      (await post(`staff/auth-with-password?mfaId=${first.body.mfaId}`, { identity: 'kim@example.eu', password }))
        .status,
    ).toBe(200);
  });

  it('works once', async () => {
    const { mfaId } = (await withPassword()).body;
    const [first, firstDigits] = await code();
    const [second, secondDigits] = await code();
    expect((await enter(first, firstDigits, { mfaId }, 'staff')).status).toBe(200);
    expect((await enter(second, secondDigits, { mfaId }, 'staff')).body).toEqual({
      status: 400,
      message: 'Invalid or expired MFA session.',
      data: {},
    });
  });

  it('survives a wrong code', async () => {
    const { mfaId } = (await withPassword()).body;
    const [otpId, digits] = await code();
    expect((await enter(otpId, wrong(digits), { mfaId }, 'staff')).body).toEqual(invalid);
    expect((await enter(otpId, digits, { mfaId }, 'staff')).status).toBe(200);
  });

  it('must be another method, in time, of the same person', async () => {
    const { mfaId } = (await withPassword()).body;
    expect((await withPassword({ mfaId })).body).toEqual({
      status: 400,
      message: 'A different authentication method is required.',
      data: {},
    });
    expect((await withPassword({ mfaId: 'unknownunknownu' })).body).toEqual({
      status: 400,
      message: 'Invalid or expired MFA session.',
      data: {},
    });
    await world.store.transaction((records) => records.update('staff', pim, { trusted: false } as never));
    const pims = await askFor('pim@example.eu', 'staff');
    expect((await enter(pims, lastCode(), { mfaId }, 'staff')).body).toEqual({
      status: 400,
      message: 'Invalid MFA session.',
      data: {},
    });
    await world.store.transaction((records) => records.update('staff', pim, { trusted: true } as never));
    offset += 900_001;
    const [otpId, digits] = await code();
    expect((await enter(otpId, digits, { mfaId }, 'staff')).body).toMatchObject({
      message: 'Invalid or expired MFA session.',
    });
  });

  it('is not required outside the rule, whatever id is sent, and never at refresh', async () => {
    expect((await withPassword({ mfaId: 'unknownunknownu' }, 'pim@example.eu')).status).toBe(200);
    await expect((await world.as(kim)).collection('staff').authRefresh()).resolves.toBeDefined();
  });

  it('is not reached with a wrong password', async () => {
    expect(
      await refusalOf(world, async () =>
        (await world.as()).collection('staff').authWithPassword('kim@example.eu', 'x'),
      ),
    ).toMatchObject({ status: 400 });
  });
});
