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
const orders = {
  outbox: { collection: 'mail_outbox', open: ['waiting', 'sending'] },
  'list-loads': { collection: 'screening_loads', open: ['waiting', 'running'] },
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

/** What an operator watches of a desk, the same from every instance but for the free space. */
export interface DeskState {
  readonly queues: readonly Queue[];
  /** The lists in use, with the time since they were loaded. Unit: seconds. */
  readonly lists: readonly { readonly name: string; readonly ageSeconds: number }[];
  readonly onboardings: ReadonlyMap<string, number>;
  /** Of the data folder. Unit: bytes. */
  readonly freeBytes: number;
}

export async function readState({ store, dataFolder, now }: StateParts): Promise<DeskState> {
  const { reader } = store;
  const at = now().getTime();
  const secondsSince = (time: string) => Math.max(0, Math.round((at - momentOf(time).getTime()) / 1000));
  const [queues, lists, statuses, freeBytes] = await Promise.all([
    Promise.all((Object.keys(orders) as Queue['job'][]).map((job) => readQueue(reader, job))),
    reader.sql
      .selectFrom('screening_lists')
      .select(['name', 'loaded_at'])
      .where('removed_at', '=', '')
      .where('load', '!=', '')
      .execute(),
    sql<{ status: string; n: number }>`
      select "status", sum("n") as "n" from ${reader.counters('gk_requests')} group by "status"`.execute(reader.sql),
    freeBytesIn(dataFolder),
  ]);
  return {
    queues: queues.map(({ oldest, ...rest }) => ({ ...rest, oldestSeconds: oldest ? secondsSince(oldest) : 0 })),
    lists: lists.map(({ name, loaded_at }) => ({ name, ageSeconds: secondsSince(loaded_at) })),
    onboardings: new Map(statuses.rows.map(({ status, n }) => [status, Number(n)])),
    freeBytes,
  };
}

async function readQueue({ sql: query }: Store<DeskSchema>['reader'], job: Queue['job']) {
  const { collection, open } = orders[job];
  const { waiting, oldest } = await query
    .selectFrom(collection)
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created').as('oldest')])
    .where('state', 'in', [...open])
    .executeTakeFirstOrThrow();
  return { job, waiting: Number(waiting), oldest };
}
