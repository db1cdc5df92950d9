import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../test/factories.ts';
import { done, onboardingAt, startWorld, type World } from '../../../test/scenario.ts';
import type { Person } from '../../../test/test-app.ts';

let world: World;
const ids: Record<string, string> = {};
beforeAll(async () => {
  world = await startWorld();
  await make(world, 'desk', { name: 'The desk', due_targets: { take: 1, review: 4, again: 0 } });
  const assign = (id: string) => done(world.run(world.intern, 'assign', { requests: [id] }));
  // A Monday.
  world.clock.set('2026-11-23T10:00:00.000Z');
  ids['reviewed'] = await onboardingAt(world, 'submitted', 'individual');
  await assign(ids['reviewed']);
  ids['asked'] = await onboardingAt(world, 'question', 'individual');
  ids['draft'] = await onboardingAt(world, 'draft', 'individual');
  world.clock.set('2026-11-25T10:00:00.000Z');
  ids['free'] = await onboardingAt(world, 'submitted', 'individual');
  world.clock.set('2026-11-26T10:00:00.000Z');
}, 60_000);
afterAll(() => world.close());

type Row = { id: string; due: { step: string; on: string; left: number } | null };
const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id) ?? id;

async function dues(who: Person, view: 'queue' | 'onboardings', params: Record<string, string> = {}) {
  const { items } = await done(world.view(who, view, params));
  return items.map(({ id, due }: Row) => [nameOf(id), due ? [due.step, due.on, due.left] : null]);
}

describe('due times of steps', () => {
  test('are those of the own side, and sort and filter a list', async () => {
    expect(await dues(world.intern, 'queue', { sort: 'due' })).toEqual([
      ['free', ['take', '2026-11-26', 0]],
      ['reviewed', ['review', '2026-11-27', 1]],
      ['asked', null],
    ]);
    expect(await dues(world.intern, 'queue', { due: 'late' })).toEqual([]);
    expect(await dues(world.gatekeeper, 'onboardings', { due: 'soon' })).toEqual([]);
    world.clock.set('2026-11-30T10:00:00.000Z');
    expect((await dues(world.intern, 'queue', { due: 'late' })).toSorted()).toEqual([
      ['free', ['take', '2026-11-26', -2]],
      ['reviewed', ['review', '2026-11-27', -1]],
    ]);
    // The institution has its own targets: two days for an answer, five for a draft.
    expect((await dues(world.gatekeeper, 'onboardings', { due: 'late' })).toSorted()).toEqual([
      ['asked', ['answer', '2026-11-25', -3]],
    ]);
    expect(await dues(world.gatekeeper, 'onboardings', { due: 'soon' })).toEqual([
      ['draft', ['send', '2026-11-30', 0]],
    ]);
    expect(await dues(world.otherGatekeeper, 'onboardings', { due: 'late' })).toEqual([]);
  });

  test('follow the settings at once, and stop with a target of none', async () => {
    world.clock.set('2026-11-30T10:00:00.000Z');
    await done(world.run(world.lead, 'save-organisation', { org: '', dueTargets: { take: 0 } }));
    expect(await dues(world.intern, 'queue', { due: 'late' })).toEqual([['reviewed', ['review', '2026-11-27', -1]]]);
    await done(world.run(world.lead, 'save-organisation', { org: '', dueTargets: { take: 1 } }));
  });
});
