import type { Row } from '../collections/rows.ts';

/** The id of a hit's entry on its list: the part of its key after the id of the list. */
export const entryIdOf = ({ entry_key }: Pick<Row<'screening_hits'>, 'entry_key'>): string =>
  entry_key.slice(entry_key.indexOf(':') + 1);
