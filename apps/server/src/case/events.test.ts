import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorFor, newCompany, requestOfOther, write } from '../../test/case.ts';
import { onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { audienceFilter, historyOf, reportedEvents, visibleEvents } from './events.ts';

let world: World;
/** Sent, without access. */
let requested = '';
let submitted = '';
let completed = '';
let cancelled = '';

beforeAll(async () => {
  world = await startWorld();
  requested = await onboardingAt(world, 'requested');
  submitted = await onboardingAt(world, 'submitted', 'individual');
  completed = await onboardingAt(world, 'completed', 'business', newCompany());
  cancelled = await onboardingAt(world, 'cancelled', 'business', newCompany());
  for (const request of [requested, submitted, completed, cancelled]) {
    await record(request, { action: 'hit-decided', section: 'person-screening' });
    await record(request, { action: 'check-set', section: 'people' });
    await record(request, { action: 'onboarding-assigned', audience: 'desk' });
  }
}, 120_000);
afterAll(() => world.close());

const changes = [{ field: 'state', before: 'open', after: 'true_match' }];

async function record(request: string, values: Record<string, unknown>): Promise<void> {
  const { org } = await requestRow(world, request);
  const event = { kind: 'check', audience: 'staff', request, org, changes, ...values };
  await write(world, (records) => records.create('events', event as never));
}

async function known(who: Person, request: string): Promise<string[]> {
  const actor = await actorFor(world, who);
  const { subject } = await requestRow(world, request);
  return (await historyOf(world.store.reader, actor, { subject, request }))?.all.map(({ action }) => action) ?? [];
}

describe('the history of an onboarding', () => {
  test('has no decided hit for its institution before completion, and none after a cancellation [PERM-13]', async () => {
    for (const request of [requested, submitted, cancelled]) {
      expect(await known(world.gatekeeper, request)).not.toContain('hit-decided');
      expect(await known(world.intern, request)).toContain('hit-decided');
    }
    expect(await known(world.gatekeeper, completed)).toContain('hit-decided');
  });

  test('never shows the events of the desk to an institution', async () => {
    for (const request of [requested, submitted, completed]) {
      expect(await known(world.gatekeeper, request)).not.toContain('onboarding-assigned');
      expect(await known(world.lead, request)).toContain('onboarding-assigned');
    }
  });

  test('does not exist for another institution or a client', async () => {
    for (const who of [world.otherGatekeeper, world.otherAdmin, world.client]) {
      expect(await known(who, completed)).toEqual([]);
    }
  });

  test('of a shared company holds the events of the own onboarding alone', async () => {
    const foreign = await requestOfOther(world, requested);
    const { subject } = await requestRow(world, foreign);
    expect(subject).toBe((await requestRow(world, requested)).subject);
    const actor = await actorFor(world, world.otherGatekeeper);
    const history = await historyOf(world.store.reader, actor, { subject });
    expect(history?.request.id).toBe(foreign);
    expect(new Set(history?.all.map(({ request }) => request))).toEqual(new Set([foreign]));
    expect(await historyOf(world.store.reader, actor, { subject, request: requested })).toBe(undefined);
  });

  test('can be narrowed to a kind and to an actor, newest first', async () => {
    const actor = await actorFor(world, world.intern);
    const { subject } = await requestRow(world, completed);
    const ofClient = { subject, request: completed, actor: world.client.id };
    const history = await historyOf(world.store.reader, actor, ofClient);
    expect(history?.chosen.length).toBeGreaterThan(0);
    expect(history?.chosen.every((event) => event.actor === world.client.id)).toBe(true);
    expect(history?.all.length).toBeGreaterThan(history?.chosen.length ?? 0);
    const moments = history?.all.map(({ created }) => created) ?? [];
    expect(moments).toEqual(moments.toSorted().reverse());
  });
});

describe('the changes of an event', () => {
  async function reasons(who: Person, request: string, section: string) {
    const { reader } = world.store;
    const events = await reader.find('events', 'request = {:request} && section = {:section}', { request, section });
    return (await visibleEvents(reader, await actorFor(world, who), events)).map(({ why }) => why);
  }

  test('are hidden from an institution while the section of the event is gated, with the reason [PERM-04]', async () => {
    expect(new Set(await reasons(world.gatekeeper, requested, 'people'))).toEqual(new Set(['access required']));
    expect(new Set(await reasons(world.gatekeeper, submitted, 'people'))).toEqual(new Set([undefined]));
  });

  test('are visible to the desk in every status [PERM-06]', async () => {
    for (const request of [requested, submitted, completed]) {
      expect(new Set(await reasons(world.intern, request, 'people'))).toEqual(new Set([undefined]));
    }
  });

  test('without a section are visible', async () => {
    expect(new Set(await reasons(world.gatekeeper, requested, ''))).toEqual(new Set([undefined]));
  });
});

test('an event about a list has no onboarding', async () => {
  const event = await write(world, (records) =>
    records.create('events', { action: 'list-loaded', kind: 'list', audience: 'desk', facts: { list: 'EU' } }),
  );
  const [seen] = await visibleEvents(world.store.reader, await actorFor(world, world.intern), [event]);
  expect(seen?.request).toBe(undefined);
  expect(seen?.why).toBe(undefined);
});

test('a client may know of no event of staff', async () => {
  const filter = audienceFilter(await actorFor(world, world.client));
  expect(await world.store.reader.count('events', filter)).toBe(0);
});

test('a report states the events until its moment, oldest first, without those of the desk', async () => {
  const { reader } = world.store;
  const all = await reader.find('events', 'request = {:completed}', { completed }, { sort: 'created,@rowid' });
  const middle = all[Math.floor(all.length / 2)]?.created ?? '';
  const stated = await reportedEvents(reader, completed, middle);
  expect(stated.length).toBeGreaterThan(0);
  expect(stated.every(({ created, audience }) => created <= middle && audience !== 'desk')).toBe(true);
  expect(stated[0]?.action).toBe('onboarding-started');
  const last = all.at(-1)?.created ?? '';
  expect((await reportedEvents(reader, completed, last)).map(({ action }) => action)).toContain('onboarding-completed');
});
