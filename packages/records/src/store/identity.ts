import { randomUUID } from 'node:crypto';
import { quote } from '../collection/rows.ts';
import type { Connection, Dialect } from '../dialect/dialect.ts';
import { hasOtherTables, otherProgramSentence, SchemaRefused } from './schema-stamp.ts';

/** Identifies the data of a database. Copies of the data have the same identity. */
export interface DatabaseIdentity {
  readonly id: string;
  /** When the data began: the first start on an empty database. */
  readonly created: Date;
  /** A file store was bound to this database. */
  readonly hasFiles: boolean;
}

const table = '_identity';

/** @throws for a database that no store has opened */
export async function readIdentity(source: Pick<Connection, 'all'>): Promise<DatabaseIdentity | undefined> {
  const [row] = await source.all(`SELECT "id", "created", "files" FROM ${quote(table)}`, []);
  if (!row) return undefined;
  const { id, created, files } = row;
  return { id: String(id), created: new Date(String(created)), hasFiles: files === 'bound' };
}

/**
 * The identity before a store is opened: `new` without tables, `unknown` if an earlier version made the tables.
 * @throws SchemaRefused for the database of another program
 */
export function findIdentity(dialect: Dialect): Promise<DatabaseIdentity | 'new' | 'unknown'> {
  return dialect.transaction(async (connection) => {
    if (await hasOtherTables(dialect, connection)) throw new SchemaRefused(otherProgramSentence);
    if (!(await dialect.inspect(connection, '_collections'))) return 'new';
    if (!(await dialect.inspect(connection, table))) return 'unknown';
    return (await readIdentity(connection)) ?? 'unknown';
  });
}

/** Gives the database an identity if it has none. Expects the table of migrations. */
export async function ensureIdentity(connection: Connection): Promise<void> {
  await connection.run(
    `CREATE TABLE IF NOT EXISTS ${quote(table)} ("id" TEXT PRIMARY KEY NOT NULL, "created" TEXT NOT NULL, "files" TEXT NOT NULL)`,
    [],
  );
  if (await readIdentity(connection)) return;
  // An earlier version recorded only when migrations were applied; the first ones count from the first start.
  const [row] = await connection.all('SELECT min("at") AS "at" FROM "_migrations"', []);
  const created = typeof row?.['at'] === 'string' ? new Date(row['at']) : new Date();
  await replaceIdentity(connection, { id: randomUUID(), created, hasFiles: false });
}

/** Replaces the identity, after the data was replaced by a copy of other data or files were bound. */
export async function replaceIdentity(connection: Connection, identity: DatabaseIdentity): Promise<void> {
  const { id, created, hasFiles } = identity;
  await connection.run(`DELETE FROM ${quote(table)}`, []);
  await connection.run(`INSERT INTO ${quote(table)} ("id", "created", "files") VALUES (?, ?, ?)`, [
    id,
    created.toISOString(),
    hasFiles ? 'bound' : '',
  ]);
}
