import { dateText, type Store } from '@dossier/records';
import type { Desk } from '../collections/index.ts';
import type { Row } from '../file/rows.ts';

/** How long a process may be silent about a job before another takes it over. Unit: milliseconds. */
export const leaseMs = 60_000;

type JobName = 'screening_loads' | 'screening_runs' | 'screening_sweeps';

const isDue =
  '(state = "waiting" && (lease_until = "" || lease_until <= {:now})) || (state = "running" && lease_until <= {:now})';

/**
 * Takes the job that waits longest, in one conditional write, as the mail outbox does: two processes never get the same
 * one, and one that died gives it up when its lease ends. `attempts` names the owner: `isStillOurs` compares it.
 */
export async function claimJob<N extends JobName>(
  store: Store<Desk>,
  name: N,
  now: () => Date,
): Promise<Row<N> | undefined> {
  const due = dateText(now());
  if ((await store.reader.count(name, isDue, { now: due })) === 0) return undefined;
  return store.transaction(async (records) => {
    const next = (await records.first(name, isDue, { now: due }, { sort: 'created,id' })) as Row<JobName> | undefined;
    if (!next) return undefined;
    const [taken] = await records.connection.all(
      `UPDATE "${name}" SET "attempts" = "attempts" + 1, "lease_until" = ?
       WHERE "id" = ? AND "attempts" = ? AND "state" IN ('waiting', 'running') RETURNING "id"`,
      [leaseFrom(now()), next.id, next.attempts],
    );
    if (!taken) return undefined;
    const started = next.started_at === '' ? { started_at: records.now } : {};
    return records.update(name, next.id, { state: 'running', ...started } as never) as unknown as Promise<Row<N>>;
  });
}

export const leaseFrom = (now: Date): string => dateText(new Date(now.getTime() + leaseMs));

/** Whether the job that was claimed is still this process's own. */
export function isStillOurs(now: Row<JobName> | undefined, claimed: Row<JobName>): boolean {
  return now?.state === 'running' && now.attempts === claimed.attempts;
}
