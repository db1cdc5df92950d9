import { join } from 'node:path';
import type { Dialect } from '../dialect/dialect.ts';
import { postgres } from '../dialect/postgres/dialect.ts';
import { sqlite } from '../dialect/sqlite/dialect.ts';
import { createStore } from '../store/create-store.ts';
import { makeDatabase, type TestDatabase } from './postgres.ts';

/** URL of the PostgreSQL server of this test run; absent for SQLite. */
export const testServer = (): string | undefined => process.env['DOSSIER_TEST_POSTGRES'] || undefined;

let tables: Promise<TestDatabase> | undefined;

/** Template database with the engine's tables and functions: copying is faster than creating them. */
async function makeTables(server: string): Promise<TestDatabase> {
  const database = await makeDatabase(server);
  const store = await createStore({ collections: {}, dialect: await postgres({ url: database.url }) });
  await store.close();
  return database;
}

/** Opens the database of a test: a file in its folder, or a database that is dropped on close. */
export async function testDialect(folder: string): Promise<Dialect> {
  const server = testServer();
  if (!server) return sqlite({ path: join(folder, 'data.db') });
  tables ??= makeTables(server);
  const database = await makeDatabase(server, await tables);
  const dialect = await postgres({ url: database.url });
  return {
    ...dialect,
    async close() {
      await dialect.close();
      await database.drop();
    },
  };
}
