import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { readOnlyPostgres, type SchemaStamp } from '@dossier/records';
import type { Config } from '../runtime/config.ts';
import { databaseIn } from '../runtime/data-folder.ts';

type Row = Readonly<Record<string, unknown>>;

/** A database that is open for reading only. */
export interface ReadableDatabase {
  readonly kind: 'sqlite' | 'postgres';
  all(sql: string, params?: readonly (string | number)[]): Promise<readonly Row[]>;
  stamp(): Promise<SchemaStamp>;
  close(): Promise<void>;
}

/** @throws when it is damaged, missing or not reachable: `DatabaseUnavailable`, or the error of the database */
export async function openForReading({
  dataFolder,
  databaseUrl,
}: Pick<Config, 'dataFolder' | 'databaseUrl'>): Promise<ReadableDatabase> {
  if (databaseUrl === undefined) return openFile(databaseIn(dataFolder));
  const database = await readOnlyPostgres(databaseUrl);
  return { kind: 'postgres', ...database, all: (sql, params = []) => database.all(sql, params) };
}

function openFile(path: string): ReadableDatabase {
  const url = pathToFileURL(path);
  // Without a write-ahead log no process writes, and opening it the usual way would create files next to it.
  if (!existsSync(`${path}-wal`)) url.searchParams.set('immutable', '1');
  const database = new DatabaseSync(url, { readOnly: true, timeout: 5_000 });
  const value = (pragma: string) => Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
  return {
    kind: 'sqlite',
    all: async (sql, params = []) => database.prepare(sql).all(...params),
    stamp: async () => ({ application: value('application_id'), version: value('user_version') }),
    close: async () => database.close(),
  };
}
