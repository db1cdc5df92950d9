import { isDeskStatus, statusFilter } from '@dossier/domain/onboarding';
import type { Store } from '@dossier/records';
import type { LoadedList } from '@dossier/screening/without-dictionaries';
import { isRequestAtDesk } from '../case/onboarding.ts';
import { newestScreeningRun } from '../case/screenings.ts';
import type { DeskSchema } from '../collections/index.ts';
import type { DeskRecordsStore, Row } from '../collections/rows.ts';
import { isStillOurs } from '../runtime/claim-job.ts';
import { orderRun } from './order-run.ts';
import { orderSweep } from './order-sweep.ts';

type Load = Row<'screening_loads'>;

/**
 * Activates a version that was read, in one transaction with its consequences: monitored subjects and open
 * onboardings are to be rescreened, and onboardings that found no list are screened again.
 * @returns the load whose files are no longer needed
 */
export function activateListVersion(store: Store<DeskSchema>, load: Load, read: LoadedList): Promise<Load | undefined> {
  return store.transaction(
    async (records) => {
      if (!isStillOurs(await records.get('screening_loads', load.id), load)) return undefined;
      const list = await records.need('screening_lists', load.list);
      const version = read.version || load.checksum.slice(0, 12);
      await records.update('screening_loads', load.id, {
        state: 'done',
        entries: read.entries,
        version,
        date: read.version,
        bad_count: read.badCount,
        bad: [...read.bad],
        ended_at: records.now,
        lease_until: '',
      });
      // The list was removed while this version was read, so nothing is activated.
      if (list.removed_at !== '') return load;
      const isOther = list.checksum !== load.checksum || list.load === '';
      await records.update('screening_lists', list.id, {
        load: load.id,
        version,
        date: read.version,
        entries: read.entries,
        checksum: load.checksum,
        loaded_at: records.now,
        last_result: 'done',
      });
      if (isOther) await orderSweep(records, `${list.name} ${version}`);
      await orderFailedAgain(records);
      return list.load === '' ? undefined : records.get('screening_loads', list.load);
    },
    { operation: 'activate-list' },
  );
}

const deskFilter = statusFilter(isDeskStatus, 'request.status');

/** Orders a run for each onboarding whose latest run failed. */
async function orderFailedAgain(records: DeskRecordsStore): Promise<void> {
  const failed = await records.find('screening_runs', `state = "failed" && ${deskFilter}`);
  for (const request of new Set(failed.map((run) => run.request))) {
    const newest = await newestScreeningRun(records, request);
    const isReviewed = isRequestAtDesk(await records.need('gk_requests', request));
    if (newest?.state === 'failed' && isReviewed) await orderRun(records, request, 'again');
  }
}
