import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCompany } from '../../test/case.ts';
import { done, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import { archivedBy } from './archived-by.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const nameOf = async (request: string) =>
  (await archivedBy(world.store.reader, [await requestRow(world, request)])).get(request);

test('a cancelled onboarding names who cancelled it, after a restore and a second time the last one', async () => {
  const request = await onboardingAt(world, 'cancelled', 'business', newCompany());
  expect(await nameOf(request)).toBe('Sanne de Wit');
  await done(world.run(world.admin, 'restore', { request, reason: 'The sale goes on.' }));
  expect(await nameOf(request)).toBe(undefined);
  world.clock.advance({ seconds: 1 });
  await done(world.run(world.admin, 'cancel', { request, reason: 'It does not.' }));
  expect(await nameOf(request)).toBe('Ada Min');
});

test('an onboarding that is not archived names no one, also when others of the list are', async () => {
  const cancelled = await onboardingAt(world, 'cancelled', 'business', newCompany());
  const open = await onboardingAt(world, 'requested', 'business', newCompany());
  const rows = [await requestRow(world, open), await requestRow(world, cancelled)];
  expect([...(await archivedBy(world.store.reader, rows)).keys()]).toEqual([cancelled]);
  expect((await archivedBy(world.store.reader, [])).size).toBe(0);
});
