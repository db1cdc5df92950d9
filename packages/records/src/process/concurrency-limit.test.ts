import { expect, test } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';

/** Starts a task that ends when its `end` is called. */
function taskOf(limit: ConcurrencyLimit, key: string, name: string, started: string[], signal?: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = limit.run(
    key,
    () => {
      started.push(name);
      return promise;
    },
    signal,
  );
  return { done, end: resolve };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('tasks of one key wait for each other, and other keys start before them', async () => {
  const limit = new ConcurrencyLimit({ perKey: 1, total: 2 });
  const started: string[] = [];
  const first = taskOf(limit, 'a', 'a1', started);
  const second = taskOf(limit, 'a', 'a2', started);
  const other = taskOf(limit, 'b', 'b1', started);
  const third = taskOf(limit, 'c', 'c1', started);
  await settled();
  expect(started).toEqual(['a1', 'b1']);
  other.end();
  await settled();
  expect(started).toEqual(['a1', 'b1', 'c1']);
  first.end();
  await settled();
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2']);
  second.end();
  third.end();
  await Promise.all([first.done, second.done, other.done, third.done]);
});

test('a task that fails frees its slot', async () => {
  const limit = new ConcurrencyLimit({ perKey: 1, total: 1 });
  await expect(limit.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(limit.run('a', async () => 'next')).resolves.toBe('next');
});

test('a waiting task whose caller leaves never starts', async () => {
  const limit = new ConcurrencyLimit({ perKey: 1, total: 1 });
  const started: string[] = [];
  const first = taskOf(limit, 'a', 'a1', started);
  const leaving = new AbortController();
  const second = taskOf(limit, 'a', 'a2', started, leaving.signal);
  const third = taskOf(limit, 'b', 'b1', started);
  leaving.abort(new Error('left'));
  await expect(second.done).rejects.toThrow('left');
  await expect(limit.run('a', async () => 'late', leaving.signal)).rejects.toThrow('left');
  first.end();
  await settled();
  expect(started).toEqual(['a1', 'b1']);
  third.end();
  await Promise.all([first.done, third.done]);
});

test('a task whose caller leaves at the moment of its start does not run', async () => {
  const limit = new ConcurrencyLimit({ perKey: 1, total: 1 });
  const started: string[] = [];
  const leaving = new AbortController();
  const task = taskOf(limit, 'a', 'a1', started, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(task.done).rejects.toThrow('left');
  expect(started).toEqual([]);
  await expect(limit.run('a', async () => 'next')).resolves.toBe('next');
});
