import { staleClearDays } from '@dossier/domain/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { write } from '../../test/case.ts';
import { onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import { activeLists } from './active-lists.ts';
import { isStaleClear, type ScreeningFreshness, screeningFreshness } from './screening-freshness.ts';

const dayMs = 86_400_000;
const newestListAt = '2026-11-22 00:00:00.000Z';
const daysBefore = (days: number, more = 0) =>
  new Date(Date.parse(newestListAt.replace(' ', 'T')) - days * dayMs - more).toISOString().replace('T', ' ');

describe('a clear result', () => {
  const fresh: ScreeningFreshness = { newestListDate: '2026-11-22', newestListAt, monitoredAt: '' };
  const isStale = (runAt: string, more: Partial<ScreeningFreshness> = {}, status = 'clear') =>
    isStaleClear({ row: { run_at: runAt }, status }, { ...fresh, ...more });

  test('is stale when the newest list is more than the limit of days younger', () => {
    expect(isStale(daysBefore(staleClearDays))).toBe(false);
    expect(isStale(daysBefore(staleClearDays, 1))).toBe(true);
  });

  test('is as fresh as the last check by monitoring', () => {
    expect(isStale(daysBefore(staleClearDays + 100), { monitoredAt: daysBefore(1) })).toBe(false);
    expect(isStale(daysBefore(1), { monitoredAt: daysBefore(staleClearDays + 100) })).toBe(false);
  });

  test('is not stale without any list', () => {
    expect(isStale(daysBefore(staleClearDays + 100), { newestListAt: '' })).toBe(false);
  });

  test.each(['pending', 'failed'])('is the only one that becomes stale, not one that is %s', (status) => {
    expect(isStale(daysBefore(staleClearDays + 100), {}, status)).toBe(false);
  });
});

describe('the freshness of an onboarding', () => {
  let world: World;
  let completed = '';
  beforeAll(async () => {
    world = await startWorld();
    completed = await onboardingAt(world, 'completed');
  }, 120_000);
  afterAll(() => world.close());

  const freshness = async () => screeningFreshness(world.store.reader, await requestRow(world, completed));

  const addList = (name: string, values: Record<string, unknown> = {}) =>
    write(world, (records) => records.create('screening_lists', { name, kind: 'sanctions', ...values } as never));

  test('has no date without an active list', async () => {
    await addList('Empty list');
    expect(await activeLists(world.store.reader)).toEqual([]);
    expect(await freshness()).toEqual({ newestListDate: '', newestListAt: '', monitoredAt: '' });
  });

  test('is measured against the newest active list, not against a removed one', async () => {
    const loaded = { load: 'load00000000001', loaded_at: '2026-11-21 06:00:00.000Z' };
    const older = await addList('Older list', { ...loaded, date: '2026-11-10' });
    const newer = await addList('Newer list', { ...loaded, date: '2026-11-18' });
    expect(await freshness()).toMatchObject({ newestListDate: '2026-11-18', newestListAt: '2026-11-18 00:00:00.000Z' });
    const removed = { removed_at: '2026-11-22 06:00:00.000Z' };
    await write(world, (records) => records.update('screening_lists', newer.id, removed));
    expect((await activeLists(world.store.reader)).map(({ id }) => id)).toEqual([older.id]);
    expect(await freshness()).toMatchObject({ newestListDate: '2026-11-10' });
  });

  test('takes the moment of its load for a list without a date', async () => {
    await addList('Undated list', { load: 'load00000000002', loaded_at: '2026-11-21 06:00:00.000Z' });
    expect(await freshness()).toMatchObject({ newestListDate: '2026-11-21', newestListAt: '2026-11-21 06:00:00.000Z' });
  });

  test('of a completed one counts the monitoring of its own institution, unless that failed', async () => {
    const { org, business } = await requestRow(world, completed);
    const common = { business, level: 'screening', cadence: 'monthly', status: 'active', recipients: [] } as const;
    const add = (values: Record<string, unknown>) =>
      write(world, (records) => records.create('gk_subscriptions', { ...common, ...values } as never));
    await add({ org: world.otherOrg, last_run_at: '2026-11-21 05:00:00.000Z', last_result: 'clear' });
    expect((await freshness()).monitoredAt).toBe('');
    const own = await add({ org, last_run_at: '2026-11-20 05:00:00.000Z', last_result: 'clear' });
    expect((await freshness()).monitoredAt).toBe('2026-11-20 05:00:00.000Z');
    await write(world, (records) => records.update('gk_subscriptions', own.id, { last_result: 'failed' }));
    expect((await freshness()).monitoredAt).toBe('');
  });

  test('of an open one counts the sweep of its newest run', async () => {
    const row = { ...(await requestRow(world, completed)), status: 'submitted' as const };
    await write(world, async (records) => {
      const run = { request: completed, state: 'done', why: 'submit', attempts: 1, done: 1, total: 1 } as const;
      await records.create('screening_runs', { ...run, rescreened_at: '2026-11-19 05:00:00.000Z' } as never);
    });
    expect((await screeningFreshness(world.store.reader, row)).monitoredAt).toBe('2026-11-19 05:00:00.000Z');
  });
});
