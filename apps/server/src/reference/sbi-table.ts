import {
  type IndexedSbiRow,
  indexSbi,
  markSelectable,
  type SbiEdition,
  type SbiRow,
  searchSbi,
} from '@dossier/domain/sbi';
import { readReference } from './read-reference.ts';

/** A row of the table with the code of the row above it (empty for a section). */
export interface SbiTableRow extends SbiRow {
  readonly parent: string;
}

interface SbiTable {
  readonly rows: ReadonlyMap<string, SbiTableRow>;
  readonly index: readonly IndexedSbiRow[];
}

let table: SbiTable | undefined;

/** Read at the first question and kept: 3,409 rows. */
function sbiTable(): SbiTable {
  table ??= load();
  return table;
}

function load(): SbiTable {
  const read = readReference('sbi.tsv').map(({ code = '', edition, parent = '', nl = '', en = '', level }) => {
    if (edition !== '2008' && edition !== '2025')
      throw new Error(`sbi.tsv: ${code} has the unknown edition '${edition}'`);
    return { code, edition: edition as SbiEdition, parent, nl, en, level: Number(level) };
  });
  const parents = new Map(read.map((row) => [keyOf(row.edition, row.code), row.parent]));
  const rows = markSelectable(read).map((row) => ({ ...row, parent: parents.get(keyOf(row.edition, row.code)) ?? '' }));
  return { rows: new Map(rows.map((row) => [keyOf(row.edition, row.code), row])), index: indexSbi(rows) };
}

const keyOf = (edition: SbiEdition, code: string) => `${edition} ${code}`;

export interface SbiQuestion {
  /** Only this edition; both when it is not said. */
  readonly edition?: SbiEdition | undefined;
  readonly limit?: number;
}

/** Activities by number or word in either language, best first; only rows that may be an answer. */
export function findSbi(query: string, { edition, limit }: SbiQuestion = {}): SbiRow[] {
  const { index } = sbiTable();
  return searchSbi(edition ? index.filter((row) => row.edition === edition) : index, query, limit);
}

/** The row of a code; undefined for codes outside of the classification, which registers also use: show the bare code. */
export function sbiRow(edition: SbiEdition, code: string): SbiTableRow | undefined {
  return sbiTable().rows.get(keyOf(edition, code));
}

/** The rows from the section down to this one, for a path above an answer. Empty for an unknown code. */
export function sbiPath(edition: SbiEdition, code: string): SbiTableRow[] {
  const row = sbiRow(edition, code);
  return row ? [...sbiPath(edition, row.parent), row] : [];
}
