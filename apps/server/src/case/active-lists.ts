import type { Reader, Row } from '../collections/rows.ts';

/** The lists that have an active version and were not removed, by name. */
export function activeLists(reader: Pick<Reader, 'find'>): Promise<Row<'screening_lists'>[]> {
  return reader.find('screening_lists', 'load != "" && removed_at = ""', {}, { sort: 'name,id' });
}
