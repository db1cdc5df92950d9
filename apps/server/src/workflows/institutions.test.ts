import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { done, onboardingAt, startWorld, type World } from '../../test/scenario.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const values = {
  name: 'Duinbeek Taxaties',
  sector: 'Appraiser',
  language: 'nl',
  code: ' dt ',
  requiresFactor: true,
  firstName: 'Lotte',
  lastName: 'Duinbeek',
  email: 'Lotte@duinbeek.example',
};
const create = (more: object = {}, who = world.lead) => world.run(who, 'create-institution', { ...values, ...more });
const counts = async () => [
  await world.store.reader.count('gk_org', ''),
  await world.store.reader.count('gatekeeper_users', ''),
  await world.store.reader.count('mail_outbox', ''),
];
const listed = async () => (await done(world.view(world.lead, 'institutions'))).institutions;

describe('a new institution', () => {
  test('has its code, its policy and an invited admin, and the history says who created it', async () => {
    const { org, sentTo } = await done(create());
    expect(sentTo).toBe('lotte@duinbeek.example');
    const [mail] = await world.sendMails();
    expect(mail).toMatchObject({ to: 'lotte@duinbeek.example' });
    expect(await world.store.reader.need('gk_org', org)).toMatchObject({
      code: 'DT',
      default_language: 'nl',
      requires_factor: true,
    });
    expect((await listed()).find(({ id }: { id: string }) => id === org)).toMatchObject({
      code: 'DT',
      users: 1,
      open: 0,
      admins: [{ name: 'Lotte Duinbeek', lastSeenAt: '' }],
      state: 'invited',
      closed: null,
    });
    const [event] = await world.store.reader.find('events', 'org = {:org}', { org });
    expect(event).toMatchObject({ action: 'institution-created', actor: world.lead.id, audience: 'desk' });
  });

  test('is refused with the code of another one, which is named with a free one', async () => {
    const before = await counts();
    expect(await create({ code: 'KV' })).toMatchObject({
      status: 409,
      body: { code: 'code-in-use', facts: { name: 'Kade & Vos Notarissen', free: 'DT' } },
    });
    expect(await counts()).toEqual(before);
  });

  test('is refused with a wrong code, without an admin, and to anybody but a lead', async () => {
    const before = await counts();
    for (const code of ['', 'D', 'DUINB', 'D-1'])
      expect(await create({ code })).toMatchObject({ status: 400, body: { data: { code: expect.anything() } } });
    expect((await create({ email: '' })).status).toBe(400);
    for (const who of [world.intern, world.admin, world.gatekeeper, world.client])
      expect((await create({}, who)).status).toBe(403);
    expect(await counts()).toEqual(before);
  });
});

describe('a closed institution', () => {
  const close = (who = world.lead) =>
    world.run(who, 'close-institution', { org: world.org, reason: 'The contract has ended.' });
  const reopen = () => world.run(world.lead, 'reopen-institution', { org: world.org });

  test('ends the sessions of its staff alone, keeps its onboardings for the desk, and says who closed it and why', async () => {
    const request = await onboardingAt(world, 'submitted');
    const authorization = await world.tokenOf(world.gatekeeper);
    const ask = () => world.request('GET', '/api/desk/views/dashboard', { headers: { authorization } });
    expect((await ask()).status).toBe(200);
    await done(close());
    expect((await ask()).status).toBe(401);
    expect((await world.view(world.otherGatekeeper, 'dashboard')).status).toBe(200);
    expect((await world.view(world.client, 'client-forms')).status).toBe(200);
    const { subject } = await world.store.reader.need('gk_requests', request);
    expect((await world.view(world.intern, 'entity', { subject, request })).status).toBe(200);
    expect((await listed()).find(({ id }: { id: string }) => id === world.org)).toMatchObject({
      state: 'closed',
      users: 0,
      open: 1,
      closed: { by: 'Lena Ead', reason: 'The contract has ended.' },
    });
    const [event] = await world.store.reader.find('events', 'action = "institution-closed"');
    expect(event).toMatchObject({ actor: world.lead.id, org: world.org });
  });

  test('invites and activates no account, and cannot be closed twice', async () => {
    await done(close());
    const before = await counts();
    const invite = { firstName: 'A', lastName: 'B', email: 'new@kade.example', language: 'en', role: 'member' };
    expect(await world.run(world.lead, 'invite-user', { org: world.org, ...invite })).toMatchObject({
      status: 409,
      body: { code: 'institution-closed' },
    });
    const activate = { org: world.org, user: world.gatekeeper.id, active: true };
    expect(await world.run(world.lead, 'change-user', activate)).toMatchObject({ status: 409 });
    expect((await close()).status).toBe(409);
    expect(await counts()).toEqual(before);
    expect((await world.store.reader.need('gatekeeper_users', world.gatekeeper.id)).active).toBe(false);
  });

  test('gives access back to those who had it, and to no former session', async () => {
    await done(world.run(world.admin, 'change-user', { org: world.org, user: world.gatekeeper.id, active: false }));
    const authorization = await world.tokenOf(world.admin);
    await done(close());
    await done(reopen());
    expect((await reopen()).status).toBe(409);
    const active = async (id: string) => (await world.store.reader.need('gatekeeper_users', id)).active;
    expect([await active(world.admin.id), await active(world.gatekeeper.id)]).toEqual([true, false]);
    const headers = { authorization };
    expect((await world.request('GET', '/api/desk/views/dashboard', { headers })).status).toBe(401);
    expect((await world.view(world.admin, 'dashboard')).status).toBe(200);
  });

  test('is closed and reopened by a lead only', async () => {
    for (const who of [world.intern, world.admin]) expect((await close(who)).status).toBe(403);
    expect((await world.store.reader.need('gk_org', world.org)).closed_at).toBe('');
  });
});
