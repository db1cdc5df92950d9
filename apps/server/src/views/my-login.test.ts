import { hashForRecord, noPassword } from '@dossier/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, startWorld, type World } from '../../test/scenario.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const changedAt = async (who: World['gatekeeper']) => (await done(world.view(who, 'my-login'))).passwordChangedAt;
const change = (who: World['gatekeeper'], values: object) =>
  world.store.transaction((records) => records.update(who.collection as 'internal_users', who.id, values));

test('staff see when they last changed their own password, and no other [SET-01, PERM-05]', async () => {
  for (const who of [world.gatekeeper, world.intern]) {
    expect(await changedAt(who)).toBe('');
    await change(who, { first_name: 'Anna' });
    expect(await changedAt(who)).toBe('');
    const at = world.clock.now().toISOString().replace('T', ' ');
    await change(who, { password: await hashForRecord('another long password') });
    expect((await changedAt({ ...who })) >= at).toBe(true);
  }
  expect(await changedAt(world.otherGatekeeper)).toBe('');
  const { body } = await world.request('GET', `/api/collections/gatekeeper_users/records/${world.gatekeeper.id}`, {
    who: world.admin,
  });
  expect(body.id).toBe(world.gatekeeper.id);
  expect(body).not.toHaveProperty('password_changed_at');
  expect((await world.view(world.client, 'my-login')).status).toBe(403);
  expect((await world.view(null, 'my-login')).status).toBe(401);
});

test('a password that was taken away has no date [SET-01]', async () => {
  const who = world.admin;
  await change(who, { password: await hashForRecord('another long password') });
  await change(who, { password: noPassword() });
  const row = await world.store.reader.need('gatekeeper_users', who.id);
  expect(row.password_changed_at).toBe('');
});
