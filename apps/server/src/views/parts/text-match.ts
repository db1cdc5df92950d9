import { type RawBuilder, sql } from 'kysely';

/** Letters that people type plain and names carry with marks: both find each other. */
const alike: Readonly<Record<string, string>> = {
  a: 'aàáâãäåāăą',
  c: 'cçćĉċč',
  d: 'dďđð',
  e: 'eèéêëēĕėęě',
  g: 'gĝğġģ',
  h: 'hĥħ',
  i: 'iìíîïĩīĭįı',
  j: 'jĵ',
  k: 'kķ',
  l: 'lĺļľŀł',
  n: 'nñńņň',
  o: 'oòóôõöøōŏő',
  r: 'rŕŗř',
  s: 'sśŝşšș',
  t: 'tţťŧț',
  u: 'uùúûüũūŭůűų',
  w: 'wŵ',
  y: 'yýŷÿ',
  z: 'zźżž',
};

/** A pattern of SQLite's GLOB that finds the word anywhere, whatever its case and accents. */
export function globOf(word: string): string {
  const bare = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return `*${Array.from(bare, letterClass).join('')}*`;
}

function letterClass(letter: string): string {
  const letters = alike[letter] ?? letter;
  const both = [...new Set(`${letters}${letters.toUpperCase()}`)].join('');
  if (letter === ']') return ']';
  return /[*?[]/.test(letter) || both.length > 1 ? `[${both}]` : letter;
}

/** The same as a regular expression of PostgreSQL. */
export function patternOf(word: string): string {
  const bare = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return Array.from(bare, (letter) => {
    const found = letterClass(letter);
    return found.length > 1 && alike[letter] ? found : anyCase(letter);
  }).join('');
}

function anyCase(letter: string): string {
  const both = [...new Set(`${letter}${letter.toUpperCase()}`)].join('');
  if (both.length > 1 && /^[\p{L}\p{M}]+$/u.test(both)) return `[${both}]`;
  return letter.replace(/[^\p{L}\p{N}]/u, '\\$&');
}

/** Whether a column holds the word, in the words of the database. */
const finds = {
  sqlite: (column: string, word: string) => sql`${sql.ref(column)} glob ${globOf(word)}`,
  postgres: (column: string, word: string) => sql`${sql.ref(column)} ~ ${patternOf(word)}`,
} as const;

/** Every word of the query stands in one of the columns. Columns are names of the program, never of a request. */
export function everyWordIn(
  database: keyof typeof finds,
  columns: readonly string[],
  query: string,
): RawBuilder<boolean> {
  const words = query.split(/\s+/).filter((word) => word !== '');
  const conditions = words.map((word) => {
    const found = columns.map((column) => finds[database](column, word));
    return sql`(${sql.join(found, sql` or `)})`;
  });
  return sql<boolean>`(${conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `)})`;
}
