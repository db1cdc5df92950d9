import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDeskProcess } from './desk-process.ts';
import { loadVersion, makeList, others } from './lists.ts';
import { onboardingAt, requestRow, startWorld } from './scenario.ts';

const secret = 'only-for-tests-0123456789-abcdefghij';
const now = () => new Date();
/** Enough for many batches, so that the process is killed between two of them. */
const watched = 600;
const openFiles = 2;

let folder: string;
let desk: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-sweep-'));
  const world = await startWorld({ dataFolder: folder, now, config: { secret } });
  const deadline = new Date(now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
  const list = await makeList(world, 'Invented sanctions');
  await loadVersion(world, list, others, '2026-11-18');
  const request = await onboardingAt(world, 'completed', 'business', { deadline });
  for (let i = 0; i < openFiles; i += 1) await onboardingAt(world, 'submitted', 'individual', { deadline });
  await world.screening.screenFiles();
  const { business } = await requestRow(world, request);
  await world.store.transaction(async (records) => {
    const values = { org: world.org, business, level: 'screening', cadence: 'yearly', status: 'active' } as const;
    for (let i = 0; i < watched; i += 1) await records.create('gk_subscriptions', { ...values, runs: 0 });
  });
  // The sweep is ordered but not yet claimed.
  await loadVersion(world, list, [...others, { id: 'N-1', name: 'Nadia Ottens' }], '2026-11-19');
  await world.close();
}, 120_000);
afterAll(async () => {
  desk?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function startDesk(): Promise<ChildProcess> {
  desk = (await startDeskProcess({ DOSSIER_DATA: folder, DOSSIER_SECRET: secret })).process;
  return desk;
}

type Sweep = { state: string; done: number; total: number; attempts: number };

function inDatabase<T>(run: (database: DatabaseSync) => T, readOnly = true): T {
  const database = new DatabaseSync(join(folder, 'dossier.db'), { readOnly });
  try {
    return run(database);
  } finally {
    database.close();
  }
}
const sweepNow = () =>
  inDatabase((database) =>
    database.prepare('SELECT state, done, total, attempts FROM screening_sweeps').get(),
  ) as Sweep;

async function until(isSo: (sweep: Sweep) => boolean): Promise<Sweep> {
  for (;;) {
    const sweep = sweepNow();
    if (isSo(sweep)) return sweep;
    await wait(10);
  }
}

test('a sweep whose process is killed with SIGKILL is completed by the next one, each client and onboarding once', async () => {
  const first = await startDesk();
  await until(({ done }) => done > 0);
  const exited = once(first, 'exit');
  first.kill('SIGKILL');
  await exited;
  const half = sweepNow();
  expect(half).toMatchObject({ state: 'running', total: watched + openFiles, attempts: 1 });
  expect(half.done).toBeLessThan(watched);
  // Expires its lease without waiting a minute.
  inDatabase(
    (database) => database.exec("UPDATE screening_sweeps SET lease_until = '2026-01-01 00:00:00.000Z'"),
    false,
  );
  await startDesk();
  const whole = await until(({ state }) => state === 'done');
  expect(whole).toMatchObject({ done: watched + openFiles, attempts: 2 });
  const counted = inDatabase((database) => ({
    once: database.prepare('SELECT count(*) AS n FROM gk_subscriptions WHERE runs = 1').get(),
    runs: database
      .prepare('SELECT count(*) AS n, count(DISTINCT subscription) AS each FROM gk_subscription_runs')
      .get(),
    files: database.prepare("SELECT count(*) AS n FROM screening_runs WHERE rescreened_at != ''").get(),
  }));
  expect(counted.once).toEqual({ n: watched });
  expect(counted.runs).toEqual({ n: watched, each: watched });
  expect(counted.files).toEqual({ n: openFiles });
}, 180_000);
