import type { DialectSql } from '../dialect.ts';

const columns = {
  text: `TEXT DEFAULT '' NOT NULL`,
  number: 'NUMERIC DEFAULT 0 NOT NULL',
  bool: 'BOOLEAN DEFAULT FALSE NOT NULL',
  json: 'JSON DEFAULT NULL',
  list: `JSON DEFAULT '[]' NOT NULL`,
} as const;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const isList = (json: string): string => `iif(json_valid(${json}), json_type(${json}) = 'array', FALSE)`;

/** `$."a"."b"[0]`; keys are quoted, so that they cannot contain path syntax. */
function jsonPath(path: readonly string[]): string {
  const steps = path.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `."${step.replaceAll('"', '')}"`));
  return `$${steps.join('')}`;
}

/** SQL fragments of SQLite. */
export const sqliteSql: DialectSql = {
  column: (kind) => columns[kind],
  like: (left, right) => `(${left} LIKE ${right} ESCAPE '\\')`,
  each: (json, alias) => `json_each(CASE WHEN ${isList(json)} THEN ${json} ELSE json_array(${json}) END) AS ${alias}`,
  jsonValue: (json, path) =>
    `(CASE WHEN json_valid(${json}) THEN json_extract(${json}, ${quoted(jsonPath(path))}) END)`,
  jsonPath,
  jsonValueAt: (json, parameter) => `(CASE WHEN json_valid(${json}) THEN json_extract(${json}, ${parameter}) END)`,
  jsonLength: (json) =>
    `json_array_length(CASE WHEN ${isList(json)} THEN ${json} WHEN ${json} = '' OR ${json} IS NULL THEN json_array() ELSE json_array(${json}) END)`,
  lower: (text) => `lower(${text})`,
  nocase: (column) => `${column} COLLATE NOCASE`,
  rowId: '_rowid_',
  random: 'random()',
};
