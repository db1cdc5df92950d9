import type { StatementSync } from 'node:sqlite';
import type { SqlRow, SqlValue } from '../../core/sql-value.ts';

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_OUT_OF_RANGE';
const reads = /^\s*(?:select|with)\b/i;

/**
 * All rows of a statement. SQLite keeps a whole number of more than 53 bits as an integer, which Node refuses to give as
 * a number: then the same is read again as big integers, and given as the 64-bit float that was stored.
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
