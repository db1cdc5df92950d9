import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorFor, newCompany, refusedBy, requestOfOther, write } from '../../test/case.ts';
import { done, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import {
  completedOnboarding,
  loadLiveSubscriptionFor,
  loadSubscriptionFor,
  onboardingOfSubscription,
} from './subscriptions.ts';

let world: World;
let request = '';
let subscription = '';
beforeAll(async () => {
  world = await startWorld();
  request = await onboardingAt(world, 'completed', 'business', newCompany());
  const recipients = [world.gatekeeper.id];
  const values = { request, level: 'screening', cadence: 'monthly', recipients };
  subscription = (await done(world.run(world.gatekeeper, 'save-subscription', values))).subscription;
});
afterAll(() => world.close());

const load = async (who: Person, id = subscription) =>
  (await loadSubscriptionFor(world.store.reader, await actorFor(world, who), id)).ok;
const setStatus = (status: 'active' | 'paused' | 'ended') =>
  write(world, (records) => records.update('gk_subscriptions', subscription, { status }));

describe('a subscription', () => {
  test('is loaded by its institution and the desk; for all others it does not exist [PERM-16]', async () => {
    for (const who of [world.gatekeeper, world.admin, world.intern, world.lead]) expect(await load(who)).toBe(true);
    for (const who of [world.otherGatekeeper, world.otherAdmin, world.client]) {
      const actor = await actorFor(world, who);
      await refusedBy(world, 'not-found', (records) => loadSubscriptionFor(records, actor, subscription));
      await refusedBy(world, 'not-found', (records) => loadLiveSubscriptionFor(records, actor, subscription));
    }
    expect(await load(world.lead, 'doesnotexist001')).toBe(false);
  });

  test('can be changed while it is active or paused, not once it has ended [SUB-04]', async () => {
    const actor = await actorFor(world, world.gatekeeper);
    for (const status of ['paused', 'active'] as const) {
      await setStatus(status);
      const live = await loadLiveSubscriptionFor(world.store.reader, actor, subscription);
      expect(live).toMatchObject({ ok: true, value: { id: subscription, status } });
    }
    await setStatus('ended');
    await refusedBy(world, 'subscription-ended', (records) => loadLiveSubscriptionFor(records, actor, subscription));
    expect(await load(world.gatekeeper)).toBe(true);
  });

  test('that has ended still does not exist for another institution', async () => {
    await setStatus('ended');
    const other = await actorFor(world, world.otherGatekeeper);
    await refusedBy(world, 'not-found', (records) => loadLiveSubscriptionFor(records, other, subscription));
  });

  test('ends with the onboarding that is archived [SUB-05]', async () => {
    await setStatus('active');
    await done(world.run(world.gatekeeper, 'archive', { request }));
    const actor = await actorFor(world, world.gatekeeper);
    await refusedBy(world, 'subscription-ended', (records) => loadLiveSubscriptionFor(records, actor, subscription));
  });
});

describe('the onboarding of a monitored subject', () => {
  const monitored = async (id: string) => {
    const { org, subject } = await requestRow(world, id);
    return { org, subject };
  };

  test('is the one that was completed last, of its own institution', async () => {
    const first = await onboardingAt(world, 'completed', 'business', newCompany());
    const foreign = await requestOfOther(world, first);
    const of = await monitored(first);
    expect((await completedOnboarding(world.store.reader, of))?.id).toBe(first);
    expect(await completedOnboarding(world.store.reader, await monitored(foreign))).toBe(undefined);
    expect((await onboardingOfSubscription(world.store.reader, await monitored(foreign)))?.id).toBe(foreign);
  });

  test('is the newest sent one while none is completed, so nothing is reported to the institution', async () => {
    const reopened = await onboardingAt(world, 'completed', 'business', newCompany());
    const of = await monitored(reopened);
    await done(world.run(world.lead, 'reopen', { request: reopened, reason: 'A question is open.' }));
    expect(await completedOnboarding(world.store.reader, of)).toBe(undefined);
    expect((await onboardingOfSubscription(world.store.reader, of))?.id).toBe(reopened);
  });
});
