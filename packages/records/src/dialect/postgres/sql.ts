import type { DialectSql, ValueType } from '../dialect.ts';

/** Texts use binary collation, whatever the collation of the database. */
const columns = {
  text: `TEXT COLLATE "C" DEFAULT '' NOT NULL`,
  number: 'DOUBLE PRECISION DEFAULT 0 NOT NULL',
  bool: 'SMALLINT DEFAULT 0 NOT NULL',
  json: 'JSON_TEXT DEFAULT NULL',
  list: `JSON_TEXT DEFAULT '[]' NOT NULL`,
} as const;

const parameterTypes = {
  text: 'text',
  number: 'double precision',
  bool: 'smallint',
  json: 'text',
  list: 'text',
} as const;

const isParameter = (sql: string): boolean => sql === '?';
const bytewise = (sql: string): string => `(${sql}) COLLATE "C"`;
const path = (steps: readonly string[]): string =>
  `{${steps.map((step) => `"${step.replaceAll(/["\\]/g, '')}"`).join()}}`;

/** Conversions between types; `any` is a `rec_value`, which compares like values in SQLite: numbers before texts. */
const conversions: Readonly<Record<ValueType, Readonly<Record<ValueType, (sql: string) => string>>>> = {
  text: {
    text: (sql) => sql,
    number: (sql) => `(rec_guess(${sql})).num`,
    any: (sql) => `rec_of_text(${sql})`,
  },
  number: {
    text: (sql) => `rec_text(${sql})`,
    number: (sql) => sql,
    any: (sql) => `rec_of_number(${sql})`,
  },
  any: {
    text: (sql) => `rec_text(${sql})`,
    number: (sql) => `(${sql}).num`,
    any: (sql) => sql,
  },
};

/** SQL fragments of PostgreSQL; the functions they call are in `functions.ts`. */
export const postgresSql: DialectSql = {
  column: (kind) => columns[kind],
  like: (left, right) => `(lower(${bytewise(left)}) LIKE lower(${bytewise(right)}) ESCAPE '\\')`,
  each: (json, alias) => `rec_each(${json}) WITH ORDINALITY AS ${alias}("value", "n")`,
  sourceOrder: (alias, isList) => (isList ? `"${alias}"."n"` : `"${alias}"._rowid_`),
  keyLast: true,
  jsonValue: (json, steps) => `rec_at(${json}, '${path(steps).replaceAll("'", "''")}')`,
  jsonPath: path,
  jsonValueAt: (json, parameter) => `rec_at(${json}, ${parameter})`,
  jsonLength: (json) => `rec_length(${json})`,
  lower: (text) => `lower(${bytewise(text)})`,
  rowId: '_rowid_',
  rowColumn: '"_rowid_" BIGINT GENERATED ALWAYS AS IDENTITY UNIQUE',
  // Queries sort NULLs first, so indexes use the same order; ties follow insertion.
  indexTerm: (term) => `${term} NULLS FIRST`,
  indexTail: '"_rowid_"',
  random: 'random()',
  parameter: (kind) => `?::${parameterTypes[kind]}`,
  convert: (sql, from, to) => {
    // Numbers are converted to text as floating-point numbers.
    if (isParameter(sql) && from === 'number' && to === 'text') return 'rec_real(?::double precision)';
    if (isParameter(sql) && (from === to || to === 'text'))
      return `?::${to === 'number' ? 'double precision' : 'text'}`;
    return conversions[from][to](sql);
  },
  guess: (value) => `rec_guess(${value})`,
  bytewise,
  empty: { text: `''`, number: `'-Infinity'::double precision`, any: `rec_of_text('')` },
  acos: (sql) => `rec_acos(${sql})`,
  skipLocked: ' FOR UPDATE SKIP LOCKED',
};
