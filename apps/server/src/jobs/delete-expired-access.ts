import { retentionYears } from '@dossier/domain/limits';
import { isRetentionOver } from '@dossier/domain/retention';
import type { Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import type { DeskRecordsStore } from '../collections/rows.ts';
import { dayOf } from '../runtime/clock.ts';
import type { JobLog } from './job-log.ts';

/** Rows that are read, or deleted in one transaction, at once. */
const batchSize = 200;
/** So that no time zone and no leap day leaves one out; the exact day is checked for each. Unit: milliseconds. */
const margin = 3 * 86_400_000;

export interface AccessRetention {
  readonly store: Store<DeskSchema>;
  readonly now: () => Date;
  readonly log: JobLog;
}

/**
 * Deletes the access log of onboardings whose retention period is over, and entries without an onboarding that are as
 * old. Of each onboarding the number of deleted entries stays, in a row without persons. See
 * docs/decisions/0181-retention-of-the-access-log.md.
 */
export async function deleteExpiredAccess(parts: AccessRetention, isStopping: () => boolean): Promise<void> {
  const { store, now, log } = parts;
  const today = dayOf(now());
  const before = new Date(now());
  before.setUTCFullYear(before.getUTCFullYear() - retentionYears);
  const until = new Date(before.getTime() + margin).toISOString().replace('T', ' ');
  let deleted = await deleteEntries(parts, {
    filter: 'request = "" && kind != "expired" && day < {:day}',
    values: { day: dayOf(before) },
    isStopping,
  });
  for (let offset = 0; !isStopping(); offset += batchSize) {
    const page = { sort: 'archived_at,id', limit: batchSize, offset };
    const archived = await store.reader.find(
      'gk_requests',
      'archived_at != "" && archived_at < {:until}',
      { until },
      page,
    );
    for (const { id, archived_at } of archived) {
      if (!isRetentionOver(dayOf(new Date(archived_at.replace(' ', 'T'))), today)) continue;
      deleted += await deleteEntries(parts, {
        filter: 'request = {:id} && kind != "expired"',
        values: { id },
        isStopping,
      });
    }
    if (archived.length < batchSize) break;
  }
  if (deleted > 0)
    log.info(
      { job: 'access-log-retention', deleted },
      'Deleted entries of the access log after their retention period.',
    );
}

interface Expired {
  readonly filter: string;
  readonly values: Readonly<Record<string, string>>;
  readonly isStopping: () => boolean;
}

/** Returns the number of deleted entries. */
async function deleteEntries(
  { store, now }: AccessRetention,
  { filter, values, isStopping }: Expired,
): Promise<number> {
  let deleted = 0;
  while (!isStopping()) {
    const entries = await store.reader.find('access_log', filter, values, { limit: batchSize });
    if (entries.length === 0) break;
    await store.transaction(
      async (records) => {
        for (const { id } of entries) await records.delete('access_log', id);
        const [{ request, org }] = entries as [(typeof entries)[number]];
        if (request !== '') await countExpired(records, { request, org, day: dayOf(now()) }, entries.length);
      },
      { operation: 'delete-expired-access' },
    );
    deleted += entries.length;
  }
  return deleted;
}

/** Adds to the number of deleted entries of an onboarding. */
async function countExpired(
  records: DeskRecordsStore,
  of: { readonly request: string; readonly org: string; readonly day: string },
  count: number,
): Promise<void> {
  const known = await records.first('access_log', 'request = {:request} && kind = "expired"', { request: of.request });
  if (known) await records.update('access_log', known.id, { count: known.count + count, day: of.day });
  else {
    const noReader = { subject: '', portal: '', actor: '', actor_name: '', doc: '', detail: '', person: '' } as const;
    await records.create('access_log', { ...of, ...noReader, kind: 'expired', action: 'viewed', count });
  }
}
