import type { StatementSync } from 'node:sqlite';
import type { SqlRow, SqlValue } from '../../core/sql-value.ts';

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_OUT_OF_RANGE';
const reads = /^\s*(?:select|with)\b/i;

/**
 * Returns all rows of a statement. SQLite stores an integral number of more than 53 bits as an integer, which Node does
 * not return as a number: the rows are then read again as bigint and converted to the 64-bit float that was stored.
 */
export function allRows(statement: StatementSync, params: readonly SqlValue[]): SqlRow[] {
  try {
    return statement.all(...params) as SqlRow[];
  } catch (error) {
    if (!isTooLarge(error) || !reads.test(statement.sourceSQL)) throw error;
    statement.setReadBigInts(true);
    try {
      return (statement.all(...params) as SqlRow[]).map(asNumbers);
    } finally {
      statement.setReadBigInts(false);
    }
  }
}

function asNumbers(row: SqlRow): SqlRow {
  const entries = Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]);
  return Object.fromEntries(entries) as SqlRow;
}
