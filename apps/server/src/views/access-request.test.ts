import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessOf, done } from '../../test/scenario.ts';
import { missingFor, onlyItsRoles, startViewed, unknownId, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

test('a client reads which institution requests access, for whom and why [PERM-14]', async () => {
  const access = await accessOf(world, world.requested);
  expect(await done(world.view(world.client, 'access-request', { access }))).toMatchObject({
    id: access,
    request: world.requested,
    reference: 'KV-REQ',
    requesterName: 'Sanne de Wit',
    org: { name: 'Kade & Vos Notarissen', accent: '#1f3a4d' },
    subjectName: 'Aoife Brennan',
    type: 'individual',
    status: 'pending',
    mayDecide: true,
  });
});

test('an access request that is decided is shown with its decision, and cannot be decided again', async () => {
  const access = await accessOf(world, world.completed);
  expect(await done(world.view(world.client, 'access-request', { access }))).toMatchObject({
    status: 'approved',
    mayDecide: false,
  });
});

test('an access request does not exist for people outside the vault, nor for staff [PERM-07, PERM-14]', async () => {
  const access = await accessOf(world, world.requested);
  await missingFor(world, [world.otherClient], 'access-request', { access }, { access: unknownId });
  await onlyItsRoles(world, 'access-request', { access });
});
