import type { DialectSql, ValueType } from '../dialect.ts';

/** Every text compares byte by byte, on whatever collation the database was made with. */
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

const isPlace = (sql: string): boolean => sql === '?';
const bytewise = (sql: string): string => `(${sql}) COLLATE "C"`;
const path = (steps: readonly string[]): string =>
  `{${steps.map((step) => `"${step.replaceAll(/["\\]/g, '')}"`).join()}}`;

/** From one type of value to another; `any` is a `rec_value`, which compares as SQLite's values do: numbers before texts. */
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

/** PostgreSQL's side of what differs between databases; `postgres-functions.ts` has what it calls. */
export const postgresSql: DialectSql = {
  column: (kind) => columns[kind],
  like: (left, right) => `(lower(${bytewise(left)}) LIKE lower(${bytewise(right)}) ESCAPE '\\')`,
  each: (json, alias) => `rec_each(${json}) WITH ORDINALITY AS ${alias}("value", "n")`,
  sourceOrder: (alias, isList) => (isList ? `"${alias}"."n"` : `"${alias}"._rowid_`),
  keyLast: true,
  jsonValue: (json, steps) => `rec_at(${json}, '${path(steps).replaceAll("'", "''")}')`,
  jsonPath: path,
  jsonValueAt: (json, place) => `rec_at(${json}, ${place})`,
  jsonLength: (json) => `rec_length(${json})`,
  lower: (text) => `lower(${bytewise(text)})`,
  rowId: '_rowid_',
  rowColumn: '"_rowid_" BIGINT GENERATED ALWAYS AS IDENTITY UNIQUE',
  // Rows are asked for with NULLs as the smallest values, so indexes lie in that order; ties follow insertion.
  indexTerm: (term) => `${term} NULLS FIRST`,
  indexTail: '"_rowid_"',
  random: 'random()',
  place: (kind) => `?::${parameterTypes[kind]}`,
  convert: (sql, from, to) => {
    // A number that becomes text is a floating one.
    if (isPlace(sql) && from === 'number' && to === 'text') return 'rec_real(?::double precision)';
    if (isPlace(sql) && (from === to || to === 'text')) return `?::${to === 'number' ? 'double precision' : 'text'}`;
    return conversions[from][to](sql);
  },
  guess: (value) => `rec_guess(${value})`,
  bytewise,
  empty: { text: `''`, number: `'-Infinity'::double precision`, any: `rec_of_text('')` },
  acos: (sql) => `rec_acos(${sql})`,
  skipLocked: ' FOR UPDATE SKIP LOCKED',
};
