import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { done, onboardingAt, requestRow, snapshot, startWorld, type World } from '../../test/scenario.ts';
import { entityOf } from '../../test/screened.ts';

let world: World;
let request: string;
beforeEach(async () => {
  world = await startWorld();
  // A contact who has never signed in.
  const contact = await world.store.transaction((records) =>
    records.create('gk_contacts', {
      org: world.org,
      first_name: 'Noor',
      last_name: 'Smit',
      email: 'noor@typo.example',
    }),
  );
  request = await onboardingAt(world, 'requested', 'business', { contact: contact.id });
});
afterEach(() => world.close());

const invite = (language?: 'en' | 'nl') =>
  done(world.run(world.gatekeeper, 'send-invite', { request, ...(language && { language }) }));
const sendWith = async (response: string, command = 'RCPT TO') => {
  const responseCode = Number(response.slice(0, 3));
  world.mailFailure = Object.assign(new Error(response), { response, responseCode, command });
  await world.sendMails();
  world.mailFailure = undefined;
};
const delivery = async (who = world.gatekeeper) => (await entityOf(world, request, who)).delivery;
const correct = async (email: string) => {
  const { contact } = await requestRow(world, request);
  await world.store.transaction((records) => records.update('gk_contacts', contact, { email }));
};

describe('the invitation of an onboarding', () => {
  test('that the mail server refuses is shown as undelivered to institution and desk, with the address [MAIL-06]', async () => {
    expect(await delivery()).toBeNull();
    await invite();
    expect(await delivery()).toBeNull();
    await sendWith('550 5.1.1 no such user');
    const shown = { state: 'unknown-address', isInvitation: true, to: 'noor@typo.example' };
    expect(await delivery()).toMatchObject({ ...shown, maySendAgain: true });
    expect(await delivery(world.intern)).toMatchObject({ ...shown, maySendAgain: false });
    const draft = await done(world.view(world.gatekeeper, 'draft', { request }));
    expect(draft.delivery).toMatchObject(shown);
    const history = await done(
      world.view(world.gatekeeper, 'entity-history', { subject: (await requestRow(world, request)).subject }),
    );
    expect(history.events[0]).toMatchObject({ action: 'mail-undelivered' });
    const [notified] = await world.store.reader.find('notifications', 'kind = "mail-undelivered"');
    expect(notified).toMatchObject({ user: world.gatekeeper.id, request });
  });

  test('that waits for another attempt is shown as such after the first failure, until it is sent', async () => {
    await invite();
    await sendWith('535 5.7.8 authentication failed', 'AUTH PLAIN');
    expect(await delivery()).toMatchObject({ state: 'retrying', maySendAgain: false });
    world.clock.advance({ minutes: 1 });
    expect(await world.sendMails()).toHaveLength(1);
    expect(await delivery()).toBeNull();
  });

  test('is sent again once to the same address, however often that is requested', async () => {
    await invite('en');
    await sendWith('550 5.1.1 no such user');
    for (let click = 0; click < 3; click += 1) await invite();
    expect((await world.sendMails()).map(({ to }) => to)).toEqual(['noor@typo.example']);
    expect(await delivery()).toBeNull();
  });

  test('goes to a corrected address, whose account then opens the onboarding instead of the first one', async () => {
    await invite();
    await sendWith('550 5.1.1 no such user');
    const { client_user: first } = await requestRow(world, request);
    await correct('noor@right.example');
    expect(await delivery()).toMatchObject({ to: 'noor@typo.example', address: 'noor@right.example' });
    expect(await invite()).toEqual({ sentTo: 'noor@right.example' });
    expect((await world.sendMails()).map(({ to }) => to)).toEqual(['noor@right.example']);
    expect(await delivery()).toBeNull();
    const { client_user: second } = await requestRow(world, request);
    const account = { collection: 'end_client_users' } as const;
    expect((await world.view({ id: first, ...account }, 'client-form', { request })).status).toBe(404);
    expect((await world.view({ id: second, ...account }, 'client-form', { request })).status).toBe(200);
  });

  test('goes to no other address once the client has signed in', async () => {
    await invite();
    await world.sendMails();
    const { client_user: user } = await requestRow(world, request);
    await world.store.transaction((records) =>
      records.update('end_client_users', user, { last_seen_at: '2026-11-21 10:00:00.000Z' }),
    );
    await correct('noor@right.example');
    const before = await snapshot(world);
    for (const verb of ['send-invite', 'remind'])
      expect((await world.run(world.gatekeeper, verb, { request })).body.code).toBe('client-signed-in');
    expect(await snapshot(world)).toBe(before);
    expect(await world.sendMails()).toEqual([]);
  });

  test('of a client who has signed in since is no longer shown as undelivered', async () => {
    await invite();
    await sendWith('550 5.1.1 no such user');
    const { client_user: user } = await requestRow(world, request);
    await world.store.transaction((records) =>
      records.update('end_client_users', user, { last_seen_at: '2026-11-21 10:00:01.000Z' }),
    );
    expect(await delivery()).toBeNull();
  });
});
