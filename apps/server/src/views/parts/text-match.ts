import { withoutDiacritics } from '@dossier/domain/fold';
import { gramsWithin, type SearchIndexQuery } from '@dossier/records';
import { type RawBuilder, sql } from 'kysely';
import { alike, indexText } from '../../collections/search-text.ts';

const wordsIn = (query: string): string[] => query.split(/\s+/).filter((word) => word !== '');

/** A GLOB pattern of SQLite that finds the word anywhere in a text, ignoring case and accents. */
export function globOf(word: string): string {
  return `*${Array.from(withoutDiacritics(word), letterClass).join('')}*`;
}

function letterClass(letter: string): string {
  const letters = alike[letter] ?? letter;
  const both = [...new Set(`${letters}${letters.toUpperCase()}`)].join('');
  if (letter === ']') return ']';
  return /[*?[]/.test(letter) || both.length > 1 ? `[${both}]` : letter;
}

/** The same pattern as a regular expression of PostgreSQL. */
export function patternOf(word: string): string {
  return Array.from(withoutDiacritics(word), (letter) => {
    const found = letterClass(letter);
    return found.length > 1 && alike[letter] ? found : anyCase(letter);
  }).join('');
}

function anyCase(letter: string): string {
  const both = [...new Set(`${letter}${letter.toUpperCase()}`)].join('');
  if (both.length > 1 && /^[\p{L}\p{M}]+$/u.test(both)) return `[${both}]`;
  return letter.replace(/[^\p{L}\p{N}]/u, '\\$&');
}

/** The name of a column, or an expression. */
type Column = string | RawBuilder<unknown>;

const ofColumn = (column: Column) => (typeof column === 'string' ? sql.ref(column) : column);

/** SQL condition per database: the column contains the word. */
const finds = {
  sqlite: (column: Column, word: string) => sql`${ofColumn(column)} glob ${globOf(word)}`,
  postgres: (column: Column, word: string) => sql`${ofColumn(column)} ~ ${patternOf(word)}`,
} as const;

/** Condition: each word of the query occurs in one of the columns. Column names must not come from a request. */
export function everyWordIn(
  database: keyof typeof finds,
  columns: readonly Column[],
  query: string,
): RawBuilder<boolean> {
  const conditions = wordsIn(query).map((word) => {
    const found = columns.map((column) => finds[database](column, word));
    return sql`(${sql.join(found, sql` or `)})`;
  });
  return sql<boolean>`(${conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `)})`;
}

/** The query for the search index, whose rows must be checked with `everyWordIn`; undefined when words are too short. */
export function substringIndexQuery(query: string, keys: readonly string[]): SearchIndexQuery | undefined {
  const grams = wordsIn(query).map((word) => gramsWithin(indexText(withoutDiacritics(word))));
  const every = grams.filter((one) => one.length > 0).map((one) => [one]);
  return every.length > 0 ? { every, keys } : undefined;
}
