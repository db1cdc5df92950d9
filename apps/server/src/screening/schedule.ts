import type { ListSchedule } from '@dossier/domain/screening';
import { dateText, type Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import type { DeskRecordsStore, Row } from '../collections/rows.ts';

const days: Readonly<Record<Exclude<ListSchedule, 'off'>, number>> = { daily: 1, weekly: 7 };

/** Time of the next fetch of a list; '' without a schedule. */
export function nextLoad(schedule: ListSchedule | '', from: Date): string {
  if (schedule === 'off' || schedule === '') return '';
  return dateText(new Date(from.getTime() + days[schedule] * 86_400_000));
}

/** Returns the load of a list that is queued or in progress. */
export function loadInProgress(
  records: Pick<DeskRecordsStore, 'first'>,
  list: string,
): Promise<Row<'screening_loads'> | undefined> {
  const filter = 'list = {:list} && (state = "waiting" || state = "running")';
  return records.first('screening_loads', filter, { list });
}

/** Orders the loads of lists that are due by their schedule. */
export async function orderDueLoads(store: Store<DeskSchema>, now: () => Date): Promise<void> {
  const due = dateText(now());
  const filter = 'next_load_at != "" && next_load_at <= {:due} && removed_at = ""';
  for (const { id } of await store.reader.find('screening_lists', filter, { due })) {
    await store.transaction(
      async (records) => {
        const list = await records.need('screening_lists', id);
        if (list.next_load_at === '' || list.next_load_at > due || list.removed_at !== '') return;
        await records.update('screening_lists', id, { next_load_at: nextLoad(list.schedule, now()) });
        if (list.address === '' || (await loadInProgress(records, id))) return;
        await orderLoad(records, list, { source: 'address', fileName: hostOf(list.address) });
      },
      { operation: 'schedule-list-loads' },
    );
  }
}

export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

interface NewLoad {
  readonly id?: string;
  readonly source: Row<'screening_loads'>['source'];
  readonly fileName: string;
  readonly files?: Row<'screening_loads'>['files'];
  readonly checksum?: string;
  readonly by?: { readonly id: string; readonly name: string };
}

/** Orders a load of a list; a background process executes it. */
export function orderLoad(records: DeskRecordsStore, list: Row<'screening_lists'>, load: NewLoad) {
  return records.create('screening_loads', {
    ...(load.id ? { id: load.id } : {}),
    list: list.id,
    state: 'waiting',
    source: load.source,
    file_name: load.fileName.slice(0, 300),
    files: load.files ?? [],
    checksum: load.checksum ?? '',
    by: load.by?.id ?? '',
    by_name: load.by?.name ?? '',
    expected: list.load === '' ? 0 : list.entries,
    entries: 0,
    attempts: 0,
  });
}
