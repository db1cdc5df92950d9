import { eventActionNames } from '@dossier/domain/event-actions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done, requestRow } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { missingFor, onlyItsRoles, startViewed, unknownId, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

type Line = { id: string; at: string; kind: string; action: string; actorName: string; actorIsMe: boolean };
const historyOf = (params: Record<string, string> = {}, who: Person = world.gatekeeper) =>
  done(world.view(who, 'entity-history', { subject: world.subject, ...params }));

describe('the history of an onboarding', () => {
  test('has every event once, newest first, from its start to its completion [HIST-01]', async () => {
    const { events, more } = await historyOf();
    const actions = events.map(({ action }: Line) => action);
    expect(actions).toContain('onboarding-completed');
    expect(actions.at(-1)).toBe('onboarding-started');
    expect(new Set(events.map(({ id }: Line) => id)).size).toBe(events.length);
    expect(events.map(({ at }: Line) => at)).toEqual(
      events
        .map(({ at }: Line) => at)
        .toSorted()
        .toReversed(),
    );
    for (const action of actions) expect(eventActionNames).toContain(action);
    expect(more).toBe(false);
  });

  test('is filtered by kind and by person; the counts stay those of all [HIST-04]', async () => {
    const all = await historyOf();
    for (const [kind, count] of Object.entries<number>(all.counts)) {
      const { events, counts } = await historyOf({ kind });
      expect(events).toHaveLength(count);
      expect(events.every((event: Line) => event.kind === kind)).toBe(true);
      expect(counts).toEqual(all.counts);
    }
    const { events } = await historyOf({ actor: world.client.id });
    expect(new Set(events.map(({ actorName }: Line) => actorName))).toEqual(new Set(['Marit Hoekstra']));
    expect(all.actors).toContainEqual({ id: world.client.id, name: 'Marit Hoekstra' });
    expect((await historyOf({ kind: 'weather' })).events).toEqual([]);
  });

  test('marks what the viewer did', async () => {
    const { events } = await historyOf();
    for (const { actorIsMe, actorName } of events) expect(actorIsMe).toBe(actorName === 'Sanne de Wit');
  });

  test('goes on from the oldest event that was read', async () => {
    const { events } = await historyOf();
    const ids = events.map(({ id }: Line) => id);
    const rest = await historyOf({ before: ids[4] ?? '' });
    expect(rest.events.map(({ id }: Line) => id)).toEqual(ids.slice(5));
  });

  test('comes in pages of 100', async () => {
    const about = { request: world.corrections, action: 'client-reminded', kind: 'messages', audience: 'all' } as const;
    await world.store.transaction(async (records) => {
      for (let at = 0; at < 101; at++) await records.create('events', about);
    });
    const { subject } = await requestRow(world, world.corrections);
    const first = await historyOf({ subject });
    expect([first.events.length, first.more]).toEqual([100, true]);
    const rest = await historyOf({ subject, before: first.events.at(-1).id });
    expect(rest.more).toBe(false);
    expect(rest.events.at(-1).action).toBe('onboarding-started');
  });
});

test('the history does not exist for another institution, and is for staff [PERM-05, HIST-04]', async () => {
  const params = { subject: world.subject };
  await missingFor(world, [world.otherGatekeeper], 'entity-history', params, { subject: unknownId });
  await missingFor(
    world,
    [world.gatekeeper],
    'entity-history',
    { ...params, request: world.draft },
    { request: unknownId },
  );
  await onlyItsRoles(world, 'entity-history', params);
});
