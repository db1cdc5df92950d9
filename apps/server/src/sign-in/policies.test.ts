import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testPassword } from '../../test/factories.ts';
import { clientEmail, done, draftValues, requestRow, startWorld, type World } from '../../test/scenario.ts';
import type { Mail } from '../runtime/ports.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  world.request('POST', `/api/collections/${path}`, { body, headers });
const requestCode = (email: string, headers?: Record<string, string>) =>
  post('end_client_users/request-otp', { email }, headers);
const byLink = { 'x-dossier-asked-by': 'link' };
const codeOf = (mail: Mail | undefined) => /\d{3} \d{3}/.exec(mail?.subject ?? '')?.[0].replace(' ', '') ?? '';

describe('a client', () => {
  test('signs in with the six digits of the mail, in the language of the page', async () => {
    const { body } = await requestCode(clientEmail, { 'accept-language': 'nl' });
    const [mail] = await world.sendMails();
    expect(mail?.subject).toMatch(/^Uw code is \d{3} \d{3}$/);
    const signedIn = await post('end_client_users/auth-with-otp', { otpId: body.otpId, password: codeOf(mail) });
    expect(signedIn.status).toBe(200);
    const row = await world.store.reader.need('end_client_users', world.client.id);
    expect(row.last_seen_at).toBe('2026-11-21 10:00:00.000Z');
  });

  test('who selected no language and got no invitation from here keeps the language of the first page', async () => {
    const signIn = async (language: string) => {
      const { body } = await requestCode(clientEmail, { 'accept-language': language });
      const password = codeOf((await world.sendMails()).at(-1));
      const answer = await post(
        'end_client_users/auth-with-otp',
        { otpId: body.otpId, password },
        { 'accept-language': language },
      );
      expect(answer.status).toBe(200);
      world.clock.advance({ minutes: 1 });
      return (await world.store.reader.need('end_client_users', world.client.id)).language;
    };
    await world.store.transaction((records) => records.update('end_client_users', world.client.id, { language: '' }));
    expect(await signIn('fr')).toBe('');
    expect(await signIn('nl')).toBe('nl');
    expect(await signIn('en')).toBe('nl');
  });

  test('claims the vault of the invitation at the first sign-in', async () => {
    const contact = await world.store.transaction((records) =>
      records.create('gk_contacts', {
        org: world.org,
        first_name: 'New',
        last_name: 'Client',
        email: 'new@client.example',
      }),
    );
    const { id } = await done(
      world.run(world.gatekeeper, 'save-draft', { values: draftValues(world, 'individual', { contact: contact.id }) }),
    );
    await done(world.run(world.gatekeeper, 'send', { request: id }));
    const { subject, client_user: user } = await requestRow(world, id);
    const members = () => world.store.reader.find('vault_members', 'subject = {:subject}', { subject });
    expect(await members()).toEqual([]);
    const { body } = await requestCode('NEW@client.example'.toLowerCase());
    await post('end_client_users/auth-with-otp', {
      otpId: body.otpId,
      password: codeOf((await world.sendMails()).at(-1)),
    });
    expect(await members()).toMatchObject([{ user, role: 'owner', individual: subject }]);
    expect((await world.store.reader.need('kyc_individual', subject)).claimed_by).toBe(user);
  });

  test('who opens a link again within five minutes gets no second mail, and the newest code is valid', async () => {
    const first = await requestCode(clientEmail, byLink);
    world.clock.advance({ minutes: 4 });
    const second = await requestCode(clientEmail, byLink);
    expect(second.body.otpId).toBe(first.body.otpId);
    expect(await world.sendMails()).toHaveLength(1);
    world.clock.advance({ minutes: 1, seconds: 1 });
    expect((await requestCode(clientEmail, byLink)).body.otpId).not.toBe(first.body.otpId);
    expect(await world.sendMails()).toHaveLength(1);
  });

  test('can request another code after thirty seconds', async () => {
    const first = await requestCode(clientEmail);
    expect((await requestCode(clientEmail)).body.otpId).toBe(first.body.otpId);
    world.clock.advance({ seconds: 30 });
    expect((await requestCode(clientEmail)).body.otpId).not.toBe(first.body.otpId);
    expect(await world.sendMails()).toHaveLength(2);
  });

  test('with an unknown address gets the same answer, and no mail', async () => {
    const { status, body } = await requestCode('unknown@else.example');
    expect(status).toBe(200);
    expect(body.otpId).toMatch(/^[a-z0-9]{15}$/);
    expect(await world.sendMails()).toEqual([]);
  });
});

describe('staff', () => {
  const email = async () => (await world.store.reader.need('gatekeeper_users', world.gatekeeper.id)).email;

  test('need the password and a code [PERM-01, PERM-02, PERM-03]', async () => {
    const identity = await email();
    const first = await post('gatekeeper_users/auth-with-password', { identity, password: testPassword });
    expect(first.status).toBe(401);
    const { body } = await post('gatekeeper_users/request-otp', { email: identity });
    const password = codeOf((await world.sendMails()).at(-1));
    const second = await post('gatekeeper_users/auth-with-otp', {
      otpId: body.otpId,
      password,
      mfaId: first.body.mfaId,
    });
    expect(second.status).toBe(200);
    for (const other of ['internal_users', 'end_client_users']) {
      const { status } = await post(`${other}/auth-with-password`, { identity, password: testPassword });
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });

  test('who were deactivated get the answers of an unknown account, and no code', async () => {
    const identity = await email();
    const { body: open } = await post('gatekeeper_users/request-otp', { email: identity });
    const opened = codeOf((await world.sendMails()).at(-1));
    await world.store.transaction((records) =>
      records.update('gatekeeper_users', world.gatekeeper.id, { active: false }),
    );
    const signIn = (name: string, password: string) =>
      post('gatekeeper_users/auth-with-password', { identity: name, password });
    const closed = await signIn(identity, testPassword);
    expect(closed).toEqual({ status: 400, body: { status: 400, message: 'Failed to authenticate.', data: {} } });
    expect(closed).toEqual(await signIn('unknown@else.example', testPassword));
    const enter = (otpId: string) => post('gatekeeper_users/auth-with-otp', { otpId, password: opened });
    expect(await enter(open.otpId)).toEqual(await enter('unknownunknownu'));
    const { status, body } = await post('gatekeeper_users/request-otp', { email: identity });
    expect({ status, id: body.otpId }).toEqual({ status: 200, id: expect.stringMatching(/^[a-z0-9]{15}$/) });
    expect(await world.sendMails()).toEqual([]);
  });

  test('who log out everywhere have no session left', async () => {
    const token = await world.tokenOf(world.gatekeeper);
    await done(world.run(world.gatekeeper, 'log-out-everywhere', {}));
    const headers = { authorization: token };
    const { status } = await world.request('POST', '/api/desk/save-profile', { body: {}, headers });
    expect(status).toBe(401);
  });
});
