import { afterEach, beforeEach, expect, test } from 'vitest';
import { refused } from '../../test/refused.ts';
import { done, onboardingAt, startWorld, type World } from '../../test/scenario.ts';
import { entityOf } from '../../test/screened.ts';
import type { Person } from '../../test/test-app.ts';

let world: World;
let request: string;
beforeEach(async () => {
  world = await startWorld();
  request = await onboardingAt(world, 'submitted');
});
afterEach(() => world.close());

const set = (who: Person, seen: string, status: string, reason = '') =>
  world.run(who, 'set-check', { request, check: 'people', seen, status, reason });
const people = async () =>
  (await entityOf(world, request)).statuses.find((one: { check: string }) => one.check === 'people');

test('a decision on a status that a colleague has changed is refused and says what the check is now [STAT-17]', async () => {
  await done(set(world.lead, 'pending', 'rejected', 'A director is missing.'));
  const { body } = await refused(world, 'stale-revision', () => set(world.intern, 'pending', 'approved'));
  const current = { status: 'rejected', by: 'Lena Ead', reason: 'A director is missing.' };
  expect(body.facts.current).toMatchObject(current);
  expect(body.facts.current.at).toBe((await people()).at);
  await refused(world, 'stale-revision', () => set(world.intern, 'pending', 'rejected', 'Another reason.'));
  await done(set(world.intern, 'rejected', 'approved'));
  expect(await people()).toMatchObject({ status: 'approved', by: 'Ruben Aerts' });
  await refused(world, 'input-invalid', () =>
    world.run(world.intern, 'set-check', { request, check: 'people', status: 'pending' }),
  );
});

test('of two decisions at the same moment one is saved and the other refused', async () => {
  const both = [set(world.lead, 'pending', 'rejected', 'Not all of them.'), set(world.intern, 'pending', 'approved')];
  const answers = await Promise.all(both);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const isRejected = answers[0]?.status === 200;
  expect(await people()).toMatchObject({ status: isRejected ? 'rejected' : 'approved' });
  const rows = await world.store.reader.count('statuses', 'request = {:request} && check = "people"', { request });
  expect(rows).toBe(2);
});

test('the same decision sent again by the same person changes nothing and is no conflict', async () => {
  await done(set(world.intern, 'pending', 'approved'));
  const before = await people();
  expect(await done(set(world.intern, 'pending', 'approved'))).toEqual({
    check: 'people',
    status: 'approved',
    undo: '',
  });
  expect(await people()).toEqual(before);
  await refused(world, 'stale-revision', () => set(world.lead, 'pending', 'approved'));
});

test('a status that was undone is the one to decide on again', async () => {
  const { undo } = await done(set(world.intern, 'pending', 'approved'));
  await done(world.run(world.intern, 'undo', { undo }));
  await refused(world, 'stale-revision', () => set(world.lead, 'approved', 'pending'));
  await done(set(world.lead, 'pending', 'approved'));
});
