import { dateText } from '@dossier/records';
import type { Row } from '../collections/rows.ts';
import { claimJob, isStillOurs, leaseFrom } from '../runtime/claim-job.ts';
import { type Checkpoint, type MonitorParts, type Rescreened, rescreen, TakenOver } from './monitor.ts';
import { openFile, rescreenOpenFiles } from './open-files.ts';
import type { ScreeningError } from './provider.ts';

/** Subscriptions per checkpoint. */
const batchSize = 40;
/** Delay of a sweep that found the engine or the provider unavailable. Unit: milliseconds. */
const retryDelayMs = 5 * 60_000;

type Sweep = Row<'screening_sweeps'>;

/**
 * Rescreens every monitored subject and every open onboarding after lists have changed.
 * @returns the number of finished sweeps
 */
export async function runDueSweeps(parts: MonitorParts, isStopping: () => boolean = () => false): Promise<number> {
  let ended = 0;
  while (!isStopping()) {
    const sweep = await claimJob(parts.store, 'screening_sweeps', parts.now);
    if (!sweep) return ended;
    if (await continueSweep(parts, sweep, isStopping)) ended += 1;
  }
  return ended;
}

const monitored = 'status = "active"';

/** `unscreened`: stored, although no list was active. `lost`: another process has claimed the job. */
type BatchResult = 'saved' | 'unscreened' | 'lost' | ScreeningError;

/** Outcome of one batch, and its size. */
interface Batch {
  readonly size: number;
  readonly result: BatchResult;
}

interface Progress {
  cursor: string;
  file_cursor: string;
  done: number;
  readonly total: number;
}

/** Monitored subjects first, then open onboardings, each with a cursor of its own. */
const phases = [sweepSubscriptions, sweepOnboardings];

/** Continues from the cursors, batch by batch; each batch is stored together with its cursor. */
async function continueSweep(parts: MonitorParts, sweep: Sweep, isStopping: () => boolean): Promise<boolean> {
  const progress = await progressOf(parts, sweep);
  const noList = { state: 'failed', error: 'no-list' } as const;
  let isUnscreened = false;
  for (const phase of phases) {
    for (;;) {
      if (isStopping()) return false;
      const { size, result } = await phase(parts, sweep, progress);
      if (size === 0) break;
      if (result === 'lost') return false;
      // No list is active; loading one orders another sweep.
      if (result === 'no-list') return close(parts, sweep, noList);
      if (result === 'unscreened') isUnscreened = true;
      else if (result !== 'saved') return postpone(parts, sweep, result);
    }
  }
  return close(parts, sweep, isUnscreened ? noList : { state: 'done', error: '' });
}

async function progressOf({ store: { reader } }: MonitorParts, sweep: Sweep): Promise<Progress> {
  const { cursor, file_cursor, done } = sweep;
  const left = await reader.count('gk_subscriptions', `${monitored} && id > {:cursor}`, { cursor });
  const files = await reader.count('gk_requests', `${openFile} && id > {:file_cursor}`, { file_cursor });
  return { cursor, file_cursor, done, total: done + left + files };
}

async function sweepSubscriptions(parts: MonitorParts, sweep: Sweep, progress: Progress): Promise<Batch> {
  // The second phase has started.
  if (progress.file_cursor !== '') return { size: 0, result: 'saved' };
  const { cursor } = progress;
  const filter = `${monitored} && id > {:cursor}`;
  const next = await parts.store.reader.find('gk_subscriptions', filter, { cursor }, { sort: 'id', limit: batchSize });
  const last = next.at(-1);
  if (!last) return { size: 0, result: 'saved' };
  progress.cursor = last.id;
  progress.done += next.length;
  return {
    size: next.length,
    result: await guarded(
      rescreen(parts, { subscriptions: next, cause: 'list' }, checkpointOf(parts, sweep, progress)),
    ),
  };
}

async function sweepOnboardings(parts: MonitorParts, sweep: Sweep, progress: Progress): Promise<Batch> {
  const { file_cursor } = progress;
  const filter = `${openFile} && id > {:file_cursor}`;
  const next = await parts.store.reader.find('gk_requests', filter, { file_cursor }, { sort: 'id', limit: batchSize });
  const last = next.at(-1);
  if (!last) return { size: 0, result: 'saved' };
  progress.file_cursor = last.id;
  progress.done += next.length;
  const result = await guarded(rescreenOpenFiles(parts, next, checkpointOf(parts, sweep, progress)));
  return { size: next.length, result };
}

function checkpointOf({ now: clock }: MonitorParts, sweep: Sweep, progress: Progress): Checkpoint {
  return async (records, alerts) => {
    const now = await records.get('screening_sweeps', sweep.id);
    if (!now || !isStillOurs(now, sweep)) return false;
    const counted = { ...progress, alerts: (now.alerts || 0) + alerts, error: '' };
    await records.update('screening_sweeps', sweep.id, { ...counted, lease_until: leaseFrom(clock()) });
    return true;
  };
}

async function guarded(work: Promise<Rescreened>): Promise<BatchResult> {
  try {
    const result = await work;
    if (!result.ok) return result.error;
    return result.isUnscreened ? 'unscreened' : 'saved';
  } catch (error) {
    if (error instanceof TakenOver) return 'lost';
    throw error;
  }
}

async function close({ store }: MonitorParts, sweep: Sweep, values: Partial<Sweep>): Promise<boolean> {
  await store.transaction(
    async (records) => {
      if (!isStillOurs(await records.get('screening_sweeps', sweep.id), sweep)) return;
      await records.update('screening_sweeps', sweep.id, { ...values, ended_at: records.now, lease_until: '' });
    },
    { operation: 'sweep-lists' },
  );
  return true;
}

async function postpone({ store, now }: MonitorParts, sweep: Sweep, error: string): Promise<boolean> {
  await store.transaction(
    async (records) => {
      if (!isStillOurs(await records.get('screening_sweeps', sweep.id), sweep)) return;
      const until = dateText(new Date(now().getTime() + retryDelayMs));
      await records.update('screening_sweeps', sweep.id, { state: 'waiting', error, lease_until: until });
    },
    { operation: 'sweep-lists' },
  );
  return false;
}

/** Runs subscriptions that are due on their own schedule. Postpones them by an hour while the provider is unavailable. */
export async function runDueSubscriptions(
  parts: MonitorParts,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let done = 0;
  while (!isStopping()) {
    const due = dateText(parts.now());
    const filter = `${monitored} && next_run != "" && next_run <= {:due}`;
    const next = await parts.store.reader.find(
      'gk_subscriptions',
      filter,
      { due },
      { sort: 'next_run,id', limit: batchSize },
    );
    if (next.length === 0) return done;
    const result = await rescreen(parts, { subscriptions: next, cause: 'time' }, async () => true);
    if (!result.ok) {
      const later = dateText(new Date(parts.now().getTime() + 3_600_000));
      await parts.store.transaction(
        async (records) => {
          for (const { id } of next) {
            await records.create('gk_subscription_runs', {
              subscription: id,
              cause: 'time',
              result: 'failed',
              alerts: 0,
            });
            await records.update('gk_subscriptions', id, { last_result: 'failed', next_run: later });
          }
        },
        { operation: 'sweep-lists' },
      );
    }
    done += next.length;
  }
  return done;
}
