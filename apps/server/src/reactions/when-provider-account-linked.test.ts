import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testPassword as password } from '../../test/factories.ts';
import { done, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const links = () => world.store.reader.find('_externalAuths' as never, 'id != ""');
const emailOf = async ({ collection, id }: Person) =>
  (await world.store.reader.need(collection as 'gatekeeper_users', id)).email;

/** Links an account of a provider, a minute ago. */
async function link(who: Person = world.gatekeeper, provider = 'google'): Promise<string> {
  const collectionRef = world.store.collections.get(who.collection)?.id;
  const values = { collectionRef, recordRef: who.id, provider, providerId: `1234-${who.id}` };
  const row = await world.store.transaction((records) => records.create('_externalAuths' as never, values as never));
  world.clock.advance({ minutes: 1 });
  return (row as { id: string }).id;
}

const events = async (who: Person) =>
  (await world.store.reader.find('events', 'subject = {:id}', { id: who.id }, { sort: 'created,@rowid' })).map(
    ({ action, audience, facts }) => ({ action, audience, provider: facts?.['provider'] }),
  );

const of = (action: string) => ({ action, audience: 'account', provider: 'google' });

describe('A linked account of a provider', () => {
  test.each(['gatekeeper', 'intern', 'client'] as const)(
    'is mailed to its owner (%s), and in their history',
    async (who) => {
      await link(world[who]);
      const to = await emailOf(world[who]);
      const mails = await world.sendMails();
      expect(mails).toMatchObject([{ to, subject: 'An account was linked to yours for signing in' }]);
      expect(mails[0]?.text).toContain('an account of Google');
      expect(mails[0]?.text).toContain(who === 'client' ? '/forms?show=my-data' : '/reset-password');
      expect(await events(world[who])).toEqual([of('provider-linked')]);
    },
  );

  test('is removed on logging out everywhere, which is mailed and in the history', async () => {
    await link();
    await world.sendMails();
    await done(world.run(world.gatekeeper, 'log-out-everywhere', {}));
    expect(await links()).toEqual([]);
    expect(await world.sendMails()).toMatchObject([{ subject: 'An account for signing in was removed from yours' }]);
    expect(await events(world.gatekeeper)).toEqual([of('provider-linked'), of('provider-unlinked')]);
  });

  test.each([{ email: 'other@kadevos.example' }, { password: 'purple-otter-42-canal' }])(
    'is removed with a change of %o, which is mailed to the address that the account had',
    async (values) => {
      await link();
      const to = await emailOf(world.gatekeeper);
      await world.sendMails();
      await world.store.transaction((records) =>
        records.update('gatekeeper_users', world.gatekeeper.id, values as never),
      );
      expect(await links()).toEqual([]);
      const removed = (await world.sendMails()).filter(({ subject }) => subject.includes('was removed'));
      expect(removed).toMatchObject([{ to }]);
    },
  );

  test('stays with a change of the name', async () => {
    await link();
    await done(world.run(world.gatekeeper, 'save-profile', { firstName: 'Sanne' }));
    expect(await links()).toHaveLength(1);
  });
});

describe('The view of linked accounts', () => {
  test('shows the own ones with their time, and no others', async () => {
    const id = await link();
    await link(world.otherGatekeeper);
    const { accounts, changes, isOffered } = await done(world.view(world.gatekeeper, 'linked-accounts'));
    expect(accounts).toEqual([{ id, provider: 'Google', linkedAt: '2026-11-21 10:00:00.000Z' }]);
    expect(changes).toMatchObject([{ action: 'provider-linked', provider: 'Google' }]);
    expect(isOffered).toBe(false);
    for (const who of [world.admin, world.lead, world.client])
      expect(await done(world.view(who, 'linked-accounts'))).toEqual({ accounts: [], changes: [], isOffered: false });
    expect((await world.view(null, 'linked-accounts')).status).toBe(401);
  });
});

describe('Removing a linked account', () => {
  const remove = (who: Person, account: string, word = '') =>
    world.run(who, 'remove-linked-account', { account, password: word });

  /** A client signs in, some time ago. */
  async function clientToken(minutesAgo: number): Promise<string> {
    const post = (path: string, body: object) =>
      world.request('POST', `/api/collections/end_client_users/${path}`, { body });
    const { otpId } = (await post('request-otp', { email: await emailOf(world.client) })).body;
    const subjects = (await world.sendMails()).map(({ subject }) => /\d{3} \d{3}/.exec(subject)?.[0].replace(' ', ''));
    const code = subjects.find((found) => found !== undefined);
    const { token } = (await post('auth-with-otp', { otpId, password: code })).body;
    world.clock.advance({ minutes: minutesAgo });
    return token;
  }

  test('needs the password of staff; a wrong one changes nothing', async () => {
    const id = await link();
    await world.sendMails();
    expect((await remove(world.gatekeeper, id, 'not my password')).body.code).toBe('password-wrong');
    expect((await remove(world.gatekeeper, id)).body.code).toBe('password-wrong');
    expect(await links()).toHaveLength(1);
    expect(await world.sendMails()).toEqual([]);
    await done(remove(world.gatekeeper, id, password));
    expect(await links()).toEqual([]);
    expect(await world.sendMails()).toMatchObject([{ subject: 'An account for signing in was removed from yours' }]);
    expect(await events(world.gatekeeper)).toEqual([of('provider-linked'), of('provider-unlinked')]);
  });

  test('needs a sign-in of a client within ten minutes; an older one changes nothing', async () => {
    const account = await link(world.client);
    const run = (authorization: string) =>
      world.request('POST', '/api/desk/remove-linked-account', { body: { account }, headers: { authorization } });
    const old = await run(await clientToken(11));
    expect([old.status, old.body.code]).toEqual([403, 'sign-in-too-old']);
    expect(await links()).toHaveLength(1);
    await done(run(await clientToken(9)));
    expect(await links()).toEqual([]);
  });

  test('of another person is refused as unknown, and nothing changes', async () => {
    const id = await link(world.otherGatekeeper);
    for (const who of [world.gatekeeper, world.intern])
      expect((await remove(who, id, password)).body.code).toBe('not-found');
    expect(await links()).toHaveLength(1);
  });

  test('is closed over the record API', async () => {
    const id = await link();
    const headers = { authorization: await world.tokenOf(world.gatekeeper) };
    const path = `/api/collections/_externalAuths/records/${id}`;
    expect((await world.request('GET', path, { headers })).status).toBe(200);
    expect((await world.request('DELETE', path, { headers })).status).toBe(403);
    expect(await links()).toHaveLength(1);
  });
});
