import { afterEach, beforeEach, expect, test } from 'vitest';
import { done, onboardingAt, requestRow, settleChecks, startWorld, type World } from '../../test/scenario.ts';
import { storeMissingReports, storeReportsOnCompletion } from '../jobs/store-reports.ts';
import { afterCommit } from './after-commit.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

test('a failing listener is reported, synchronous or not; the write is kept and the other listeners run', async () => {
  const reported: string[] = [];
  const notified: string[] = [];
  const report = (error: unknown) => void reported.push((error as Error).message);
  const atOnce = () => {
    throw new Error('synchronous');
  };
  afterCommit(world.store, atOnce, report);
  afterCommit(world.store, () => Promise.reject(new Error('later')), report);
  afterCommit(world.store, (changes) => void notified.push(...changes.map(({ collection }) => collection)), report);
  const id = await onboardingAt(world, 'draft');
  expect(reported).toEqual(expect.arrayContaining(['synchronous', 'later']));
  expect(notified).toContain('gk_requests');
  expect((await requestRow(world, id)).status).toBe('draft');
});

test('a report that cannot be stored does not undo the completion, and is logged', async () => {
  const id = await onboardingAt(world, 'submitted');
  await settleChecks(world, id);
  const failed = new Promise<string>((resolve) => {
    const files = { ...world.files, put: () => Promise.reject(new Error('the disk is full')) };
    storeReportsOnCompletion(world.store, { files: files as never, now: world.clock.now }, (job) => resolve(job));
  });
  await done(world.run(world.intern, 'complete', { request: id }));
  expect(await failed).toBe('store-reports');
  expect((await requestRow(world, id)).status).toBe('completed');
});

test('a report interrupted by the end of the process is written at the next start', async () => {
  const id = await onboardingAt(world, 'submitted');
  await settleChecks(world, id);
  await done(world.run(world.intern, 'complete', { request: id }));
  const reports = async () => {
    const keys: string[] = [];
    for await (const key of world.files.list(`reports/${id}/`)) keys.push(key);
    return keys;
  };
  expect(await reports()).toEqual([]);
  await storeMissingReports({ store: world.store, files: world.files, now: world.clock.now }, () => false);
  expect(await reports()).toHaveLength(2);
});
