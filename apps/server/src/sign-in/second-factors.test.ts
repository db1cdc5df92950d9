import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testPassword as password } from '../../test/factories.ts';
import { addApp, addPasskey, signInOf } from '../../test/factors.ts';
import { done, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { stepOf, totpCode } from './totp.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const rows = (who: Person) => world.store.reader.find('staff_factors', 'user = {:id}', { id: who.id });
const actions = async (who: Person) =>
  (await done(world.view(who, 'sign-in-security'))).changes.map(({ action }: { action: string }) => action);

describe('an account without factors', () => {
  test('signs in as before: the right password answers the mfaId alone, then a mailed code [LOG-08, LOG-16]', async () => {
    const { withPassword, mailedCode, post } = signInOf(world, world.gatekeeper);
    const first = await withPassword();
    expect(first).toEqual({ mfaId: expect.stringMatching(/^[a-z0-9]{15}$/) });
    expect((await post('auth-with-otp', { ...(await mailedCode()), ...first })).status).toBe(200);
  });

  test('has no factor that a guess could hit', async () => {
    const { withPassword, withFactor } = signInOf(world, world.gatekeeper);
    const { mfaId } = await withPassword();
    for (const factor of ['app', 'recovery', 'passkey', 'mail', 'constructor', '']) {
      expect((await withFactor(mfaId, { factor, code: '000000' })).status).toBe(400);
      world.clock.advance({ minutes: 4 });
    }
  });
});

describe('an authenticator app', () => {
  test('is added with the password and its first code; the owner gets recovery codes, a mail and an event', async () => {
    const { recoveryCodes } = await addApp(world, world.gatekeeper);
    expect(recoveryCodes).toHaveLength(10);
    const { body } = await world.view(world.gatekeeper, 'sign-in-security');
    expect(body).toMatchObject({
      factors: [{ kind: 'app', name: 'Phone', lastUsedAt: '' }],
      recoveryCodes: 10,
      acceptsMailedCode: true,
      isRequired: false,
      organisation: 'Kade & Vos Notarissen',
    });
    expect(await actions(world.gatekeeper)).toEqual(['recovery-codes-created', 'factor-added']);
    const [mail] = await world.sendMails();
    expect(mail?.subject).toBe('A sign-in method was added to your account');
    expect(mail?.text).toContain('“Phone”');
    expect(mail?.text).not.toContain(recoveryCodes[0]);
  });

  test('is not added without the right password, or with a wrong code', async () => {
    const who = world.gatekeeper;
    for (const given of ['', 'wrong password', undefined]) {
      const { status, body } = await world.run(who, 'begin-factor', { kind: 'app', password: given });
      expect([status, body.code]).toEqual([400, 'password-wrong']);
    }
    expect(await rows(who)).toEqual([]);
    const { factor, app } = await done(world.run(who, 'begin-factor', { kind: 'app', password }));
    const code = totpCode(app.key, stepOf(world.clock.now()) - 5);
    const wrong = await world.run(who, 'confirm-factor', { factor, name: 'Phone', code });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'factor-code-wrong']);
    expect(await rows(who)).toMatchObject([{ state: 'pending' }]);
    expect((await done(world.view(who, 'sign-in-security'))).factors).toEqual([]);
    expect(await world.sendMails()).toEqual([]);
  });

  test('must be confirmed within a quarter of an hour, by the same person, and starting again drops the first', async () => {
    const begin = () => done(world.run(world.gatekeeper, 'begin-factor', { kind: 'app', password }));
    const confirm = (who: Person, { factor, app }: { factor: string; app: { key: string } }) =>
      world.run(who, 'confirm-factor', { factor, name: 'Phone', code: totpCode(app.key, stepOf(world.clock.now())) });
    const first = await begin();
    const second = await begin();
    expect((await confirm(world.gatekeeper, first)).body.code).toBe('factor-set-up-expired');
    expect((await confirm(world.admin, second)).body.code).toBe('factor-set-up-expired');
    world.clock.advance({ minutes: 15 });
    expect((await confirm(world.gatekeeper, second)).body.code).toBe('factor-set-up-expired');
    expect((await done(world.view(world.gatekeeper, 'sign-in-security'))).factors).toEqual([]);
  });

  test('signs in after the password, once per code, also with two requests at the same time', async () => {
    const { nextCode, key } = await addApp(world, world.gatekeeper);
    const { withPassword, withFactor } = signInOf(world, world.gatekeeper);
    const first = await withPassword();
    expect(first.factors).toEqual([{ factor: 'app' }, { factor: 'recovery' }, { factor: 'mail' }]);
    const second = await withPassword();
    const code = nextCode();
    const both = await Promise.all([first, second].map(({ mfaId }) => withFactor(mfaId, { factor: 'app', code })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const third = await withPassword();
    expect((await withFactor(third.mfaId, { factor: 'app', code })).status).toBe(400);
    const older = totpCode(key, stepOf(world.clock.now()) - 1);
    expect((await withFactor(third.mfaId, { factor: 'app', code: older })).status).toBe(400);
    expect((await withFactor(third.mfaId, { factor: 'app', code: nextCode() })).status).toBe(200);
    expect((await done(world.view(world.gatekeeper, 'sign-in-security'))).factors[0].lastUsedAt).not.toBe('');
  });

  test('the password is needed again after five wrong codes', async () => {
    const { nextCode } = await addApp(world, world.gatekeeper);
    const { withPassword, withFactor } = signInOf(world, world.gatekeeper);
    const { mfaId } = await withPassword();
    for (let index = 0; index < 5; index++) await withFactor(mfaId, { factor: 'app', code: '000000' });
    world.clock.advance({ minutes: 4 });
    expect((await withFactor(mfaId, { factor: 'app', code: nextCode() })).body.message).toBe(
      'Invalid or expired MFA session.',
    );
    world.clock.advance({ minutes: 4 });
    const again = await withPassword();
    expect((await withFactor(again.mfaId, { factor: 'app', code: nextCode() })).status).toBe(200);
  });

  test('its key is stored encrypted, and no role reads it over the record API', async () => {
    const { key } = await addApp(world, world.gatekeeper);
    const stored = await rows(world.gatekeeper);
    expect(JSON.stringify(stored)).not.toContain(key);
    expect(stored.find(({ kind }) => kind === 'app')?.secret).toMatch(/^sealed:v1:/);
    for (const who of [world.gatekeeper, world.admin, world.intern, world.lead, world.client, null]) {
      const { status } = await world.request('GET', '/api/collections/staff_factors/records', { who });
      expect(status).toBe(403);
    }
  });
});

describe('the mailed code of an account with an app', () => {
  test('is accepted until its owner refuses it; then no code is mailed, and refusing it is undone with the last factor', async () => {
    const who = world.gatekeeper;
    const { factor, nextCode } = await addApp(world, who);
    const { withPassword, mailedCode, post, withFactor } = signInOf(world, who);
    const { mfaId } = await withPassword();
    const open = await mailedCode();
    expect((await world.run(who, 'set-mailed-code', { isAccepted: false, password: 'wrong' })).status).toBe(400);
    await done(world.run(who, 'set-mailed-code', { isAccepted: false, password }));
    const answer = await post('auth-with-otp', { ...open, mfaId });
    expect([answer.status, answer.body.message]).toEqual([400, 'A different authentication method is required.']);
    await world.sendMails();
    world.clock.advance({ minutes: 6 });
    expect((await mailedCode()).password).toBe('');
    const second = await withPassword();
    expect(second.factors).toEqual([{ factor: 'app' }, { factor: 'recovery' }]);
    expect((await withFactor(second.mfaId, { factor: 'app', code: nextCode() })).status).toBe(200);
    await done(world.run(who, 'remove-factor', { factor, password }));
    expect(await rows(who)).toEqual([]);
    expect((await actions(who)).slice(0, 3).sort()).toEqual([
      'factor-removed',
      'mailed-code-accepted',
      'mailed-code-refused',
    ]);
    world.clock.advance({ minutes: 6 });
    expect((await mailedCode()).password).toMatch(/^\d{6}$/);
    expect(await withPassword()).toEqual({ mfaId: expect.any(String) });
  });

  test('cannot be refused without an app or passkey', async () => {
    const { status, body } = await world.run(world.admin, 'set-mailed-code', { isAccepted: false, password });
    expect([status, body.code]).toEqual([409, 'factor-needed']);
    expect((await done(world.view(world.admin, 'sign-in-security'))).acceptsMailedCode).toBe(true);
  });
});

describe('recovery codes', () => {
  test('each signs in once, with a mail that says how many are left', async () => {
    const { recoveryCodes } = await addApp(world, world.gatekeeper);
    await world.sendMails();
    const { withPassword, withFactor } = signInOf(world, world.gatekeeper);
    const use = async (code: string) => withFactor((await withPassword()).mfaId, { factor: 'recovery', code });
    const [code = ''] = recoveryCodes;
    expect((await use(code.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    const [mail] = await world.sendMails();
    expect(mail?.text).toContain('Unused recovery codes: 9.');
    expect((await use(code)).status).toBe(400);
    expect((await done(world.view(world.gatekeeper, 'sign-in-security'))).recoveryCodes).toBe(9);
    expect((await actions(world.gatekeeper))[0]).toBe('recovery-code-used');
  });

  test('of another account or an earlier set are refused', async () => {
    const own = await addApp(world, world.gatekeeper);
    const other = await addApp(world, world.admin);
    const { recoveryCodes } = await done(world.run(world.gatekeeper, 'replace-recovery-codes', { password }));
    const { withPassword, withFactor } = signInOf(world, world.gatekeeper);
    for (const code of [own.recoveryCodes[0], other.recoveryCodes[0], '']) {
      const { mfaId } = await withPassword();
      expect((await withFactor(mfaId, { factor: 'recovery', code })).status).toBe(400);
    }
    const { mfaId } = await withPassword();
    expect((await withFactor(mfaId, { factor: 'recovery', code: recoveryCodes[3] })).status).toBe(200);
  });

  test('are stored as digests only, and not created without a factor', async () => {
    const { recoveryCodes } = await addApp(world, world.gatekeeper);
    const stored = JSON.stringify(await rows(world.gatekeeper));
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
    const { body } = await world.run(world.admin, 'replace-recovery-codes', { password });
    expect(body.code).toBe('factor-needed');
    expect(await rows(world.admin)).toEqual([]);
  });
});

describe('a passkey', () => {
  const passkeyOf = (factors: { factor: string; options: { challenge: string } }[]) =>
    factors.find(({ factor }) => factor === 'passkey')?.options ?? { challenge: '' };

  test('signs in after the password; the same signature and a copied authenticator do not', async () => {
    const { authenticator } = await addPasskey(world, world.lead);
    const { withPassword, withFactor } = signInOf(world, world.lead);
    const first = await withPassword();
    expect(first.factors[0]).toMatchObject({
      factor: 'passkey',
      options: { rpId: 'intern.localhost', userVerification: 'preferred' },
    });
    const response = authenticator.get(passkeyOf(first.factors));
    expect((await withFactor(first.mfaId, { factor: 'passkey', response })).status).toBe(200);
    const second = await withPassword();
    expect((await withFactor(second.mfaId, { factor: 'passkey', response })).status).toBe(400);
    authenticator.counter = 0;
    const copied = authenticator.get(passkeyOf(second.factors));
    expect((await withFactor(second.mfaId, { factor: 'passkey', response: copied })).status).toBe(400);
    const own = authenticator.get(passkeyOf(second.factors));
    expect((await withFactor(second.mfaId, { factor: 'passkey', response: own })).status).toBe(200);
  });

  test('of another origin, another account or a forged challenge is refused', async () => {
    const { authenticator } = await addPasskey(world, world.lead);
    const other = await addPasskey(world, world.intern);
    const { withPassword, withFactor } = signInOf(world, world.lead);
    const { mfaId, factors } = await withPassword();
    const options = passkeyOf(factors);
    const responses = [
      authenticator.get(options, 'http://intern.localhost.evil.example:8080'),
      authenticator.get({ challenge: Buffer.from('guess').toString('base64url') }),
      other.authenticator.get(options),
      { id: authenticator.get(options)['id'] },
      'text',
      undefined,
    ];
    for (const response of responses) {
      world.clock.advance({ minutes: 1 });
      const { status } = await withFactor(mfaId, { factor: 'passkey', response });
      expect(status).toBeGreaterThanOrEqual(400);
    }
    expect((await done(world.view(world.lead, 'sign-in-security'))).factors[0].lastUsedAt).toBe('');
  });

  test('is not added with the challenge of another set-up, nor for a second account', async () => {
    const begin = (who: Person) => done(world.run(who, 'begin-factor', { kind: 'passkey', password }));
    const { authenticator } = await addPasskey(world, world.lead);
    const forIntern = await begin(world.intern);
    const wrong = authenticator.create({ challenge: 'AAAA' });
    const confirm = (response: unknown) =>
      world.run(world.intern, 'confirm-factor', { factor: forIntern.factor, name: 'Key', response });
    expect((await confirm(wrong)).body.code).toBe('passkey-refused');
    expect((await confirm(authenticator.create(forIntern.passkey))).body.code).toBe('passkey-refused');
    expect((await done(world.view(world.intern, 'sign-in-security'))).factors).toEqual([]);
  });

  test('several have names, which only their owner changes', async () => {
    await addPasskey(world, world.lead, 'Laptop');
    const { factor, recoveryCodes } = await addPasskey(world, world.lead, 'Key');
    expect(recoveryCodes).toEqual([]);
    await done(world.run(world.lead, 'rename-factor', { factor, name: 'Key in the safe' }));
    const refused = await world.run(world.intern, 'rename-factor', { factor, name: 'Mine' });
    expect(refused.body.code).toBe('not-found');
    expect((await world.run(world.intern, 'remove-factor', { factor, password })).body.code).toBe('not-found');
    const { factors } = await done(world.view(world.lead, 'sign-in-security'));
    expect(factors.map(({ name }: { name: string }) => name)).toEqual(['Laptop', 'Key in the safe']);
  });
});
