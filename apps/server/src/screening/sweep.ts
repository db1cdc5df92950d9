import { dateText } from '@dossier/records';
import type { Row } from '../file/rows.ts';
import { claimJob, isStillOurs, leaseFrom } from './claim.ts';
import { type MonitorParts, rescreen, TakenOver } from './monitor.ts';

/** Subscriptions that are done between two checkpoints. */
const lot = 40;
/** How long a sweep waits that found the engine or the provider down. Unit: milliseconds. */
const waitMs = 5 * 60_000;

type Sweep = Row<'screening_sweeps'>;

/** Rescreens every watched subject after lists have changed; says how many sweeps it ended. */
export async function runDueSweeps(parts: MonitorParts, isStopping: () => boolean = () => false): Promise<number> {
  let ended = 0;
  while (!isStopping()) {
    const sweep = await claimJob(parts.store, 'screening_sweeps', parts.now);
    if (!sweep) return ended;
    if (await sweepOn(parts, sweep, isStopping)) ended += 1;
  }
  return ended;
}

const watched = 'status = "active"';

/** Goes on from the cursor, lot by lot; each lot is written together with how far it came. */
async function sweepOn(parts: MonitorParts, sweep: Sweep, isStopping: () => boolean): Promise<boolean> {
  const { reader } = parts.store;
  let { cursor, done } = sweep;
  const total = done + (await reader.count('gk_subscriptions', `${watched} && id > {:cursor}`, { cursor }));
  while (!isStopping()) {
    const filter = `${watched} && id > {:cursor}`;
    const next = await reader.find('gk_subscriptions', filter, { cursor }, { sort: 'id', limit: lot });
    const last = next.at(-1);
    if (!last) return close(parts, sweep, { state: 'done', error: '' });
    const result = await lotOf(parts, sweep, next, { cursor: last.id, done: done + next.length, total });
    if (result === 'lost') return false;
    // Nothing is left to hold anybody against; the next list orders a sweep of its own.
    if (result === 'no-list') return close(parts, sweep, { state: 'failed', error: result });
    if (result !== 'kept') return wait(parts, sweep, result);
    cursor = last.id;
    done += next.length;
  }
  return false;
}

interface Progress {
  readonly cursor: string;
  readonly done: number;
  readonly total: number;
}

async function lotOf(parts: MonitorParts, sweep: Sweep, next: Parameters<typeof rescreen>[1], progress: Progress) {
  try {
    const result = await rescreen(parts, next, async (records, alerts) => {
      const now = await records.get('screening_sweeps', sweep.id);
      if (!now || !isStillOurs(now, sweep)) return false;
      const counted = { ...progress, alerts: (now.alerts || 0) + alerts, error: '' };
      await records.update('screening_sweeps', sweep.id, { ...counted, lease_until: leaseFrom(parts.now()) });
      return true;
    });
    return result.ok ? 'kept' : result.error;
  } catch (error) {
    if (error instanceof TakenOver) return 'lost';
    throw error;
  }
}

async function close({ store }: MonitorParts, sweep: Sweep, values: Partial<Sweep>): Promise<boolean> {
  await store.transaction(async (records) => {
    if (!isStillOurs(await records.get('screening_sweeps', sweep.id), sweep)) return;
    await records.update('screening_sweeps', sweep.id, { ...values, ended_at: records.now, lease_until: '' });
  });
  return true;
}

async function wait({ store, now }: MonitorParts, sweep: Sweep, error: string): Promise<boolean> {
  await store.transaction(async (records) => {
    if (!isStillOurs(await records.get('screening_sweeps', sweep.id), sweep)) return;
    const until = dateText(new Date(now().getTime() + waitMs));
    await records.update('screening_sweeps', sweep.id, { state: 'waiting', error, lease_until: until });
  });
  return false;
}

/** Subscriptions whose own time has come, apart from any list. A provider that is down moves them on by an hour. */
export async function runDueSubscriptions(
  parts: MonitorParts,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let done = 0;
  while (!isStopping()) {
    const due = dateText(parts.now());
    const filter = `${watched} && next_run != "" && next_run <= {:due}`;
    const next = await parts.store.reader.find(
      'gk_subscriptions',
      filter,
      { due },
      { sort: 'next_run,id', limit: lot },
    );
    if (next.length === 0) return done;
    const result = await rescreen(parts, next, async () => true);
    if (!result.ok) {
      const later = dateText(new Date(parts.now().getTime() + 3_600_000));
      await parts.store.transaction(async (records) => {
        for (const { id } of next)
          await records.update('gk_subscriptions', id, { last_result: 'failed', next_run: later });
      });
    }
    done += next.length;
  }
  return done;
}
