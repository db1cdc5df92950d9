import { type SystemRunKind, systemRunKinds, type VerificationLevel } from '@dossier/domain/system';
import type { Store } from '@dossier/records';
import { sql } from 'kysely';
import type { DeskSchema } from '../collections/index.ts';
import { momentOf } from '../runtime/clock.ts';
import { freeBytesIn } from '../runtime/disk-space.ts';

export interface StateParts {
  readonly store: Pick<Store<DeskSchema>, 'reader' | 'dialect'>;
  readonly dataFolder: string;
  readonly now: () => Date;
}

/** Collections of orders that a background job executes, by the name of the job, with the states that are not done. */
export const orders = {
  outbox: { collection: 'mail_outbox', open: ['waiting', 'sending'] },
  'list-loads': { collection: 'screening_loads', open: ['waiting', 'running'] },
  'system-runs': { collection: 'system_runs', open: ['waiting', 'running'] },
  screening: { collection: 'screening_runs', open: ['waiting', 'running'] },
  rescreening: { collection: 'screening_sweeps', open: ['waiting', 'running'] },
} as const;

export interface Queue {
  readonly job: keyof typeof orders;
  /** Orders that are not done. */
  readonly waiting: number;
  /** Age of the oldest one; 0 without any. Unit: seconds. */
  readonly oldestSeconds: number;
}

export interface BackupState {
  /** Of the newest complete backup; undefined without one. Ages in seconds, sizes in bytes. */
  readonly last:
    | { readonly ageSeconds: number; readonly bytes: number; readonly files: number; readonly fileBytes: number }
    | undefined;
  readonly verified: { readonly ageSeconds: number; readonly level: VerificationLevel } | undefined;
  /** Kinds of runs whose newest one failed. */
  readonly failed: readonly SystemRunKind[];
}

/** What an operator watches of a desk, the same from every instance but for the free space. */
export interface DeskState {
  readonly queues: readonly Queue[];
  /** The lists in use, with the time since they were loaded. Unit: seconds. */
  readonly lists: readonly { readonly name: string; readonly ageSeconds: number }[];
  readonly onboardings: ReadonlyMap<string, number>;
  readonly backups: BackupState;
  /** Files that wait for the malware scanner. */
  readonly unscanned: number;
  /** Of the data folder. Unit: bytes. */
  readonly freeBytes: number;
}

export async function readState({ store, dataFolder, now }: StateParts): Promise<DeskState> {
  const { reader } = store;
  const [queues, lists, statuses, freeBytes, backups, unscanned] = await Promise.all([
    readQueues(reader, now()),
    reader.sql
      .selectFrom('screening_lists')
      .select(['name', 'loaded_at'])
      .where('removed_at', '=', '')
      .where('load', '!=', '')
      .execute(),
    sql<{ status: string; n: number }>`
      select "status", sum("n") as "n" from ${reader.counters('gk_requests')} group by "status"`.execute(reader.sql),
    freeBytesIn(dataFolder),
    readBackups(reader, now()),
    reader.count('kyc_docs', 'scan = "waiting"', {}),
  ]);
  return {
    queues,
    lists: lists.map(({ name, loaded_at }) => ({ name, ageSeconds: secondsSince(loaded_at, now()) })),
    onboardings: new Map(statuses.rows.map(({ status, n }) => [status, Number(n)])),
    freeBytes,
    backups,
    unscanned,
  };
}

/** The newest run of each kind, and the newest that succeeded. */
async function readBackups(reader: Pick<Store<DeskSchema>['reader'], 'first'>, now: Date): Promise<BackupState> {
  const sort = { sort: '-created,-@rowid' };
  const newest = (kind: SystemRunKind, filter: string) =>
    reader.first('system_runs', `kind = {:kind} && ${filter}`, { kind }, sort);
  const [last, verified] = await Promise.all([
    newest('backup', 'state = "done"'),
    newest('verification', 'state = "done"'),
  ]);
  const ended = await Promise.all(systemRunKinds.map((kind) => newest(kind, '(state = "done" || state = "failed")')));
  return {
    last: last && {
      ageSeconds: secondsSince(last.created, now),
      bytes: last.bytes,
      files: last.files,
      fileBytes: last.file_bytes,
    },
    verified: verified && { ageSeconds: secondsSince(verified.created, now), level: verified.level || 'present' },
    failed: ended.flatMap((run) => (run?.state === 'failed' ? run.kind : [])),
  };
}

const secondsSince = (time: string, now: Date) =>
  Math.max(0, Math.round((now.getTime() - momentOf(time).getTime()) / 1000));

type Reader = Pick<Store<DeskSchema>['reader'], 'sql'>;

/** The work that waits for background jobs. */
export function readQueues(reader: Reader, now: Date): Promise<Queue[]> {
  return Promise.all((Object.keys(orders) as Queue['job'][]).map((job) => readQueue(reader, job, now)));
}

async function readQueue({ sql: query }: Reader, job: Queue['job'], now: Date): Promise<Queue> {
  const { collection, open } = orders[job];
  const { waiting, oldest } = await query
    .selectFrom(collection)
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created').as('oldest')])
    .where('state', 'in', [...open])
    .executeTakeFirstOrThrow();
  return { job, waiting: Number(waiting), oldestSeconds: oldest ? secondsSince(oldest, now) : 0 };
}
