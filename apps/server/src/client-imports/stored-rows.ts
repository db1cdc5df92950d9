import type { FileRow } from '@dossier/domain/client-import/check-rows';
import type { RowOutcome } from '../collections/client_import_parts.ts';
import type { StoredSheet } from '../collections/client_imports.ts';
import type { DeskRecordsStore, Reader, Row } from '../collections/rows.ts';
import type { Table } from './table.ts';

/** Rows of one part: those that one transaction writes. */
const partRows = 10;
/** Values of a column that are shown, and their longest text. */
const shownSamples = 3;
const maxSample = 60;
/** Rows in which values are looked for. */
const sampledRows = 200;

/** What is kept of a sheet next to its rows. */
export function sheetOf({ name, header, headerRow, rows, problem }: Table): StoredSheet {
  const samples = header.map((_, column) => {
    const values = new Set<string>();
    for (const { cells } of rows.slice(0, sampledRows)) {
      const value = (cells[column] ?? '').trim();
      if (value !== '') values.add(value.slice(0, maxSample));
      if (values.size === shownSamples) break;
    }
    return [...values];
  });
  const shown = header.map((text) => text.slice(0, 2 * maxSample));
  return { name: name.slice(0, 200), rows: rows.length, headerRow, header: shown, samples, problem: problem ?? '' };
}

/** Stores the rows of a sheet in parts. */
export async function storeRows(records: DeskRecordsStore, id: string, sheet: number, rows: readonly FileRow[]) {
  for (let at = 0; at < rows.length; at += partRows) {
    await records.create('client_import_parts', {
      import: id,
      sheet,
      part: at / partRows,
      rows: rows.slice(at, at + partRows),
      outcomes: null,
    });
  }
}

type Part = Row<'client_import_parts'>;

/** Parts that are read at once. */
const pageSize = 100;

/** The parts of the chosen sheet, in order. */
export async function* partsOf(records: Reader, { id, sheet }: Row<'client_imports'>): AsyncGenerator<Part> {
  for (let next = 0; ; next += pageSize) {
    const page = { sort: 'part', limit: pageSize, offset: next };
    const parts = await records.find('client_import_parts', 'import = {:id} && sheet = {:sheet}', { id, sheet }, page);
    yield* parts;
    if (parts.length < pageSize) return;
  }
}

/** All rows of the chosen sheet. */
export async function rowsOf(records: Reader, row: Row<'client_imports'>): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const part of partsOf(records, row)) rows.push(...(part.rows ?? []));
  return rows;
}

/** What became of the rows that are done. */
export async function* outcomesOf(records: Reader, row: Row<'client_imports'>): AsyncGenerator<RowOutcome> {
  for await (const { outcomes } of partsOf(records, row)) yield* outcomes ?? [];
}

/** Columns of an import that count the rows that are done. */
export async function countDone(
  records: Pick<DeskRecordsStore, 'connection'>,
  { id, sheet }: Row<'client_imports'>,
): Promise<Pick<Row<'client_imports'>, 'done' | 'created_count' | 'same_count' | 'rejected_count'>> {
  const [sums] = await records.connection.all(
    `SELECT COALESCE(SUM("created_count"), 0) AS "created", COALESCE(SUM("same_count"), 0) AS "same",
       COALESCE(SUM("rejected_count"), 0) AS "rejected"
     FROM "client_import_parts" WHERE "import" = ? AND "sheet" = ?`,
    [id, sheet],
  );
  const [created, same, rejected] = [Number(sums?.['created']), Number(sums?.['same']), Number(sums?.['rejected'])];
  return { done: created + same + rejected, created_count: created, same_count: same, rejected_count: rejected };
}
