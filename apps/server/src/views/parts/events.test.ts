import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../test/factories.ts';
import { accessOf, onboardingAt, requestRow, startWorld, type World } from '../../../test/scenario.ts';
import type { Person } from '../../../test/test-app.ts';
import { actorFor } from '../../../test/viewer.ts';
import { audienceFilter, historyOf } from '../../case/events.ts';
import type { Row } from '../../collections/rows.ts';
import type { Actor } from '../../runtime/actor.ts';
import { historyEvents } from './events.ts';

let world: World;
let request: Row<'gk_requests'>;
beforeAll(async () => {
  world = await startWorld();
  request = await requestRow(world, await onboardingAt(world, 'submitted'));
  const about = { request: request.id, subject: request.subject, org: request.org, portal: 'intern' } as const;
  const add = (actor_name: string, values: Partial<Row<'events'>>) =>
    make(world, 'events', { ...about, action: 'check-set', kind: 'checks', audience: 'staff', actor_name, ...values });
  await add('for all', { audience: 'all', kind: 'messages', actor: world.gatekeeper.id });
  await add('for staff', {});
  await add('for the desk', { audience: 'desk' });
  for (const section of ['company-screening', 'person-screening', 'risk']) await add(`on ${section}`, { section });
  const changes = [{ field: 'status', before: 'pending', after: 'approved' }];
  await add('on ownership', { section: 'ownership', changes });
}, 60_000);
afterAll(() => world.close());

const set = (values: object) => world.store.transaction((records) => records.update('gk_requests', request.id, values));
const setAccess = async (status: 'approved' | 'withdrawn') => {
  const access = await accessOf(world, request.id);
  await world.store.transaction((records) => records.update('gk_access', access, { status }));
};

const marked = /^(for|on) /;
const screening = ['on company-screening', 'on person-screening', 'on risk'];

/** The marks of the events that an account may know of, oldest first. */
async function eventsFor(who: Person, values: { kind?: string; actor?: string } = {}): Promise<string[]> {
  const { subject } = request;
  const history = await historyOf(world.store.reader, await actorFor(world, who), { subject, ...values });
  return (history?.chosen ?? [])
    .map(({ actor_name }) => actor_name)
    .filter((name) => marked.test(name))
    .toReversed();
}

describe('who may know of an event', () => {
  test('the desk of all; an institution not of the desk’s own, nor of screening before completion [HIST-04]', async () => {
    const forInstitution = ['for all', 'for staff', 'on ownership'];
    expect(await eventsFor(world.intern)).toEqual([
      'for all',
      'for staff',
      'for the desk',
      ...screening,
      'on ownership',
    ]);
    expect(await eventsFor(world.gatekeeper)).toEqual(forInstitution);
  });

  test('an institution knows of screening after completion, also when it is archived then [HIST-04, SCR-13]', async () => {
    const { status } = request;
    const afterwards = ['for all', 'for staff', ...screening, 'on ownership'];
    await set({ status: 'completed', completed_at: '2026-11-21 10:00:00.000Z' });
    expect(await eventsFor(world.gatekeeper)).toEqual(afterwards);
    await set({ status: 'archived' });
    expect(await eventsFor(world.gatekeeper)).toEqual(afterwards);
    await set({ status: 'archived', completed_at: '' });
    expect(await eventsFor(world.gatekeeper)).not.toContain('on risk');
    await set({ status });
  });

  test('no other institution, no client and no unknown portal [PERM-07]', async () => {
    expect(await eventsFor(world.otherGatekeeper)).toEqual([]);
    expect(await eventsFor(world.client)).toEqual([]);
    for (const actor of [await actorFor(world, world.client), { portal: 'auditor' } as unknown as Actor]) {
      expect(await world.store.reader.count('events', audienceFilter(actor))).toBe(0);
    }
  });

  test('the history is narrowed to a kind and to a person, newest first [HIST-01]', async () => {
    expect(await eventsFor(world.gatekeeper, { kind: 'messages' })).toEqual(['for all']);
    expect(await eventsFor(world.gatekeeper, { actor: world.gatekeeper.id })).toEqual(['for all']);
    expect(await eventsFor(world.gatekeeper, { actor: world.intern.id })).toEqual([]);
    const history = await historyOf(world.store.reader, await actorFor(world, world.intern), {
      subject: request.subject,
      kind: 'checks',
    });
    expect(history?.all.length).toBeGreaterThan(history?.chosen.length ?? 0);
    const times = history?.all.map(({ created }) => created) ?? [];
    expect(times).toEqual(times.toSorted().toReversed());
  });
});

describe('an event as it is shown', () => {
  const shownTo = async (who: Person, mark = 'on ownership') => {
    const rows = await world.store.reader.find('events', 'actor_name = {:mark}', { mark });
    const [event] = await historyEvents(world.store.reader, await actorFor(world, who), rows);
    return event;
  };

  test('has its changes while the client’s access is approved, and otherwise the reason [HIST-04, PERM-05]', async () => {
    expect((await shownTo(world.gatekeeper))?.changes).toHaveLength(1);
    await setAccess('withdrawn');
    expect(await shownTo(world.gatekeeper)).toMatchObject({ changes: [], why: 'access required' });
    const forDesk = await shownTo(world.intern);
    expect(forDesk?.changes).toHaveLength(1);
    expect(forDesk).not.toHaveProperty('why');
    await setAccess('approved');
  });

  test('names the client, and says whether the reader did it', async () => {
    expect(await shownTo(world.gatekeeper, 'for all')).toMatchObject({
      subject: request.subject,
      subjectName: 'Zilverlinde Vastgoed B.V.',
      actorIsMe: true,
    });
    expect((await shownTo(world.intern, 'for all'))?.actorIsMe).toBe(false);
  });

  test('of a list has the name of the list', async () => {
    const values = { action: 'list-saved', kind: 'checks', audience: 'desk', facts: { list: 'EU list' } } as const;
    await make(world, 'events', { ...values, actor_name: 'on a list' });
    expect(await shownTo(world.intern, 'on a list')).toMatchObject({
      subjectName: 'EU list',
      request: '',
      subject: '',
    });
  });
});
