import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../runtime/config.ts';
import type { Manifest } from './manifest.ts';
import { run } from './snapshot.ts';

/**
 * Examines a restored database: SQLite completely, with the number of records of each collection; of a dump of
 * PostgreSQL its list of contents.
 * @throws ConfigError when it is damaged
 */
export async function checkCopy(path: string, { kind, counts }: Manifest['database']): Promise<void> {
  if (kind === 'postgres') return run('pg_restore', ['--list', path]);
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const [result] = database.prepare('PRAGMA integrity_check').all();
    if (Object.values(result ?? {})[0] !== 'ok') throw new ConfigError('The database of the backup is damaged.');
    await requireCounts(counts, async (collection) =>
      Number(database.prepare(`SELECT count(*) AS "n" FROM "${collection}"`).get()?.['n']),
    );
  } finally {
    database.close();
  }
}

/** @throws ConfigError when a collection has another number of records than the backup */
export async function requireCounts(
  counts: Manifest['database']['counts'],
  count: (collection: string) => Promise<number>,
): Promise<void> {
  for (const [collection, wanted] of Object.entries(counts)) {
    const found = await count(collection);
    if (found !== wanted)
      throw new ConfigError(`The database of the backup has ${found} instead of ${wanted} ${collection}.`);
  }
}
