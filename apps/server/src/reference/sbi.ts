import { minQueryLength } from '@dossier/domain/limits';
import { markSelectable, type SbiEdition, type SbiRow } from '@dossier/domain/sbi';
import { type EverydayWords, type FoundSbiRow, indexSbi, searchSbi } from '@dossier/domain/sbi-search';
import { readReference } from './read-reference.ts';
import { successorsIn } from './sbi-successors.ts';

export interface SbiTable {
  /** Returns the leaves of SBI 2025 that match a number or words in either language, best first. */
  search(query: string): FoundSbiRow[];
  /** Returns the rows of these codes (dots are ignored) in both editions; sections and unknown codes have none. */
  named(codes: readonly string[]): SbiRow[];
  /** Undefined for codes outside the classification, which registers also use: display the code itself. */
  row(edition: SbiEdition, code: string): SbiRow | undefined;
  /** Returns the leaves of SBI 2025 that a row may be now, best first; none for a leaf of SBI 2025. */
  successors(row: SbiRow): SbiRow[];
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
  const current = rows.filter(({ edition }) => edition === '2025');
  const index = indexSbi(current, everydayWords());
  const row = (edition: SbiEdition, code: string) => byCode.get(keyOf(edition, bare(code)));
  return {
    row,
    search: (query) => (query.replace(/[\s.]/g, '').length < minQueryLength ? [] : searchSbi(index, query, maxRows)),
    named: (codes) => codes.flatMap((code) => [row('2008', code) ?? [], row('2025', code) ?? []].flat()),
    successors: successorsIn(index.rows),
  };
}

/** Everyday words by leaf code of SBI 2025. */
export function everydayWords(): Map<string, EverydayWords> {
  const list = (cell = '') => cell.split(', ').filter((word) => word !== '');
  return new Map(readReference('sbi-words.tsv').map(({ code = '', nl, en }) => [code, { nl: list(nl), en: list(en) }]));
}

const bare = (code: string) => code.replace(/[\s.]/g, '');
const keyOf = (edition: SbiEdition, code: string) => `${edition} ${code}`;

function toRow({ code = '', edition, nl = '', en = '', level }: Record<string, string>): Omit<SbiRow, 'selectable'> {
  if (edition !== '2008' && edition !== '2025')
    throw new Error(`sbi.tsv: ${code} has the unknown edition '${edition}'`);
  return { code, edition, nl, en, level: Number(level) };
}
