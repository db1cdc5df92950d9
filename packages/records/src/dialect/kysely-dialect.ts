import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { dateText } from '../core/date-text.ts';
import type { SqlRow, SqlValue } from '../core/sql-value.ts';

type All = (sql: string, params: readonly SqlValue[]) => Promise<SqlRow[]>;

/**
 * Creates a read-only Kysely over an existing connection.
 * It throws for a query that is not a SELECT: writes go through records, so that each emits a Change.
 */
export function kyselyOver<Tables>(all: All): Kysely<Tables> {
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery) => select<R>(all, query),
    streamQuery: async function* <R>(query: CompiledQuery) {
      yield await select<R>(all, query);
    },
  };
  const driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

async function refuse(): Promise<void> {
  throw new Error('A query cannot open a transaction: use the store.');
}

async function select<R>(all: All, query: CompiledQuery): Promise<QueryResult<R>> {
  const isSelect = query.query.kind === 'SelectQueryNode' || /^\s*(?:select|with)\b/i.test(query.sql);
  if (!isSelect) throw new Error('Typed SQL only reads: write through create, update and delete.');
  return { rows: (await all(query.sql, query.parameters.map(toSqlValue))) as R[] };
}

function toSqlValue(value: unknown): SqlValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return dateText(value);
  if (value === undefined) throw new Error('A parameter of a query is undefined.');
  return value as SqlValue;
}
