import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadVersion, makeList, others } from '../../test/lists.ts';
import { done, startWorld, type World } from '../../test/scenario.ts';
import { sweepOrphanFiles } from '../jobs/sweep-files.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

async function storedLoads(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of world.files.list('lists/')) keys.push(key.split('/')[1] ?? '');
  return keys;
}
const lines: object[] = [];
const log = { info: (facts: object) => lines.push(facts), warn: (facts: object) => lines.push(facts) };
const sweep = () =>
  sweepOrphanFiles({ store: world.store, files: world.files, now: world.clock.now, log }, () => false);

test('raw files of a removed list are deleted a day later; those of active versions and the history remain', async () => {
  const list = await makeList(world, 'EU');
  const remaining = await makeList(world, 'UN');
  const gone = await loadVersion(world, list, others);
  const active = await loadVersion(world, remaining, others);
  await world.files.put('lists/crashedload0001/0-0', new TextEncoder().encode('half a list'));
  await done(world.run(world.lead, 'remove-list', { list, reason: 'Not used any more.' }));
  const before = (await storedLoads()).toSorted();
  expect(before).toEqual([gone, active, 'crashedload0001'].toSorted());
  await sweep();
  expect((await storedLoads()).toSorted()).toEqual(before);
  world.clock.set(new Date(Date.now() + 2 * 86_400_000).toISOString());
  expect(await sweep()).toMatchObject({ orphans: 1, binned: 1 });
  expect(lines.at(-1)).toMatchObject({ job: 'sweep-files', binned: 1, listFiles: 1 });
  expect(await storedLoads()).toEqual([active]);
  expect(await world.store.reader.count('screening_loads', 'id = {:gone}', { gone })).toBe(1);
  // An active list can still be searched after its index was lost.
  expect((await world.store.reader.need('screening_lists', remaining)).load).toBe(active);
});
