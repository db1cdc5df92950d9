import type { ListLoad, ProviderSettings, ScreeningList } from '@dossier/domain/contracts/answers/screening';
import type { Views } from '@dossier/domain/contracts/views';
import { accept } from '@dossier/domain/result';
import type { Reader, Row } from '../collections/rows.ts';
import type { Ports } from '../runtime/ports.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { openServiceKey } from '../screening/service-key.ts';
import { loadRow } from './parts/load-row.ts';
import { defineView } from './view.ts';

/** Most loads per list. */
const shownLoads = 50;

/** The lists that the desk screens against, with their loads. Only leads see the addresses. */
export const screeningLists = defineView('screening-lists', {
  async run({ records, actor, ports }) {
    const isLead = actor.role === 'intern-lead';
    const rows = await records.find('screening_lists', 'removed_at = ""', {}, { sort: 'name,id' });
    const lists: ScreeningList[] = [];
    for (const row of rows) lists.push(await listOf(records, row, isLead));
    const provider = await providerOf(records, ports, isLead);
    return accept<Views['screening-lists']['answer']>({
      lists,
      mayChange: isLead,
      provider,
      rescreening: await rescreeningOf(records),
    });
  },
});

const isOver = (load: ListLoad) => load.state !== 'waiting' && load.state !== 'running';

async function listOf(records: Reader, row: Row<'screening_lists'>, isLead: boolean): Promise<ScreeningList> {
  const options = { sort: '-created,-@rowid', limit: shownLoads };
  const loads = (await records.find('screening_loads', 'list = {:list}', { list: row.id }, options)).map(loadRow);
  const last = loads.find(isOver) ?? null;
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    format: row.format || 'opensanctions-csv',
    version: row.version,
    date: row.date,
    entries: row.entries,
    loadedAt: row.loaded_at,
    address: isLead ? row.address : '',
    schedule: row.schedule || 'off',
    nextLoadAt: row.next_load_at,
    last,
    running: loads.find((load) => !isOver(load)) ?? null,
    isFailing: last !== null && last.state !== 'done',
    loads,
  };
}

async function providerOf(
  records: Reader,
  { secrets }: Pick<Ports, 'secrets'>,
  isLead: boolean,
): Promise<ProviderSettings> {
  const row = await records.first('screening_providers', 'id != ""');
  return {
    isOn: row?.is_on ?? false,
    address: isLead ? (row?.address ?? '') : '',
    dataset: row?.dataset ?? 'default',
    // A key that cannot be opened has to be entered again.
    hasKey: row !== undefined && Boolean(openServiceKey(secrets, row)),
  };
}

async function rescreeningOf(records: ViewContext['records']) {
  const sweep = await records.first(
    'screening_sweeps',
    'state = "running" || state = "waiting"',
    {},
    { sort: 'created' },
  );
  return sweep ? { done: sweep.done, total: sweep.total, startedAt: sweep.started_at || sweep.created } : null;
}
