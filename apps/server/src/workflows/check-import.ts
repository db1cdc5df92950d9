import type { ColumnChoice } from '@dossier/domain/client-import/fields';
import type { CheckSummary } from '@dossier/domain/client-import/summarise';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { checkFile, suggestColumns, suggestOrder } from '../client-imports/check-file.ts';
import { findImport } from '../client-imports/find-import.ts';
import { defineWorkflow } from './workflow.ts';

interface Checked {
  readonly choices: readonly ColumnChoice[];
  readonly dateOrder: 'day-first' | 'month-first';
  readonly header: readonly string[];
  readonly summary: CheckSummary | null;
}

/** Saves how the columns of a file are read, and checks its rows once every column has a choice. */
export const checkImport = defineWorkflow('check-import', {
  async prepare({ records, actor, today }, { import: id, sheet, choices: given, ...rules }): Promise<Result<Checked>> {
    const row = await findImport(records, actor, id);
    if (!row) return refuse('not-found');
    if (row.state !== 'draft') return refuse('import-not-open');
    const chosen = row.sheets?.[sheet];
    if (chosen?.problem !== '') return refuse('import-columns-unknown');
    const { header } = chosen;
    const suggested = given ?? (await suggestColumns(records, actor.org, chosen)).map(({ choice }) => choice);
    if (suggested.length !== header.length || isTwice(suggested)) return refuse('import-columns-unknown');
    const dateOrder = given ? rules.dateOrder : suggestOrder(chosen);
    const columns = { choices: suggested, dateOrder, header };
    if (suggested.includes('')) return accept({ ...columns, summary: null });
    const person = `${actor.collection} ${actor.id}`;
    const order = { ...columns, sameBy: rules.sameBy, today, person };
    const summary = await checkFile(records, { ...row, sheet }, order);
    return summary === 'too-complex'
      ? refuse('file-too-complex', { name: row.file_name })
      : accept({ ...columns, summary });
  },
  async run({ records, actor, prepared }, { import: id, sheet, sameBy }) {
    const row = await findImport(records, actor, id);
    if (!row) return refuse('not-found');
    if (row.state !== 'draft') return refuse('import-not-open');
    const { choices, dateOrder, header, summary } = prepared;
    await records.update('client_imports', id, {
      sheet,
      date_order: dateOrder,
      same_by: sameBy,
      header: [...header],
      choices: [...choices],
      summary,
      checked_at: summary ? records.now : '',
    });
    return accept({ isChecked: summary !== null });
  },
});

/** Two columns cannot be one field. */
function isTwice(choices: readonly ColumnChoice[]): boolean {
  const fields = choices.filter((choice) => choice !== '' && choice !== 'ignore');
  return new Set(fields).size !== fields.length;
}
