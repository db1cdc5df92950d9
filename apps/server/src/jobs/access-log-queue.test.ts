import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import type { NotedAccess } from '../runtime/noted-access.ts';
import { AccessLogQueue } from './access-log-queue.ts';

let world: World;
let request: NonNullable<NotedAccess['request']>;
beforeEach(async () => {
  world = await startWorld();
  request = await requestRow(world, await onboardingAt(world, 'requested'));
});
afterEach(() => world.close());

const reader = { id: 'reviewer0000001', firstName: 'Ruben', lastName: 'Aerts', portal: 'intern' } as const;
const open = (doc: string): NotedAccess => ({ kind: 'document', action: 'viewed', request, doc });
const rows = () => world.store.reader.find('access_log', '', {}, { sort: 'created,@rowid' });

function queueOf(more: { most?: number; store?: World['store'] } = {}) {
  const errors: unknown[] = [];
  const parts = { store: world.store, now: world.clock.now, report: (error: unknown) => errors.push(error), ...more };
  return { queue: new AccessLogQueue(parts), errors };
}

describe('the queue of the access log', () => {
  test('stores each read once, also when another process stored it before', async () => {
    for (const { queue } of [queueOf(), queueOf()]) {
      queue.add(reader, [open('a'), open('a'), open('b')]);
      await queue.settled();
      queue.add(reader, [open('a')]);
      await queue.settled();
    }
    expect((await rows()).map(({ doc }) => doc)).toEqual(['a', 'b']);
  });

  test('starts a new entry on the next day', async () => {
    const { queue } = queueOf();
    queue.add(reader, [open('a')]);
    world.clock.advance({ days: 1 });
    queue.add(reader, [open('a')]);
    await queue.settled();
    expect((await rows()).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22']);
  });

  test('counts what does not fit and stores the number, instead of slowing a read', async () => {
    const { queue } = queueOf({ most: 2 });
    queue.add(reader, ['a', 'b', 'c', 'd', 'e'].map(open));
    await queue.settled();
    expect((await rows()).map(({ kind, doc, count }) => [kind, doc, count])).toEqual([
      ['document', 'a', 0],
      ['document', 'b', 0],
      ['missing', '', 3],
    ]);
  });

  test('keeps what a failed write did not store until the end, and never fails its caller', async () => {
    let isDown = true;
    const transaction: World['store']['transaction'] = (body, options) =>
      isDown ? Promise.reject(new Error('disk full')) : world.store.transaction(body, options);
    const { queue, errors } = queueOf({ store: { ...world.store, transaction } });
    queue.add(reader, [open('a')]);
    await expect.poll(() => errors.length).toBe(1);
    expect(await rows()).toEqual([]);
    isDown = false;
    await queue.close();
    expect((await rows()).map(({ doc }) => doc)).toEqual(['a']);
  });

  test('gives up at the end of the process when the database refuses', async () => {
    const transaction: World['store']['transaction'] = () => Promise.reject(new Error('gone'));
    const { queue, errors } = queueOf({ store: { ...world.store, transaction } });
    queue.add(reader, [open('a')]);
    await queue.close();
    expect(errors.length).toBeGreaterThan(0);
    expect(await rows()).toEqual([]);
  });
});
