import { afterEach, beforeEach, expect, test } from 'vitest';
import { done, startWorld, type World } from '../../test/scenario.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const links = () => world.store.reader.find('_externalAuths' as never, 'id != ""');

async function link(): Promise<void> {
  const collectionRef = world.store.collections.get('gatekeeper_users')?.id;
  const values = { collectionRef, recordRef: world.gatekeeper.id, provider: 'google', providerId: '1234' };
  await world.store.transaction((records) => records.create('_externalAuths' as never, values as never));
  world.clock.advance({ minutes: 1 });
}

test('the owner gets a mail when an account of a provider is linked to theirs', async () => {
  await link();
  const { email } = await world.store.reader.need('gatekeeper_users', world.gatekeeper.id);
  expect(await world.sendMails()).toMatchObject([
    { to: email, subject: 'An account was linked to yours for signing in' },
  ]);
});

test('logging out everywhere removes the links', async () => {
  await link();
  await done(world.run(world.gatekeeper, 'log-out-everywhere', {}));
  expect(await links()).toEqual([]);
});

test.each([{ email: 'other@kadevos.example' }, { password: 'purple-otter-42-canal' }])(
  'a change of %o removes the links',
  async (values) => {
    await link();
    await world.store.transaction((records) =>
      records.update('gatekeeper_users', world.gatekeeper.id, values as never),
    );
    expect(await links()).toEqual([]);
  },
);

test('a change of the name leaves them', async () => {
  await link();
  await done(world.run(world.gatekeeper, 'save-profile', { firstName: 'Sanne' }));
  expect(await links()).toHaveLength(1);
});
