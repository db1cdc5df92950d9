import type { ClientImport } from '@dossier/domain/contracts/answers/client-imports';
import { accept, refuse } from '@dossier/domain/result';
import { dateText } from '@dossier/records';
import { suggestColumns } from '../client-imports/check-file.ts';
import { findImport } from '../client-imports/find-import.ts';
import { isUndoable, undoableUntil } from '../client-imports/undo-time.ts';
import type { Reader, Row } from '../collections/rows.ts';
import { importLine } from './parts/import-line.ts';
import { defineView } from './view.ts';

/** One import of the institution: its columns and why they have their fields, and the problems of its rows. */
export const clientImport = defineView('client-import', {
  async run({ records, actor, now }, { import: id }) {
    const row = await findImport(records, actor, id);
    if (!row) return refuse('not-found');
    return accept<ClientImport>({
      ...importLine(row),
      format: row.format,
      size: row.size,
      sheets: (row.sheets ?? []).map(({ name, rows, headerRow, problem }) => ({ name, rows, headerRow, problem })),
      sheet: row.sheet,
      dateOrder: row.date_order,
      sameBy: row.same_by,
      columns: await columnsOf(records, row),
      summary: row.summary,
      checkedAt: row.checked_at,
      updated: row.updated,
      undoUntil: undoUntil(row, now),
      undoneAt: row.undone_at,
      undoneBy: row.undo_by_name,
      keptCount: row.state === 'draft' ? 0 : await records.count('gk_requests', 'import = {:id}', { id }),
      isCleared: row.cleared_at !== '',
    });
  },
});

function undoUntil(row: Row<'client_imports'>, now: Date): string {
  if (!isUndoable(row)) return '';
  const until = undoableUntil(row);
  return now > until ? '' : dateText(until);
}

async function columnsOf(records: Reader, row: Row<'client_imports'>): Promise<ClientImport['columns']> {
  const sheet = row.sheets?.[row.sheet];
  if (!sheet) return [];
  const isOpen = row.state === 'draft';
  const suggested = isOpen ? await suggestColumns(records, row.org, sheet) : [];
  return sheet.header.map((header, at) => {
    const choice = row.choices?.[at] ?? '';
    const match = suggested[at];
    const isSuggested = match?.choice === choice;
    return {
      header,
      samples: [...(sheet.samples[at] ?? [])],
      choice,
      reason: isSuggested ? match.reason : 'chosen',
      since: isSuggested ? (match.since ?? '') : '',
    };
  });
}
