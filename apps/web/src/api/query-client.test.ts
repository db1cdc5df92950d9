import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from './client.ts';
import { WorkflowRefused } from './errors.ts';
import { keepCache } from './keep-cache.ts';
import { createQueryClient, forgetCache, isWorthRetrying } from './query-client.ts';

class Memory {
  readonly kept = new Map<string, string>();
  writes = 0;
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => {
    this.writes += 1;
    this.kept.set(key, value);
  };
  removeItem = (key: string) => void this.kept.delete(key);
}
const storage = () => new Memory() as unknown as Storage & Memory;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function filled(kept: Storage, buster = 'a') {
  const cache = createQueryClient();
  const stop = keepCache(cache, kept, buster);
  await vi.advanceTimersByTimeAsync(0);
  await cache.fetchQuery({ queryKey: ['sbi'], queryFn: () => ['codes'], meta: { keep: true } });
  await cache.fetchQuery({ queryKey: ['views', 'entity'], queryFn: () => 'Zilverlinde' });
  await vi.advanceTimersByTimeAsync(6_000);
  stop();
}

async function restored(kept: Storage, buster = 'a') {
  const cache = createQueryClient();
  const stop = keepCache(cache, kept, buster);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  return cache.getQueryData(['sbi']);
}

test('[CONST-08, CONST-12] only marked queries lie in local storage, under queryCache', async () => {
  const kept = storage();
  await filled(kept);
  expect([...kept.kept.keys()]).toEqual(['queryCache']);
  expect(kept.getItem('queryCache')).toContain('codes');
  expect(kept.getItem('queryCache')).not.toContain('Zilverlinde');
});

test('[CONST-09] the stored cache is good for 10 minutes', async () => {
  const kept = storage();
  await filled(kept);
  vi.advanceTimersByTime(9 * 60_000);
  expect(await restored(kept)).toEqual(['codes']);
  const old = storage();
  await filled(old);
  vi.advanceTimersByTime(10 * 60_000 + 6_001);
  expect(await restored(old)).toBeUndefined();
});

test('[CONST-10] it is written at most once in 6 s', async () => {
  const kept = storage();
  const cache = createQueryClient();
  const stop = keepCache(cache, kept, 'a');
  await vi.advanceTimersByTimeAsync(0);
  for (let second = 0; second < 12; second += 1) {
    cache.setQueryData(['labels', second], second);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(kept.writes).toBe(2);
  stop();
});

test('[CONST-11] another build starts with an empty cache', async () => {
  const kept = storage();
  await filled(kept, 'a');
  expect(await restored(kept, 'b')).toBeUndefined();
});

test('signing out leaves nothing, in memory or stored', async () => {
  const kept = storage();
  await filled(kept);
  const cache = createQueryClient();
  cache.setQueryData(['views', 'entity'], 'Zilverlinde');
  forgetCache(cache, kept);
  expect(cache.getQueryCache().getAll()).toEqual([]);
  expect(kept.kept.size).toBe(0);
});

test('only silence and trouble of the server are tried again, twice', () => {
  const failed = (status: number) => failureOf({ url: '', status, response: {} });
  expect([0, 500, 503].map((status) => isWorthRetrying(0, failed(status)))).toEqual([true, true, true]);
  expect([400, 401, 404, 409].map((status) => isWorthRetrying(0, failed(status)))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(isWorthRetrying(2, failed(500))).toBe(false);
  expect(isWorthRetrying(0, new WorkflowRefused('not-found', {}, 404))).toBe(false);
});

test('a view is requested again while the database is away, not after another refusal', () => {
  expect(isWorthRetrying(0, new WorkflowRefused('database-unavailable', {}, 503))).toBe(true);
  expect(isWorthRetrying(0, new WorkflowRefused('print-too-long', {}, 503))).toBe(false);
});
