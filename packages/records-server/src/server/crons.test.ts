import { afterEach, expect, test, vi } from 'vitest';
import { startCrons } from './crons.ts';

afterEach(() => {
  vi.useRealTimers();
});

function startJob(expression: string, now: string, run = async () => {}) {
  vi.useFakeTimers({ now: new Date(now) });
  const job = vi.fn(run);
  const report = vi.fn();
  return { job, report, stop: startCrons([{ id: 'job', expression, run: job }], report) };
}

test('a job runs at each time of its expression, in UTC, until it is stopped', async () => {
  const { job, stop } = startJob('0 0 * * *', '2026-03-10T23:58:30Z');
  await vi.advanceTimersByTimeAsync(80_000);
  expect(job).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(job).toHaveBeenCalledTimes(1);
  vi.setSystemTime('2026-03-11T23:59:30Z');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(job).toHaveBeenCalledTimes(2);
  stop();
  vi.setSystemTime('2026-03-12T23:59:30Z');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(job).toHaveBeenCalledTimes(2);
});

test.each([
  ['Friday 13 March', '2026-03-12T23:59:30Z', 1],
  ['Friday 20 March', '2026-03-19T23:59:30Z', 0],
  ['Monday 13 April', '2026-04-12T23:59:30Z', 0],
])('day of the month and day of the week must both match: Friday 13 on %s', async (_day, now, runs) => {
  const { job, stop } = startJob('0 0 13 * 5', now);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(job).toHaveBeenCalledTimes(runs);
  stop();
});

test('the error of a failed job is reported with its id, and the job runs again', async () => {
  const error = new Error('disk full');
  const { job, report, stop } = startJob('* * * * *', '2026-03-10T10:00:30Z', () => Promise.reject(error));
  await vi.advanceTimersByTimeAsync(90_000);
  expect(report).toHaveBeenCalledWith(error, 'job');
  expect(job).toHaveBeenCalledTimes(2);
  stop();
});
