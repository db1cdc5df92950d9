import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, onboardingAt, startWorld, type World } from '../../test/scenario.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test("usage counts by month what the institution itself started and completed, and nobody else's [BILL-01, PERM-05]", async () => {
  const empty = await done(world.view(world.gatekeeper, 'usage'));
  expect(empty.months.map(({ month }: { month: string }) => month)).toEqual([
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
  expect(empty.months.at(-1)).toEqual({ month: '2026-11', started: 0, completed: 0, documents: 0 });
  await onboardingAt(world, 'draft');
  const first = await onboardingAt(world, 'requested');
  await onboardingAt(world, 'completed');
  await world.store.transaction((records) =>
    records.update('gk_requests', first, { requested_at: '2026-10-31 23:59:59.999Z' }),
  );
  const { months, people } = await done(world.view(world.gatekeeper, 'usage'));
  expect(months.at(-1)).toMatchObject({ month: '2026-11', started: 1, completed: 1 });
  expect(months.at(-2)).toMatchObject({ month: '2026-10', started: 1, completed: 0 });
  expect(people).toEqual([{ name: 'Sanne de Wit', started: 1 }]);
  const other = await done(world.view(world.otherGatekeeper, 'usage'));
  expect(other.months.at(-1)).toEqual({ month: '2026-11', started: 0, completed: 0, documents: 0 });
  expect(other.people).toEqual([]);
});
