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
import { bindFiles, requireDatabaseFile, requireOwnFiles } from './bind-data.ts';
import { databaseIn, filesIn } from './data-folder.ts';
import { offering } from './oauth-providers.ts';
import { migrations } from './schema-migrations.ts';

export interface OpenDesk {
  readonly store: Store<DeskSchema>;
  readonly files: FileStore;
}

/**
 * Opens the desk's database (the one at `databaseUrl`, otherwise the one in the data folder) and its files, and
 * updates the tables to the declared schema.
 * @throws ConfigError for a database and files that do not belong together; nothing was changed
 */
export async function openDesk(
  dataFolder: string,
  now: () => Date,
  databaseUrl?: string,
  providers: readonly OAuth2Provider[] = [],
): Promise<OpenDesk> {
  const files = localDisk(filesIn(dataFolder));
  if (databaseUrl === undefined) await requireDatabaseFile({ folder: dataFolder, files });
  const dialect =
    databaseUrl === undefined ? sqlite({ path: databaseIn(dataFolder) }) : await postgres({ url: databaseUrl });
  try {
    await requireOwnFiles(dialect, { folder: dataFolder, files });
    const store = await openStore(dialect, now, providers);
    await bindFiles(store, files);
    return { store, files };
  } catch (error) {
    await dialect.close();
    throw error;
  }
}

/** Opens a PostgreSQL database without files, as the target of a copy. */
export async function openTarget(databaseUrl: string, now: () => Date): Promise<Store<DeskSchema>> {
  return openStore(await postgres({ url: databaseUrl }), now);
}

/** Opens the SQLite database of a folder without its files, as the source of a copy. */
export function openSource(dataFolder: string, now: () => Date): Promise<Store<DeskSchema>> {
  return openStore(sqlite({ path: databaseIn(dataFolder) }), now);
}

function openStore(
  dialect: Dialect,
  now: () => Date,
  providers: readonly OAuth2Provider[] = [],
): Promise<Store<DeskSchema>> {
  return createStore<DeskSchema>({
    collections: offering(collections, providers),
    dialect,
    migrations: migrations(dialect),
    strict: true,
    now,
  });
}
