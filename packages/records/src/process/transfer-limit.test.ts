import { expect, test } from 'vitest';
import { type Transfer, TransferLimit } from './transfer-limit.ts';

const bounds = { perKey: 1, total: 1, slowBytes: 100, slowWindowMs: 10 };

/** A transfer that runs until its `end` is called. */
function transferOf(moved: Transfer<void>['moved']) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isRunning = false;
  const run = () => {
    isRunning = true;
    return promise;
  };
  const { signal } = new AbortController();
  return { transfer: { run, moved, signal }, end: resolve, isRunning: () => isRunning };
}

test('a slow transfer delays those of its key, not those of other keys', async () => {
  const limit = new TransferLimit(bounds);
  const [slow, own, other] = [transferOf(() => 1), transferOf(() => 1), transferOf(() => 1)];
  const all = [limit.run('a', slow.transfer), limit.run('a', own.transfer), limit.run('b', other.transfer)];
  await expect.poll(other.isRunning).toBe(true);
  expect(own.isRunning()).toBe(false);
  slow.end();
  await expect.poll(own.isRunning).toBe(true);
  for (const one of [own, other]) one.end();
  await Promise.all(all);
});

test('a fast transfer, and one that does not wait for its connection, keep their place', async () => {
  for (const isFast of [true, false]) {
    const limit = new TransferLimit(bounds);
    let calls = 0;
    const moved = () => {
      calls += 1;
      return isFast ? calls * bounds.slowBytes : undefined;
    };
    const [first, second] = [transferOf(moved), transferOf(moved)];
    const all = [limit.run('a', first.transfer), limit.run('b', second.transfer)];
    await expect.poll(() => calls).toBeGreaterThan(4);
    expect([limit.waiting(), second.isRunning()]).toEqual([1, false]);
    first.end();
    await expect.poll(second.isRunning).toBe(true);
    second.end();
    await Promise.all(all);
  }
});

test('a transfer that fails frees its place', async () => {
  const limit = new TransferLimit(bounds);
  const { signal } = new AbortController();
  const failing = limit.run('a', { run: () => Promise.reject(new Error('broken')), moved: () => 0, signal });
  await expect(failing).rejects.toThrow('broken');
  await expect(limit.run('a', { run: async () => 'next', moved: () => 0, signal })).resolves.toBe('next');
});
