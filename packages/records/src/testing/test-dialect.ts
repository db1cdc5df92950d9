import { join } from 'node:path';
import type { Dialect } from '../store/dialect/dialect.ts';
import { postgres } from '../store/dialect/postgres.ts';
import { sqlite } from '../store/dialect/sqlite.ts';
import { makeDatabase } from './postgres.ts';

/** Address of the server that this run of the tests uses; absent: they run on SQLite. */
export const testServer = (): string | undefined => process.env['DOSSIER_TEST_POSTGRES'] || undefined;

/** The database of a test: a file in its folder, or a database of its own that goes when it is closed. */
export async function testDialect(folder: string): Promise<Dialect> {
  const server = testServer();
  if (!server) return sqlite({ path: join(folder, 'data.db') });
  const database = await makeDatabase(server);
  const dialect = await postgres({ url: database.url });
  return {
    ...dialect,
    async close() {
      await dialect.close();
      await database.drop();
    },
  };
}
