import { dateText } from '../core/date-text.ts';
import type { SqlValue } from '../core/sql-value.ts';

/** How a value compares in the database: booleans as 0 and 1, dates as text, lists and objects as JSON text. */
export function toSqlValue(value: unknown): SqlValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return dateText(value);
  return JSON.stringify(value);
}

/** Text that a number column would read as a number becomes one, as SQLite's affinity does. */
export function toNumberIfNumeric(value: SqlValue): SqlValue {
  if (typeof value !== 'string' || !/^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/.test(value)) return value;
  return Number(value);
}
