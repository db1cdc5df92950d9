import { join } from 'node:path';
import {
  createStore,
  type Dialect,
  type FileStore,
  localDisk,
  type OAuth2Provider,
  postgres,
  type Store,
  sqlite,
} from '@dossier/records';
import { collections, type DeskSchema } from '../collections/index.ts';
import { offering } from './oauth-providers.ts';
import { migrations } from './schema-migrations.ts';

export interface OpenDesk {
  readonly store: Store<DeskSchema>;
  readonly files: FileStore;
}

/**
 * Opens the desk's database (the one at `databaseUrl`, otherwise the one in the data folder) and its files, and
 * updates the tables to the declared schema.
 */
export async function openDesk(
  dataFolder: string,
  now: () => Date,
  databaseUrl?: string,
  providers: readonly OAuth2Provider[] = [],
): Promise<OpenDesk> {
  const path = join(dataFolder, 'dossier.db');
  const dialect = databaseUrl === undefined ? sqlite({ path }) : await postgres({ url: databaseUrl });
  return openOn(dialect, dataFolder, now, providers);
}

/** The same for an open database. */
export async function openOn(
  dialect: Dialect,
  dataFolder: string,
  now: () => Date,
  providers: readonly OAuth2Provider[] = [],
): Promise<OpenDesk> {
  const offered = offering(collections, providers);
  const store = await createStore<DeskSchema>({
    collections: offered,
    dialect,
    migrations: migrations(dialect),
    strict: true,
    now,
  });
  return { store, files: localDisk(join(dataFolder, 'files')) };
}
