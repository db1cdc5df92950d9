import type { Dashboard } from '@dossier/domain/contracts/answers/dashboard';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make, makeIntern } from '../../../test/factories.ts';
import { listText, loadVersion, makeList, others, uploadList } from '../../../test/lists.ts';
import { done, onboardingAt, type Stage, startWorld, type World } from '../../../test/scenario.ts';
import { contextFor } from '../../../test/viewer.ts';
import { deskLoad } from './desk-load.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  const add = async (stage: Stage, values: object = {}) => {
    const id = await onboardingAt(world, stage, 'individual');
    await world.store.transaction((records) => records.update('gk_requests', id, values));
  };
  const [mine, hers] = [{ assigned_intern: world.intern.id }, { assigned_intern: world.lead.id }];
  await add('draft', { ...mine, deadline: '2026-11-01' });
  await add('requested', { ...mine, deadline: '2026-11-20' });
  await add('submitted', { deadline: '2026-11-21' });
  await add('submitted', { ...mine, deadline: '' });
  await add('submitted', { ...hers, deadline: '2026-11-20' });
  await add('question', { ...mine, deadline: '2026-11-22' });
  await add('completed', { ...hers, deadline: '2026-11-01' });
  await add('cancelled', { ...hers, deadline: '2026-11-01' });
}, 60_000);
afterAll(() => world.close());

const loadOf = async (who: World['intern']) => deskLoad(await contextFor(world, who));

test('the desk sees what has no reviewer, what is its own, what others delay, and what is late', async () => {
  expect(await loadOf(world.intern)).toMatchObject({ unassigned: 1, mine: 2, waiting: 1, overdue: 2 });
  expect(await loadOf(world.lead)).toMatchObject({ unassigned: 1, mine: 1, waiting: 1, overdue: 2 });
});

test('a deadline is late from the day after it, at the desk', async () => {
  world.clock.set('2026-11-21T23:30:00.000Z');
  expect(await loadOf(world.intern)).toMatchObject({ overdue: 3, unassignedLate: 0 });
  world.clock.set('2026-11-21T10:00:00.000Z');
});

test('the workload has every active reviewer by last name, also one without work, and no former one', async () => {
  await makeIntern(world, { first_name: 'Nina', last_name: 'Nieuw' });
  await makeIntern(world, { first_name: 'Oud', last_name: 'Bbb', active: false });
  await make(world, 'desk', { name: 'The desk', due_targets: { take: 1, review: 2 } });
  // Submitted on a Saturday, which counts as Monday: to be taken on Tuesday, reviewed on Wednesday.
  world.clock.set('2026-11-25T10:00:00.000Z');
  expect(await loadOf(world.lead)).toMatchObject({ unassignedLate: 1, workload: [{ late: 0 }, { late: 0 }, {}] });
  world.clock.set('2026-11-26T10:00:00.000Z');
  const { workload } = await loadOf(world.lead);
  world.clock.set('2026-11-21T10:00:00.000Z');
  expect(workload.map(({ name, count, late }) => [name, count, late])).toEqual([
    // Of Ruben's two, one waits for the institution's answer.
    ['Ruben Aerts', 2, 1],
    ['Lena Ead', 1, 1],
    ['Nina Nieuw', 0, 0],
  ]);
});

const lists = async (): Promise<NonNullable<Dashboard['desk']>['lists']> => (await loadOf(world.lead)).lists;

test('lists: the desk sees how many are active, and which newest load failed until the next succeeds', async () => {
  expect(await lists()).toEqual({ inForce: 0, problems: [] });
  const list = await makeList(world, 'EU financial sanctions');
  expect(await lists()).toEqual({ inForce: 0, problems: [] });
  await loadVersion(world, list, others);
  expect(await lists()).toEqual({ inForce: 1, problems: [] });
  world.clock.advance({ hours: 1 });
  await done(uploadList(world, list, 'no list at all\n'));
  await world.screening.loadLists();
  const { inForce, problems } = await lists();
  expect(inForce).toBe(1);
  expect(problems).toMatchObject([{ list, name: 'EU financial sanctions', at: '2026-11-21 11:00:00.000Z' }]);
  expect(problems[0]?.problem).not.toBe('');
  await done(uploadList(world, list, listText(others, '2026-11-20')));
  await world.screening.loadLists();
  expect(await lists()).toEqual({ inForce: 1, problems: [] });
  await done(world.run(world.lead, 'remove-list', { list, reason: 'Replaced by another.' }));
  expect(await lists()).toEqual({ inForce: 0, problems: [] });
});
