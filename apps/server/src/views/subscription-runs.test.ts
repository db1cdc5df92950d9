import type { SubscriptionResult } from '@dossier/domain/subscriptions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../test/factories.ts';
import { done } from '../../test/scenario.ts';
import { missingFor, onlyItsRoles, startViewed, unknownId, type Viewed } from '../../test/viewed.ts';

let subscription = '';
let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

beforeAll(async () => {
  const watched = { org: world.org, business: world.subject, level: 'screening', cadence: 'daily' } as const;
  subscription = (await make(world, 'gk_subscriptions', { ...watched, status: 'active' })).id;
});

const runsOf = (params: Record<string, string> = {}) =>
  done(world.view(world.gatekeeper, 'subscription-runs', { subscription, ...params }));

/** Stores a run of a day, past the workflows. */
async function ran(result: SubscriptionResult, created: string): Promise<string> {
  const { id } = await make(world, 'gk_subscription_runs', { subscription, cause: 'time', result });
  await world.store.dialect.transaction((connection) =>
    connection.run('UPDATE "gk_subscription_runs" SET "created" = ? WHERE "id" = ?', [created, id]),
  );
  return id;
}

describe('the runs of a subscription', () => {
  test('that never ran are none, in thirty empty days until today', async () => {
    const { items, total, days } = await runsOf();
    expect([items, total]).toEqual([[], 0]);
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2026-10-23', runs: 0, result: '' });
    expect(days.at(-1).day).toBe('2026-11-21');
  });

  test('are the newest first, and each day has its most serious result', async () => {
    const first = await ran('nothing-new', '2026-11-20 06:00:00.000Z');
    const second = await ran('possible-hit', '2026-11-20 07:00:00.000Z');
    const third = await ran('nothing-new', '2026-11-20 08:00:00.000Z');
    await ran('failed', '2026-10-01 06:00:00.000Z');
    const { items, total, days } = await runsOf();
    expect(items.slice(0, 3).map(({ id }: { id: string }) => id)).toEqual([third, second, first]);
    expect(total).toBe(4);
    expect(days.at(-2)).toEqual({ day: '2026-11-20', runs: 3, result: 'possible-hit' });
    expect(days.map(({ result }: { result: string }) => result)).not.toContain('failed');
  });

  test('go on from an offset', async () => {
    const all = (await runsOf()).items;
    const rest = await runsOf({ offset: '3' });
    expect(rest.items).toEqual(all.slice(3));
    expect(rest.total).toBe(4);
  });
});

test('the runs do not exist for another institution, and are for staff [PERM-16]', async () => {
  const unknown = { subscription: unknownId };
  await missingFor(world, [world.otherGatekeeper], 'subscription-runs', { subscription }, unknown);
  await onlyItsRoles(world, 'subscription-runs', { subscription });
});
