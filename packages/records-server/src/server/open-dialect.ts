import { join } from 'node:path';
import { type Dialect, postgres, sqlite } from '@dossier/records';
import type { ServeOptions } from './options.ts';

/** Errors: rejects with a sentence for an address of no known database, or one that cannot be used. */
export async function openDialect({ data, database }: Pick<ServeOptions, 'data' | 'database'>): Promise<Dialect> {
  if (database === undefined) return sqlite({ path: join(data, 'data.db') });
  if (/^postgres(?:ql)?:\/\//.test(database)) return postgres({ url: database });
  throw new Error(`--database ${database.replace(/:\/\/.*/, '://…')} is no database that this server knows.`);
}
