import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { onlyItsRoles, startViewed, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

const dashboardOf = (who: Person) => done(world.view(who, 'dashboard'));

describe('the dashboard of an institution', () => {
  test('counts its open, reviewed and completed onboardings [DASH-01, DASH-02, DASH-05]', async () => {
    const { figures } = await dashboardOf(world.gatekeeper);
    expect(figures.openRequests.value).toBe(2);
    expect(figures.inReview.value).toBe(0);
    expect(figures.completed.value).toBe(1);
    expect(figures.activeSubscriptions).toEqual({ value: 0, lastWeek: 0 });
  });

  test('without onboardings is empty, and has nothing of another institution [DASH-09, PERM-05]', async () => {
    const zero = { value: 0, lastWeek: 0 };
    expect(await dashboardOf(world.otherGatekeeper)).toEqual({
      figures: { openRequests: zero, inReview: zero, completed: zero, activeSubscriptions: zero },
      waiting: [],
      waitingTotal: 0,
      activity: [],
      alerts: [],
      alertsTotal: 0,
    });
  });

  test('has its newest events first, at most twelve, without those of the desk [DASH-04]', async () => {
    const { activity } = await dashboardOf(world.gatekeeper);
    expect(activity.length).toBeLessThanOrEqual(12);
    const times = activity.map(({ at }: { at: string }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    const about = {
      request: world.completed,
      action: 'onboarding-assigned',
      kind: 'status',
      audience: 'desk',
    } as const;
    await world.store.transaction((records) => records.create('events', about));
    const newest = async (who: Person) => (await dashboardOf(who)).activity[0].action;
    expect(await newest(world.intern)).toBe('onboarding-assigned');
    expect(await newest(world.gatekeeper)).not.toBe('onboarding-assigned');
  });

  test('has at most three events of one onboarding, and says how many more there are [DASH-04]', async () => {
    const { activity } = await dashboardOf(world.gatekeeper);
    const byRequest = Map.groupBy(activity as { request: string; more: number }[], ({ request }) => request);
    expect(byRequest.size).toBeGreaterThan(1);
    for (const lines of byRequest.values()) {
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(lines.slice(0, -1).every(({ more }) => more === 0)).toBe(true);
    }
    const { completed: request, subject } = world;
    const { counts } = await done(world.view(world.gatekeeper, 'entity-history', { request, subject }));
    const all = Object.values(counts as Record<string, number>).reduce((sum, count) => sum + count, 0);
    const lines = byRequest.get(request) ?? [];
    expect(lines.at(-1)?.more).toBe(all - lines.length);
  });

  test('has one line for several events of one kind about a client, the newest [DASH-04]', async () => {
    const { completed: request, subject } = world;
    const { org = '' } = (await world.store.reader.get('gk_requests', request)) ?? {};
    const warning = {
      action: 'deadline-warning-sent',
      kind: 'messages',
      audience: 'staff',
      request,
      subject,
      org,
    } as const;
    for (const days of ['7', '3', '1'])
      await world.store.transaction((records) => records.create('events', { ...warning, facts: { days } }));
    const { activity } = await dashboardOf(world.gatekeeper);
    const lines = activity.filter(({ action }: { action: string }) => action === warning.action);
    expect(lines).toMatchObject([{ request, facts: { days: '1' } }]);
    const kinds = activity.map((line: { action: string; subject: string }) => `${line.action} ${line.subject}`);
    expect(kinds).toEqual([...new Set(kinds)]);
  });

  test('has no workload of the desk [PERM-05]', async () => {
    expect(await dashboardOf(world.admin)).not.toHaveProperty('desk');
  });
});

test('the dashboard of the desk has what is unassigned, and that no list is loaded [DASH-08]', async () => {
  const { desk } = await dashboardOf(world.intern);
  expect(desk).toMatchObject({ mine: 0, lists: { problems: [], inForce: 0 } });
  expect(desk.waiting).toBe(1);
});

test('the dashboard is for staff', () => onlyItsRoles(world, 'dashboard'));
