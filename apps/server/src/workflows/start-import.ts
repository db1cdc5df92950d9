import { importNumber } from '@dossier/domain/client-import/fields';
import { accept, refuse } from '@dossier/domain/result';
import { findImport } from '../client-imports/find-import.ts';
import type { DeskRecordsStore } from '../collections/rows.ts';
import { nameOf } from '../runtime/actor.ts';
import { defineWorkflow } from './workflow.ts';

/** Confirms a checked import, or continues a stopped one. A second press of the button changes nothing. */
export const startImport = defineWorkflow('start-import', {
  async run({ records, actor, today }, { import: id, checkedAt }) {
    const row = await findImport(records, actor, id);
    if (!row) return refuse('not-found');
    if (row.undo_at !== '') return refuse('import-not-open');
    if (row.state === 'waiting' || row.state === 'running') return accept({ number: row.number });
    if (row.state === 'done' || row.cleared_at !== '') return refuse('import-not-open');
    if (!row.summary) return refuse('import-not-checked');
    if (row.checked_at !== checkedAt) return refuse('stale-revision');
    if (row.state === 'draft' && row.summary.fates.new === 0) return refuse('import-nothing-new');
    const number = row.number || (await nextNumber(records, actor.org, Number(today.slice(0, 4))));
    await records.update('client_imports', id, {
      state: 'waiting',
      number,
      total: row.summary.total,
      confirmed_at: row.confirmed_at || records.now,
      ended_at: '',
      by: actor.id,
      by_name: nameOf(actor),
      lease_until: '',
    });
    return accept({ number });
  },
});

/** Numbers are sequential per institution and year. */
async function nextNumber(records: DeskRecordsStore, org: string, year: number): Promise<string> {
  const prefix = importNumber(year, 0).slice(0, -4);
  const [last] = await records.find(
    'client_imports',
    'org = {:org} && number >= {:prefix} && number < {:after}',
    { org, prefix, after: `${prefix}~` },
    { sort: '-number', limit: 1 },
  );
  return importNumber(year, Number((last?.number ?? '').slice(prefix.length) || 0) + 1);
}
