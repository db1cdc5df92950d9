import type { Dashboard } from '@dossier/domain/contracts/answers/dashboard';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { make } from '../../../test/factories.ts';
import {
  accessOf,
  done,
  fillIn,
  onboardingAt,
  requestRow,
  settleChecks,
  startWorld,
  type World,
} from '../../../test/scenario.ts';
import type { Person } from '../../../test/test-app.ts';
import { contextFor } from '../../../test/viewer.ts';
import { figuresOf } from './figures.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const today = '2026-12-02T10:00:00.000Z';
const tenDaysAgo = '2026-11-22T10:00:00.000Z';
const threeDaysAgo = '2026-11-29T10:00:00.000Z';

type Name = keyof Dashboard['figures'];

/** Each figure as `[now, a week ago]`. */
async function figures(who: Person): Promise<Record<Name, [number, number]>> {
  const found = await figuresOf(await contextFor(world, who));
  const pairs = Object.entries(found).map(([name, { value, lastWeek }]) => [name, [value, lastWeek]]);
  return Object.fromEntries(pairs) as Record<Name, [number, number]>;
}

const submit = async (request: string) => {
  await done(world.run(world.client, 'approve-access', { access: await accessOf(world, request) }));
  await fillIn(world, request);
  await done(world.run(world.client, 'submit', { request }));
};
const complete = async (request: string) => {
  await settleChecks(world, request);
  await done(world.run(world.intern, 'complete', { request }));
};

const none = { openRequests: [0, 0], inReview: [0, 0], completed: [0, 0], activeSubscriptions: [0, 0] };

describe('the figures of the dashboard', () => {
  test('are those of now and of seven days ago, whatever was decided about checks since [DASH-01, DASH-02, DASH-05, DASH-06]', async () => {
    world.clock.set(tenDaysAgo);
    const first = await onboardingAt(world, 'submitted', 'individual');
    const second = await onboardingAt(world, 'requested', 'individual');
    await onboardingAt(world, 'completed', 'individual');
    world.clock.set(threeDaysAgo);
    await complete(first);
    await submit(second);
    await onboardingAt(world, 'requested', 'individual');
    world.clock.set(today);
    const expected = { ...none, openRequests: [1, 1], inReview: [1, 1], completed: [2, 1] };
    expect(await figures(world.gatekeeper)).toEqual(expected);
    expect(await figures(world.intern)).toEqual(expected);
  });

  test('count own onboardings only; a client has none [PERM-07]', async () => {
    await onboardingAt(world, 'submitted', 'individual');
    expect(await figures(world.otherGatekeeper)).toEqual(none);
    expect(await figures(world.client)).toEqual(none);
  });

  test('count no draft, and one that was a draft a week ago as new [DASH-06]', async () => {
    world.clock.set(tenDaysAgo);
    const draft = await onboardingAt(world, 'draft', 'individual');
    await onboardingAt(world, 'draft', 'individual');
    world.clock.set(threeDaysAgo);
    await done(world.run(world.gatekeeper, 'send', { request: draft }));
    world.clock.set(today);
    expect((await figures(world.gatekeeper)).openRequests).toEqual([1, 0]);
    expect((await figures(world.intern)).openRequests).toEqual([1, 0]);
  });

  test('count one that waits for an answer as open, and one that ended this week as it was [DASH-06]', async () => {
    world.clock.set(tenDaysAgo);
    const cancelled = await onboardingAt(world, 'requested', 'individual');
    const completed = await onboardingAt(world, 'completed', 'individual');
    const asked = await onboardingAt(world, 'submitted', 'individual');
    world.clock.set(threeDaysAgo);
    await done(world.run(world.gatekeeper, 'cancel', { request: cancelled, reason: 'The sale is off.' }));
    await done(world.run(world.gatekeeper, 'archive', { request: completed }));
    await done(world.run(world.intern, 'ask-institution', { request: asked, question: 'Why?' }));
    world.clock.set(today);
    expect(await figures(world.gatekeeper)).toEqual({
      ...none,
      openRequests: [1, 1],
      inReview: [0, 1],
      completed: [0, 1],
    });
  });

  test('go by the first of several changes of one week [DASH-06]', async () => {
    world.clock.set(tenDaysAgo);
    const request = await onboardingAt(world, 'completed', 'individual');
    world.clock.set(threeDaysAgo);
    await done(world.run(world.lead, 'reopen', { request, reason: 'A document was missing.' }));
    world.clock.advance({ hours: 1 });
    await done(world.run(world.intern, 'complete', { request }));
    world.clock.advance({ hours: 1 });
    await done(world.run(world.lead, 'reopen', { request, reason: 'Another one was missing.' }));
    world.clock.set(today);
    expect(await figures(world.gatekeeper)).toEqual({ ...none, inReview: [1, 0], completed: [0, 1] });
  });

  test('of a week ago include what happened until that moment [DASH-06]', async () => {
    world.clock.set('2026-11-25T09:59:59.999Z');
    await onboardingAt(world, 'requested', 'individual');
    world.clock.set('2026-11-25T10:00:00.000Z');
    await onboardingAt(world, 'requested', 'individual');
    world.clock.set(today);
    expect((await figures(world.gatekeeper)).openRequests).toEqual([2, 1]);
  });
});

describe('active subscriptions [DASH-03, DASH-06]', () => {
  const watch = async (values: Record<string, unknown> = {}) => {
    const { business } = await requestRow(world, await onboardingAt(world, 'requested'));
    const usual = { org: world.org, business, level: 'screening', cadence: 'monthly', status: 'active', runs: 0 };
    return make(world, 'gk_subscriptions', { ...usual, ...values } as never);
  };
  const set = (id: string, status: 'active' | 'paused' | 'ended') =>
    world.store.transaction((records) => records.update('gk_subscriptions', id, { status }));
  const active = async (who = world.gatekeeper) => (await figures(who)).activeSubscriptions;

  test('of a week ago include those that were ended or paused since, and not those that were started', async () => {
    world.clock.set(tenDaysAgo);
    const [ended, paused] = [await watch(), await watch()];
    const resumed = await watch({ status: 'paused' });
    await watch();
    world.clock.set(threeDaysAgo);
    await watch();
    await set(ended.id, 'ended');
    await set(paused.id, 'paused');
    await set(resumed.id, 'active');
    world.clock.set(today);
    expect(await active()).toEqual([3, 3]);
  });

  test('that were started and ended within the week count in neither', async () => {
    world.clock.set(threeDaysAgo);
    await set((await watch()).id, 'ended');
    world.clock.set(today);
    expect(await active()).toEqual([0, 0]);
  });

  test('are those of the own institution; the desk counts all [PERM-07]', async () => {
    world.clock.set(tenDaysAgo);
    await watch();
    const other = await watch({ org: world.otherOrg });
    world.clock.set(threeDaysAgo);
    await set(other.id, 'ended');
    world.clock.set(today);
    expect(await active()).toEqual([1, 1]);
    expect(await active(world.otherGatekeeper)).toEqual([0, 1]);
    expect(await active(world.intern)).toEqual([1, 2]);
    expect(await active(world.client)).toEqual([0, 0]);
  });
});
