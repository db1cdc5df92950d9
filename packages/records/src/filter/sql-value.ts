import { dateText } from '../core/date-text.ts';
import type { SqlValue } from '../core/sql-value.ts';

/** Converts a value for the database: booleans to 0 and 1, dates to text, lists and objects to JSON text. */
export function toSqlValue(value: unknown): SqlValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return dateText(value);
  return JSON.stringify(value);
}

/** Converts numeric text to a number, like SQLite's type affinity. */
export function toNumberIfNumeric(value: SqlValue): SqlValue {
  if (typeof value !== 'string' || !/^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/.test(value)) return value;
  return Number(value);
}
