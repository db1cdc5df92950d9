import { fold } from '@dossier/domain/fold';
import { minQueryLength } from '@dossier/domain/limits';
import { indexSbi, markSelectable, type SbiEdition, type SbiRow, searchSbi } from '@dossier/domain/sbi';
import { readReference } from './read-reference.ts';

export interface SbiTable {
  /** Returns the selectable rows that match a number or words in either language, best first. */
  search(query: string): SbiRow[];
  /** Returns the rows of these codes (dots are ignored) in both editions; sections and unknown codes have none. */
  named(codes: readonly string[]): SbiRow[];
  /** Undefined for codes outside the classification, which registers also use: display the code itself. */
  row(edition: SbiEdition, code: string): SbiRow | undefined;
}

let table: Promise<SbiTable> | undefined;

/** Returns the table, cached after the first call: 3,409 rows. Source: CBS, editions 2008 and 2025. */
export function sbiTable(): Promise<SbiTable> {
  table ??= load();
  return table;
}

/** Maximum number of rows that a search returns. */
const maxRows = 500;

async function load(): Promise<SbiTable> {
  const rows = markSelectable(readReference('sbi.tsv').map(toRow));
  const numbered = rows.filter(({ code }) => /^\d+$/.test(code));
  const byCode = new Map(numbered.map((row) => [keyOf(row.edition, row.code), row]));
  const index = indexSbi(rows);
  const row = (edition: SbiEdition, code: string) => byCode.get(keyOf(edition, bare(code)));
  return {
    row,
    search(query) {
      if (query.replace(/[\s.]/g, '').length < minQueryLength) return [];
      const found = searchSbi(index, query, maxRows);
      return found.length > 0 ? found : inside(rows, query);
    },
    named: (codes) => codes.flatMap((code) => [row('2008', code) ?? [], row('2025', code) ?? []].flat()),
  };
}

const bare = (code: string) => code.replace(/[\s.]/g, '');
const keyOf = (edition: SbiEdition, code: string) => `${edition} ${code}`;

function toRow({ code = '', edition, nl = '', en = '', level }: Record<string, string>): Omit<SbiRow, 'selectable'> {
  if (edition !== '2008' && edition !== '2025')
    throw new Error(`sbi.tsv: ${code} has the unknown edition '${edition}'`);
  return { code, edition, nl, en, level: Number(level) };
}

/** Dutch has compound words: `handel` also occurs inside `groothandel`. */
function inside(rows: readonly SbiRow[], query: string): SbiRow[] {
  const word = fold(query.trim());
  if (/[\d\s]/.test(word)) return [];
  return rows.filter((row) => row.selectable && fold(row.nl).includes(word)).slice(0, maxRows);
}
