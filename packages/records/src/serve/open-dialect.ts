import { join } from 'node:path';
import type { Dialect } from '../store/dialect/dialect.ts';
import { sqlite } from '../store/dialect/sqlite.ts';
import type { ServeOptions } from './options.ts';

/** Errors: throws with a sentence for an address of no known database. */
export async function openDialect({ data, database }: Pick<ServeOptions, 'data' | 'database'>): Promise<Dialect> {
  if (database === undefined) return sqlite({ path: join(data, 'data.db') });
  throw new Error(`--database ${database.replace(/:\/\/.*/, '://…')} is no database that this server knows.`);
}
