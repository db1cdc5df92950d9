import { dateText, type Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import type { Row } from '../collections/rows.ts';

/** Lease of a job: another process may claim it when the lease was not renewed for this long. Unit: milliseconds. */
export const leaseMs = 60_000;

type JobName =
  | 'client_imports'
  | 'register_imports'
  | 'screening_loads'
  | 'screening_runs'
  | 'screening_sweeps'
  | 'system_runs';

const isDue =
  '(state = "waiting" && (lease_until = "" || lease_until <= {:now})) || (state = "running" && lease_until <= {:now})';

/**
 * Claims the job that has waited longest, in one conditional write as the mail outbox does: two processes never claim
 * the same one, and a terminated process loses it when its lease expires. `attempts` identifies the owner: see
 * `isStillOurs`.
 */
export async function claimJob<N extends JobName>(
  store: Store<DeskSchema>,
  name: N,
  now: () => Date,
): Promise<Row<N> | undefined> {
  const due = dateText(now());
  if ((await store.reader.count(name, isDue, { now: due })) === 0) return undefined;
  return store.transaction(
    async (records) => {
      const [taken] = await records.connection.all(
        `UPDATE "${name}" SET "state" = 'running', "attempts" = "attempts" + 1, "lease_until" = ?
       WHERE "id" = (SELECT "id" FROM "${name}" WHERE
           ("state" = 'waiting' AND ("lease_until" = '' OR "lease_until" <= ?)) OR
           ("state" = 'running' AND "lease_until" <= ?)
         ORDER BY "created", "_rowid_" LIMIT 1${store.dialect.sql.skipLocked ?? ''}) RETURNING "id"`,
        [leaseFrom(now()), due, due],
      );
      if (!taken) return undefined;
      const job = (await records.need(name, String(taken['id']))) as unknown as Row<JobName>;
      // The update also notifies subscribers that the job has started.
      const started_at = job.started_at === '' ? records.now : job.started_at;
      return records.update(name, job.id, { started_at } as never) as unknown as Promise<Row<N>>;
    },
    { operation: 'claim-job' },
  );
}

export const leaseFrom = (now: Date): string => dateText(new Date(now.getTime() + leaseMs));

/** Returns whether the claimed job still belongs to this process. */
export function isStillOurs(now: Row<JobName> | undefined, claimed: Row<JobName>): boolean {
  return now?.state === 'running' && now.attempts === claimed.attempts;
}
