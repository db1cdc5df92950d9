import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientEmail, done, onboardingAt, snapshot, startWorld, type World } from '../../test/scenario.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const mails = () => world.store.reader.find('mail_outbox', 'kind = "form-link"', {}, { sort: 'created' });

test('a client gets the link by mail at the address of the account; a second press sends no second mail [MAIL-01]', async () => {
  const request = await onboardingAt(world, 'requested');
  const first = await done(world.run(world.client, 'email-form-link', { request }));
  expect(first).toMatchObject({ sentTo: clientEmail });
  expect(await done(world.run(world.client, 'email-form-link', { request }))).toEqual(first);
  expect(await mails()).toMatchObject([{ to: clientEmail, kind: 'form-link' }]);
});

test('no other person can have a mail about the form sent [PERM-07]', async () => {
  const request = await onboardingAt(world, 'requested');
  const before = await snapshot(world);
  for (const who of [world.otherClient, world.gatekeeper, world.intern])
    expect((await world.run(who, 'email-form-link', { request })).status).toBeGreaterThanOrEqual(403);
  expect(await snapshot(world)).toBe(before);
});
