import type { SystemRunKind } from '@dossier/domain/system';
import { dateText, type Store } from '@dossier/records';
import { orderRun } from '../case/system-runs.ts';
import type { DeskSchema } from '../collections/index.ts';
import type { Row } from '../collections/rows.ts';
import { nextBackup, nextVerification, scheduleOf } from '../runtime/backup-schedule.ts';
import { claimJob, isStillOurs, leaseFrom } from '../runtime/claim-job.ts';
import { momentOf } from '../runtime/clock.ts';
import type { Config } from '../runtime/config.ts';
import { freeBytesIn } from '../runtime/disk-space.ts';
import type { JobLog } from './job-log.ts';
import { runProgram } from './run-program.ts';

export interface SystemRunParts {
  readonly store: Store<DeskSchema>;
  readonly now: () => Date;
  readonly log: JobLog;
  readonly config: Pick<Config, 'dataFolder' | 'demo'>;
  /** Settings of the processes that do the work: those of this one. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

type Run = Row<'system_runs'>;

/** Unit: milliseconds. */
const renewMs = 20_000;
const stopMs = 200;
/** A run during which its process died this often is not repeated. */
const maxAttempts = 3;
/** With less free space no backup is begun: the desk needs it more. Unit: bytes. */
const reservedBytes = 512 * 1024 ** 2;
/** Older runs are deleted. Unit: milliseconds. */
const keptMs = 90 * 86_400_000;

/**
 * Orders what is due by the schedule, then does every order, each in a process of its own. Several processes may run it
 * at once: an order is claimed by one of them.
 */
export async function doSystemRuns(parts: SystemRunParts, isStopping: () => boolean): Promise<void> {
  await orderDueRuns(parts);
  while (!isStopping()) {
    const claimed = await claimJob(parts.store, 'system_runs', parts.now);
    if (!claimed) return;
    await doOne(parts, claimed, isStopping);
  }
}

async function orderDueRuns({ store, now, config }: SystemRunParts): Promise<void> {
  const { reader } = store;
  const newest = (kind: SystemRunKind, filter = '') =>
    reader.first('system_runs', `kind = {:kind}${filter}`, { kind }, { sort: '-created,-@rowid' });
  const startOf = (run: Run | undefined) => run && momentOf(run.created);
  const desk = await reader.first('desk', '', {});
  if (!desk) return;
  const schedule = scheduleOf(desk.backup_schedule, config.demo);
  const backup = nextBackup(schedule, startOf(await newest('backup')) ?? momentOf(desk.created));
  const made = await newest('backup', ' && state = "done"');
  const verification = nextVerification(startOf(await newest('verification')), startOf(made));
  const due: SystemRunKind[] = [
    ...(backup && backup <= now() ? ['backup' as const] : []),
    ...(made && verification && verification <= now() ? ['verification' as const] : []),
  ];
  for (const kind of due)
    await store.transaction((records) => orderRun(records, kind, { id: '', name: '' }), { operation: 'system-run' });
}

async function doOne(parts: SystemRunParts, claimed: Run, isStopping: () => boolean): Promise<void> {
  const stop = new AbortController();
  const watch = setInterval(() => isStopping() && stop.abort(), stopMs);
  const renewal = setInterval(() => void renew(parts, claimed).catch(() => undefined), renewMs);
  try {
    const problem = await problemBefore(parts, claimed);
    const { env } = parts;
    const ran = problem === '' ? await runProgram(claimed.kind, { env, signal: stop.signal }) : undefined;
    // Another process, or the next start, does it; a stop is no failed attempt.
    if (stop.signal.aborted)
      return await settle(parts, claimed, { state: 'waiting', lease_until: '', attempts: claimed.attempts - 1 });
    const ended = { ended_at: dateText(parts.now()), lease_until: '' };
    if (ran?.result) return await settle(parts, claimed, { ...ended, state: 'done', ...(ran.result as Partial<Run>) });
    const sentence = problem || ran?.problem || '';
    parts.log.warn({ job: 'system-runs', kind: claimed.kind, problem: sentence }, `${claimed.kind} failed`);
    await settle(parts, claimed, { ...ended, state: 'failed', problem: sentence });
  } finally {
    clearInterval(watch);
    clearInterval(renewal);
    await deleteOld(parts);
  }
}

async function problemBefore({ config }: SystemRunParts, { kind, attempts }: Run): Promise<string> {
  if (attempts > maxAttempts) return 'The process was ended several times before it had finished.';
  if (kind !== 'backup' || (await freeBytesIn(config.dataFolder)) > reservedBytes) return '';
  return `Less than 512 MB are free on the disk of ${config.dataFolder}: no backup was begun.`;
}

async function renew({ store, now }: SystemRunParts, claimed: Run): Promise<void> {
  await settle({ store, now }, claimed, { lease_until: leaseFrom(now()) });
}

/** Has no effect when another process has claimed the run in the meantime. */
async function settle(
  { store }: Pick<SystemRunParts, 'store' | 'now'>,
  claimed: Run,
  values: Partial<Run>,
): Promise<void> {
  await store.transaction(
    async (records) => {
      if (isStillOurs(await records.get('system_runs', claimed.id), claimed))
        await records.update('system_runs', claimed.id, values);
    },
    { operation: 'system-run' },
  );
}

/** The newest of each kind and result stay, however old they are. */
async function deleteOld({ store, now }: SystemRunParts): Promise<void> {
  const before = dateText(new Date(now().getTime() - keptMs));
  const old = await store.reader.find(
    'system_runs',
    'created < {:before}',
    { before },
    { sort: 'created', limit: 100 },
  );
  for (const { id, kind, state, created } of old) {
    const newer = { kind, state, created };
    if (!(await store.reader.first('system_runs', 'kind = {:kind} && state = {:state} && created > {:created}', newer)))
      continue;
    await store.transaction((records) => records.delete('system_runs', id), { operation: 'system-run' });
  }
}
