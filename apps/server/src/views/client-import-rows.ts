import type { ImportedRow } from '@dossier/domain/contracts/answers/client-imports';
import { accept, refuse } from '@dossier/domain/result';
import { findImport } from '../client-imports/find-import.ts';
import { outcomesOf } from '../client-imports/stored-rows.ts';
import type { RowOutcome } from '../collections/client_import_parts.ts';
import { type Reader, type RequestRow, rowsById } from '../collections/rows.ts';
import { defineView } from './view.ts';

const defaultLimit = 50;

/** What became of the rows of an import. Onboardings are read as they are now. */
export const clientImportRows = defineView('client-import-rows', {
  async run({ records, actor }, { import: id, result, offset = 0, limit = defaultLimit }) {
    const row = await findImport(records, actor, id);
    if (!row) return refuse('not-found');
    if (result === 'kept') return accept(await keptRows(records, id, { offset, limit }));
    const shown: RowOutcome[] = [];
    let total = 0;
    for await (const outcome of outcomesOf(records, row)) {
      if (result !== undefined && outcome.result !== result) continue;
      if (total >= offset && shown.length < limit) shown.push(outcome);
      total += 1;
    }
    const requests = await rowsById(
      records,
      'gk_requests',
      shown.map(({ request }) => request),
    );
    return accept({ items: shown.map((outcome) => lineOf(outcome, requests.get(outcome.request))), total });
  },
});

/** The onboardings of the import that exist, in the order of the file. */
async function keptRows(records: Reader, id: string, page: { readonly offset: number; readonly limit: number }) {
  const requests = await records.find('gk_requests', 'import = {:id}', { id }, { sort: 'import_row,id', ...page });
  const items = requests.map((found) => {
    const { import_row: row, client_name: name, number } = found;
    return lineOf({ row, result: 'created', name, request: found.id, number, causes: [] }, found);
  });
  return { items, total: await records.count('gk_requests', 'import = {:id}', { id }) };
}

function lineOf(
  { row, result, name, request, number, causes }: RowOutcome,
  found: RequestRow | undefined,
): ImportedRow {
  return {
    row,
    result,
    name: found?.client_name ?? name,
    request: found?.id ?? '',
    subject: found?.subject ?? '',
    number,
    reference: found?.reference ?? '',
    type: found?.type ?? '',
    registrationNumber: found?.client_number ?? '',
    country: found?.client_country ?? '',
    isDeleted: request !== '' && !found,
    causes: [...causes],
  };
}
