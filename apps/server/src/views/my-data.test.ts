import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, requestRow } from '../../test/scenario.ts';
import { onlyItsRoles, startViewed, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

const myData = (who = world.client) => done(world.view(who, 'my-data'));

test('a client sees each vault with its role, its documents and when it was updated', async () => {
  const { vaults } = await myData();
  expect(vaults).toHaveLength(3);
  const { submitted_at: updatedAt } = await requestRow(world, world.completed);
  const of = (subject: string) => vaults.find((vault: { subject: string }) => vault.subject === subject);
  expect(of(world.subject)).toEqual({
    subject: world.subject,
    type: 'business',
    name: 'Zilverlinde Vastgoed B.V.',
    role: 'owner',
    updatedAt,
    documents: 4,
  });
  const { subject } = await requestRow(world, world.requested);
  expect(of(subject)).toMatchObject({ type: 'individual', name: 'Aoife Brennan', updatedAt: '', documents: 0 });
});

test('a client sees which institutions have access, and which still request it [PERM-14]', async () => {
  const { accesses } = await myData();
  const status = (request: string) => accesses.find((line: { request: string }) => line.request === request);
  expect(status(world.completed)).toMatchObject({ org: { name: 'Kade & Vos Notarissen' }, status: 'approved' });
  expect(status(world.completed).decidedAt).not.toBe('');
  expect(status(world.requested)).toMatchObject({ status: 'pending', decidedAt: '', mayDecide: true });
});

test('a person without a vault has nothing stored, and staff have no such view [PERM-07]', async () => {
  expect(await myData(world.otherClient)).toEqual({ vaults: [], accesses: [] });
  await onlyItsRoles(world, 'my-data');
});
