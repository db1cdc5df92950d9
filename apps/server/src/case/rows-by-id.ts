import type { RecordOf, RecordsReader } from '@dossier/records';
import type { Desk } from '../collections/index.ts';

/** A record of one of the desk's collections. */
export type Row<N extends keyof Desk> = RecordOf<Desk[N]>;
export type Reader = RecordsReader<Desk>;

/** Records by id, however many times each id is named; missing ones are left out. */
export async function rowsById<N extends keyof Desk & string>(
  records: Reader,
  collection: N,
  ids: readonly string[],
): Promise<Map<string, Row<N>>> {
  const unique = [...new Set(ids)].filter((id) => id !== '');
  const found = await Promise.all(unique.map((id) => records.get(collection, id)));
  const rows = found.filter((row) => row !== undefined) as Row<N>[];
  return new Map(rows.map((row) => [row.id, row]));
}

export function fullName(person: { first_name: string; last_name: string } | undefined): string {
  return person ? `${person.first_name} ${person.last_name}`.trim() : '';
}
