import { readFile } from 'node:fs/promises';
import { fold, wordsOf } from '../registry/fold.ts';

/** A code of the Dutch classification of activities, without dots: `6820`. */
export interface SbiRow {
  readonly code: string;
  readonly edition: '2008' | '2025';
  readonly nl: string;
  readonly en: string;
}

export interface SbiTable {
  /** By the beginning of a code, or by the beginnings of words in either language; newest edition first. */
  search(query: string): SbiRow[];
  /** The rows of these codes, in both editions. */
  named(codes: readonly string[]): SbiRow[];
}

interface Entry {
  readonly row: SbiRow;
  readonly words: readonly string[];
}

let loaded: Promise<SbiTable> | undefined;

/** The table, read at its first use. Source: CBS, editions 2008 and 2025. */
export function sbiTable(): Promise<SbiTable> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<SbiTable> {
  const text = await readFile(new URL('./sbi.tsv', import.meta.url), 'utf8');
  const entries = text.split('\n').flatMap(entryOf);
  return {
    search: (query) => search(entries, query).map(({ row }) => row),
    named: (codes) => {
      const wanted = new Set(codes.map(bare));
      return entries.filter(({ row }) => wanted.has(row.code)).map(({ row }) => row);
    },
  };
}

/** Sections (a letter) are headings, nobody's activity. */
function entryOf(line: string): Entry[] {
  const [edition, code = '', , , nl = '', en = ''] = line.split('\t');
  if ((edition !== '2008' && edition !== '2025') || !/^\d{2,5}$/.test(code)) return [];
  return [{ row: { code, edition, nl, en }, words: wordsOf(`${nl} ${en}`) }];
}

const bare = (code: string) => code.replace(/[^\d]/g, '');

function search(entries: readonly Entry[], query: string): Entry[] {
  const number = bare(query);
  if (number !== '' && !/[^\d.\s]/.test(query)) {
    return ordered(entries.filter(({ row }) => row.code.startsWith(number)));
  }
  const words = wordsOf(query);
  if (words.join('').length < 2) return [];
  const found = entries.filter((entry) => words.every((word) => entry.words.some((one) => one.startsWith(word))));
  if (found.length > 0) return ordered(found);
  // Dutch joins words: `handel` also stands inside `groothandel`.
  return ordered(entries.filter(({ row }) => words.every((word) => fold(`${row.nl} ${row.en}`).includes(word))));
}

function ordered(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => b.row.edition.localeCompare(a.row.edition) || a.row.code.localeCompare(b.row.code));
}
