import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDisk } from '@dossier/records';
import { generateIdentity } from 'age-encryption';
import { beforeEach, expect, test } from 'vitest';
import { startWorld, type World } from '../../test/scenario.ts';
import { databaseOf } from '../../test/test-desk.ts';
import { listBackups } from '../backup/list-backups.ts';
import { nextBackup, nextVerification, scheduleOf } from '../runtime/backup-schedule.ts';
import { bindFiles } from '../runtime/bind-data.ts';
import { deleteOldContent } from './delete-mail-content.ts';
import { setRunPriority } from './run-program.ts';
import { doSystemRuns } from './system-runs.ts';

setRunPriority(0);

let world: World;
let target: string;
let databaseUrl: string | undefined;
beforeEach(async () => {
  target = await mkdtemp(join(tmpdir(), 'backups-'));
  world = await startWorld({ config: { backup: { place: { kind: 'folder', path: target }, recipients: [] } } });
  databaseUrl = await databaseOf(world.config.dataFolder);
  await bindFiles(world.store, world.files);
  return async () => {
    await world.close();
    await rm(target, { recursive: true, force: true });
  };
});

/** The job, with the settings that the server of this world would have. */
function doRuns(folder = target, isStopping = () => false, keys?: string): Promise<void> {
  const { config, store, clock, app } = world;
  const env = {
    ...process.env,
    DOSSIER_DATA: config.dataFolder,
    DATABASE_URL: databaseUrl,
    DOSSIER_SECRET: config.secret,
    DOSSIER_BACKUP_TO: folder,
    DOSSIER_FILE_KEYS: keys,
    DOSSIER_DEMO: 'off',
  };
  return doSystemRuns({ store, now: clock.now, log: app.log, config, env }, isStopping);
}

const order = (kind: string) => world.run(world.lead, 'order-system-run', { kind });
const runsOf = (kind: string) =>
  world.store.reader.find('system_runs', 'kind = {:kind}', { kind }, { sort: 'created' });

test('a backup and its first verification are made once by two processes, and leads see what was found', async () => {
  await world.store.transaction((records) => records.create('desk', { name: 'Dossier' }));
  const { body: first } = await order('backup');
  expect((await order('backup')).body).toEqual(first);
  await Promise.all([doRuns(), doRuns()]);
  await doRuns();
  expect(await runsOf('backup')).toMatchObject([{ id: first.run, state: 'done', attempts: 1, problem: '' }]);
  expect(await listBackups(localDisk(target))).toHaveLength(1);
  expect(await runsOf('verification')).toMatchObject([{ state: 'done', level: 'started', problem: '' }]);
  expect(await readdir(world.config.dataFolder)).not.toContain('verify-work');

  const { body } = await world.view(world.lead, 'system');
  expect(body.backup).toMatchObject({ folder: target, verified: { level: 'started' }, backupRun: { state: 'done' } });
  expect(body.backup.last.bytes).toBeGreaterThan(0);
  const page = await (await fetch(`${world.url}/metrics`)).text();
  expect(page).toMatch(/^dossier_backup_age_seconds \d+$/m);
  expect(page).toContain('dossier_backup_verified_age_seconds{level="started"}');
  expect(page).toContain('dossier_system_run_failed{kind="backup"} 0');

  // Encrypted to the keys of files, which the process that starts the desk needs as well.
  await order('backup');
  await order('verification');
  await doRuns(target, () => false, await generateIdentity());
  expect((await runsOf('verification')).at(-1)).toMatchObject({ state: 'done', level: 'started', problem: '' });
}, 120_000);

test('a backup that fails says why and notifies leads, the next failure in a row does not', async () => {
  const file = join(target, 'file');
  await writeFile(file, 'not a folder');
  for (let at = 0; at < 2; at += 1) {
    await order('backup');
    await doRuns(file);
    world.clock.advance({ minutes: 5 });
  }
  const runs = await runsOf('backup');
  expect(runs.map(({ state }) => state)).toEqual(['failed', 'failed']);
  expect(runs[0]?.problem).toBe(`${file} is not a folder. No backup was made.`);
  const notified = await world.store.reader.find('notifications', 'kind = "backup-failed"');
  expect(notified).toMatchObject([{ user: world.lead.id, facts: { kind: 'backup' } }]);
  const { body } = await world.view(world.lead, 'system');
  expect(body.backup).toMatchObject({ last: null, backupRun: { state: 'failed', problem: runs[1]?.problem } });
});

test('a stop of the server ends the process of a run, which the next start does', async () => {
  const { body } = await order('backup');
  let isStopping = false;
  const stopped = doRuns(target, () => isStopping);
  await expect.poll(async () => (await runsOf('backup'))[0]?.state).toBe('running');
  isStopping = true;
  await stopped;
  expect(await runsOf('backup')).toMatchObject([{ id: body.run, state: 'waiting', attempts: 0, lease_until: '' }]);
  expect(await listBackups(localDisk(target))).toEqual([]);
});

test('the checks that a lead ordered are shown with their results', async () => {
  await order('checks');
  await doRuns();
  const { body } = await world.view(world.lead, 'system');
  expect(body.checks).toMatchObject({ state: 'done', problem: '' });
  expect(body.checks.results[0]).toMatchObject({ check: 'settings', state: 'ok' });
});

test('a mail whose attempts have ended is sent once more, a refused address is not', async () => {
  const mail = { kind: 'invite', to: 'a@client.example', language: 'en', data: {}, attempts: 9 } as const;
  const [failed, bounced] = await world.store.transaction(async (records) => [
    await records.create('mail_outbox', { ...mail, key: 'a', state: 'failed' }),
    await records.create('mail_outbox', { ...mail, key: 'b', state: 'bounced', data: null }),
  ]);
  const { body } = await world.view(world.lead, 'system');
  expect(body.mail).toMatchObject({ failed: 2, waiting: 0 });
  expect(body.mail.rows.map(({ mayResend }: { mayResend: boolean }) => mayResend).toSorted()).toEqual([false, true]);
  expect(await world.run(world.lead, 'resend-mail', { mail: bounced?.id })).toMatchObject({ status: 409 });
  expect(await world.run(world.lead, 'resend-mail', { mail: failed?.id })).toMatchObject({ status: 200 });
  expect(await world.store.reader.get('mail_outbox', failed?.id ?? '')).toMatchObject({ state: 'waiting' });
  expect(await world.store.reader.get('mail_outbox', bounced?.id ?? '')).toMatchObject({ state: 'bounced' });
});

test('the content of a mail that failed a month ago is deleted', async () => {
  const mail = { kind: 'invite', to: 'a@client.example', language: 'en', data: { a: 1 }, attempts: 9 } as const;
  const { id } = await world.store.transaction((records) =>
    records.create('mail_outbox', { ...mail, key: 'a', state: 'failed' }),
  );
  await deleteOldContent({ store: world.store, now: world.clock.now });
  expect(await world.store.reader.get('mail_outbox', id)).toMatchObject({ data: expect.any(Object) });
  world.clock.advance({ days: 31 });
  await deleteOldContent({ store: world.store, now: world.clock.now });
  expect(await world.store.reader.get('mail_outbox', id)).toMatchObject({ data: null, state: 'failed' });
});

const at = (text: string) => new Date(`2026-11-${text}Z`);

test('a backup is due at the next full hour, or at the time of the day in the time zone of the desk', () => {
  const hourly = { every: 'hour', at: '03:00' } as const;
  const daily = { every: 'day', at: '03:00' } as const;
  expect(nextBackup(hourly, at('21T09:59:30'))).toEqual(at('21T10:00:00'));
  // 03:00 in Amsterdam is 02:00 UTC in winter.
  expect(nextBackup(daily, at('21T01:59:00'))).toEqual(at('21T02:00:00'));
  expect(nextBackup(daily, at('21T02:00:05'))).toEqual(at('22T02:00:00'));
  expect(nextBackup({ ...daily, every: 'off' }, at('21T02:00:05'))).toBeUndefined();
  expect(nextVerification(undefined, at('21T02:00:00'))).toEqual(at('21T02:00:00'));
  expect(nextVerification(at('14T03:00:00'), at('21T02:00:00'))).toEqual(at('21T03:00:00'));
  expect(scheduleOf(null, false).every).toBe('day');
  expect(scheduleOf(null, true).every).toBe('off');
});
