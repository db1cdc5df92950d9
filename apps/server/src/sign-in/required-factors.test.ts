import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { make, testPassword as password } from '../../test/factories.ts';
import { addApp, signInOf } from '../../test/factors.ts';
import { done, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { stepOf, totpCode } from './totp.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const require = (requiresFactor = true, who = world.admin, org = world.org) =>
  world.run(who, 'save-organisation', { org, requiresFactor });

async function tokenOf(who: Person): Promise<string> {
  const { withPassword, mailedCode, post } = signInOf(world, who);
  const { mfaId } = await withPassword();
  const { body } = await post('auth-with-otp', { ...(await mailedCode()), mfaId });
  return body.token;
}

describe('when an institution requires an app or a passkey', () => {
  test('staff without one are mailed, once, and other institutions and the desk are not concerned', async () => {
    await done(require());
    await done(require());
    const mails = await world.sendMails();
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => 'Kade & Vos Notarissen requires an authenticator app or a passkey'),
    );
    for (const who of [world.otherGatekeeper, world.intern]) {
      expect((await done(world.view(who, 'sign-in-security'))).isRequired).toBe(false);
      const headers = { authorization: await tokenOf(who) };
      expect((await world.request('GET', '/api/desk/views/dashboard', { headers })).status).toBe(200);
    }
  });

  test('only its admins and the leads of the desk may require it', async () => {
    for (const who of [world.gatekeeper, world.intern, world.otherAdmin]) {
      expect((await require(true, who)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await require(true, world.admin, '')).status).toBeGreaterThanOrEqual(400);
    expect((await done(world.view(world.gatekeeper, 'organisation'))).requiresFactor).toBe(false);
    await make(world, 'desk', { name: 'Desk' });
    await done(require(true, world.lead, ''));
    expect((await done(world.view(world.intern, 'sign-in-security'))).isRequired).toBe(true);
    expect((await done(world.view(world.gatekeeper, 'organisation'))).requiresFactor).toBe(false);
  });

  test('a person without one signs in to the set-up only, and to everything after it', async () => {
    await done(require());
    const headers = { authorization: await tokenOf(world.gatekeeper) };
    const get = (path: string) => world.request('GET', path, { headers });
    const run = (verb: string, body: unknown) => world.request('POST', `/api/desk/${verb}`, { body, headers });
    for (const view of ['dashboard', 'onboardings', 'organisation']) {
      const { status, body } = await get(`/api/desk/views/${view}`);
      expect([status, body.code]).toEqual([403, 'factor-missing']);
    }
    const refused = await run('save-profile', { firstName: 'Changed' });
    expect([refused.status, refused.body.code]).toEqual([403, 'factor-missing']);
    expect((await world.store.reader.need('gatekeeper_users', world.gatekeeper.id)).first_name).toBe('Sanne');
    expect((await get('/api/collections/gk_org/records')).body.items).toEqual([]);
    expect((await world.request('POST', '/api/match/default', { body: { queries: {} }, headers })).status).toBe(401);

    expect((await get('/api/desk/views/sign-in-security')).body.isRequired).toBe(true);
    const { body: begun } = await run('begin-factor', { kind: 'app' });
    const code = totpCode(begun.app.key, stepOf(world.clock.now()));
    expect((await run('confirm-factor', { factor: begun.factor, name: 'Phone', code })).status).toBe(200);
    expect((await run('begin-factor', { kind: 'app' })).body.code).toBe('password-wrong');
    const refreshed = await world.request('POST', '/api/collections/gatekeeper_users/auth-refresh', { headers });
    const full = { authorization: refreshed.body.token };
    expect((await world.request('GET', '/api/desk/views/dashboard', { headers: full })).status).toBe(200);
  });

  test('an authenticator app shows the account under the name of the desk, as the sign-in page does', async () => {
    await make(world, 'desk', { name: 'Noord Review' });
    const begun = await done(world.run(world.gatekeeper, 'begin-factor', { kind: 'app', password }));
    const label = new URL(begun.app.address);
    expect(label.searchParams.get('issuer')).toBe('Noord Review');
    expect(decodeURIComponent(label.pathname)).toMatch(/Noord Review:/);
    expect((await done(world.view(null, 'before-sign-in'))).desk.name).toBe('Noord Review');
  });

  test('sessions from before go on, and a mailed code is no longer accepted from a person with an app', async () => {
    const headers = { authorization: await tokenOf(world.gatekeeper) };
    const { factor } = await addApp(world, world.admin);
    await done(require());
    expect((await world.request('GET', '/api/desk/views/dashboard', { headers })).status).toBe(200);
    const { withPassword, mailedCode } = signInOf(world, world.admin);
    expect((await withPassword()).factors).toEqual([{ factor: 'app' }, { factor: 'recovery' }]);
    await world.sendMails();
    expect((await mailedCode()).password).toBe('');
    const removal = await world.run(world.admin, 'remove-factor', { factor, password });
    expect([removal.status, removal.body.code]).toEqual([409, 'factor-needed']);
    expect((await done(world.view(world.admin, 'sign-in-security'))).factors).toHaveLength(1);
  });
});

describe('an admin or lead', () => {
  const reset = (who: Person, user: Person, org = world.org) => world.run(who, 'reset-factors', { org, user: user.id });

  test('resets the factors of a colleague who lost them: their sessions end, they get a mail and an event', async () => {
    await addApp(world, world.gatekeeper);
    await world.sendMails();
    const token = await world.tokenOf(world.gatekeeper);
    await done(reset(world.admin, world.gatekeeper));
    const { status } = await world.request('GET', '/api/desk/views/dashboard', { headers: { authorization: token } });
    expect(status).toBe(401);
    const [mail] = await world.sendMails();
    expect(mail?.text).toContain('Ada Min removed all authenticator apps, passkeys and recovery codes');
    const { changes, factors } = await done(world.view(world.gatekeeper, 'sign-in-security'));
    expect(factors).toEqual([]);
    expect(changes[0]).toMatchObject({ action: 'factor-reset', by: 'Ada Min', isOwn: false });
    expect(await signInOf(world, world.gatekeeper).withPassword()).toEqual({ mfaId: expect.any(String) });
  });

  test('sees who has which factors; members do not', async () => {
    await addApp(world, world.gatekeeper);
    const ofSanne = async (who: Person) =>
      (await done(world.view(who, 'organisation'))).users.find(({ id }: { id: string }) => id === world.gatekeeper.id)
        .factors;
    expect(await ofSanne(world.admin)).toEqual(['app']);
    expect(await ofSanne(world.gatekeeper)).toEqual([]);
  });

  test('does not reset their own, those of another institution, or without the role', async () => {
    for (const who of [world.admin, world.gatekeeper]) await addApp(world, who);
    const before = await world.store.reader.find('staff_factors', '');
    await world.sendMails();
    expect((await reset(world.admin, world.admin)).body.code).toBe('own-account');
    expect((await reset(world.otherAdmin, world.gatekeeper)).body.code).toBe('not-found');
    expect((await reset(world.otherAdmin, world.gatekeeper, world.otherOrg)).body.code).toBe('not-found');
    expect((await reset(world.gatekeeper, world.admin)).body.code).toBe('not-allowed');
    expect((await reset(world.intern, world.gatekeeper)).body.code).toBe('not-allowed');
    expect(await world.store.reader.find('staff_factors', '')).toEqual(before);
    expect(await world.sendMails()).toEqual([]);
  });

  test('and everyone else: changes of an account are read by its owner only', async () => {
    await addApp(world, world.gatekeeper);
    for (const who of [world.admin, world.intern, world.lead]) {
      const { activity } = await done(world.view(who, 'dashboard'));
      expect(JSON.stringify(activity)).not.toContain('factor-added');
      const { body } = await world.request('GET', '/api/collections/events/records', { who });
      expect(JSON.stringify(body)).not.toContain('factor-added');
    }
  });
});
