import type { RecordOf, Records, RecordsReader } from '@dossier/records';
import type { DeskSchema } from './index.ts';

/** A row of a collection, by the collection's name. */
export type Row<N extends keyof DeskSchema> = RecordOf<DeskSchema[N]>;

export type RequestRow = Row<'gk_requests'>;
export type AccessRow = Row<'gk_access'>;
export type CorrectionRow = Row<'gk_corrections'>;

/** Reads committed rows; inside a transaction also the rows it wrote. */
export type Reader = RecordsReader<DeskSchema>;
/** Reads and writes rows inside a transaction. */
export type DeskRecordsStore = Records<DeskSchema>;

/** Rows by id; duplicate ids are read once, missing rows are omitted. */
export async function rowsById<N extends keyof DeskSchema & string>(
  records: Reader,
  collection: N,
  ids: readonly string[],
): Promise<Map<string, Row<N>>> {
  const unique = [...new Set(ids)].filter((id) => id !== '');
  const found = await Promise.all(unique.map((id) => records.get(collection, id)));
  const rows = found.filter((row) => row !== undefined) as Row<N>[];
  return new Map(rows.map((row) => [row.id, row]));
}

/** First and last name of a user's row; '' without one. */
export function fullName(person: { first_name: string; last_name: string } | undefined): string {
  return person ? `${person.first_name} ${person.last_name}`.trim() : '';
}
