import { slipsToPrefix } from './edit-distance.ts';
import { fold } from './fold.ts';

export type SbiEdition = '2008' | '2025';

/** A row of the activity table. `code` without dots (`6820`), `level` 1 for a section to 5 for a subclass. */
export interface SbiRow {
  readonly code: string;
  readonly edition: SbiEdition;
  readonly nl: string;
  readonly en: string;
  readonly level: number;
  /** Whether the row can be selected. Sections, divisions and subdivided rows cannot. */
  readonly selectable: boolean;
}

/** Formats a code: `6820` as `68.20`, `01131` as `01.13.1`. */
export function formatSbi(code: string): string {
  return [code.slice(0, 2), code.slice(2, 4), code.slice(4)].filter((part) => part !== '').join('.');
}

/**
 * Marks the selectable rows: those of four digits and more, and shorter ones without subdivisions. Accepts the rows
 * of one edition or several, in any order.
 */
export function markSelectable(rows: readonly Omit<SbiRow, 'selectable'>[]): SbiRow[] {
  const divided = new Set<string>();
  for (const { edition, code } of rows) {
    for (let length = 1; length < code.length; length += 1) divided.add(`${edition} ${code.slice(0, length)}`);
  }
  return rows.map((row) => ({ ...row, selectable: /^\d{4,}$/.test(row.code) || isUndividedGroup(row, divided) }));
}

function isUndividedGroup({ code, edition }: Omit<SbiRow, 'selectable'>, divided: ReadonlySet<string>): boolean {
  return /^\d{3}$/.test(code) && !divided.has(`${edition} ${code}`);
}

/** A row with its words prepared for searching. */
export interface IndexedSbiRow extends SbiRow {
  readonly words: readonly (readonly string[])[];
}

/** Prepares rows for `searchSbi`. Expensive: store the result. */
export function indexSbi(rows: readonly SbiRow[]): IndexedSbiRow[] {
  return rows.filter((row) => row.selectable).map((row) => ({ ...row, words: [wordsOf(row.en), wordsOf(row.nl)] }));
}

/**
 * Finds activities by number (`68.2`) or by words in either language: every query word must begin a word of one
 * language's title; one wrong letter is allowed in words of six letters and more. Best first; ties by code.
 */
export function searchSbi(rows: readonly IndexedSbiRow[], query: string, limit = 30): SbiRow[] {
  const number = query.replace(/[\s.]/g, '');
  const scored = /^\d+$/.test(number) ? byNumber(rows, number) : byWords(rows, wordsOf(query));
  return scored
    .sort((a, b) => b.score - a.score || a.row.code.length - b.row.code.length || (a.row.code < b.row.code ? -1 : 1))
    .slice(0, limit)
    .map(({ row: { words: _, ...row } }) => row);
}

interface Scored {
  readonly row: IndexedSbiRow;
  readonly score: number;
}

function byNumber(rows: readonly IndexedSbiRow[], number: string): Scored[] {
  return rows.filter((row) => row.code.startsWith(number)).map((row) => ({ row, score: row.code === number ? 1 : 0 }));
}

function byWords(rows: readonly IndexedSbiRow[], wanted: readonly string[]): Scored[] {
  if (wanted.length === 0) return [];
  return rows.flatMap((row) => {
    const score = Math.max(...row.words.map((words) => scoreOf(wanted, words)));
    return score > 0 ? [{ row, score }] : [];
  });
}

/**
 * 0 when a word is missing. Complete words rank above prefixes, these above approximate matches; short titles above
 * long ones.
 */
function scoreOf(wanted: readonly string[], words: readonly string[]): number {
  const scores = wanted.map((word) => Math.max(0, ...words.map((other) => wordScore(word, other))));
  if (scores.includes(0)) return 0;
  const first = words[0]?.startsWith(wanted[0] ?? ' ') === true ? 0.2 : 0;
  return scores.reduce((sum, score) => sum + score, 0) / scores.length + first + 0.1 / (1 + words.length);
}

function wordScore(wanted: string, word: string): number {
  if (word === wanted) return 3;
  if (word.startsWith(wanted)) return 2;
  return wanted.length >= 6 && slipsToPrefix(wanted, word, 1) <= 1 ? 1 : 0;
}

/** Folded words. Unlike in names, the parts of a dotted abbreviation are separate words. */
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
