import {
  createStore,
  type Dialect,
  type FileStore,
  findIdentity,
  type OAuth2Provider,
  type Store,
  sqlite,
} from '@dossier/records';
import { collections, type DeskSchema } from '../collections/index.ts';
import type { FilesPlace } from '../files/storages.ts';
import { asConfigError, bindFiles, requireDatabaseFile, requireOwnFiles } from './bind-data.ts';
import { ConfigError } from './config.ts';
import { databaseIn, folderOfFiles } from './data-folder.ts';
import { offering } from './oauth-providers.ts';
import { openFiles } from './open-files.ts';
import { openPostgres } from './open-postgres.ts';
import { migrations } from './schema-migrations.ts';
import { schemaStamp } from './schema-version.ts';
import { sealingMails } from './sealed-mails.ts';
import type { SecretBox } from './secret-box.ts';
import { snapshotBefore } from './snapshot-database.ts';

export interface OpenDesk {
  readonly store: Store<DeskSchema>;
  readonly files: FileStore;
}

export interface DeskOptions {
  readonly providers?: readonly OAuth2Provider[];
  /** Encrypts the content of mails that wait to be sent; without it they are stored in plain text. */
  readonly secrets?: SecretBox;
  /** False while another process may use the SQLite file: a schema that is not current is refused. Default true. */
  readonly mayChange?: boolean;
  /** Refuses an empty database. Default false. */
  readonly mustExist?: boolean;
  /** Default: the folder `files` of the data folder. */
  readonly files?: FilesPlace;
}

/**
 * Opens the desk's database (the one at `databaseUrl`, otherwise the one in the data folder) and its files, and
 * updates the tables to the declared schema, after a copy of an SQLite file.
 * @throws ConfigError for a database of a newer version or another program, or that does not belong to the files;
 * nothing was changed
 */
export async function openDesk(
  dataFolder: string,
  now: () => Date,
  databaseUrl?: string,
  { providers, secrets, mayChange, mustExist, files: place = folderOfFiles(dataFolder) }: DeskOptions = {},
): Promise<OpenDesk> {
  const { files, filesAt } = await openFiles(place);
  if (databaseUrl === undefined) await requireDatabaseFile({ folder: dataFolder, files, filesAt });
  const dialect = databaseUrl === undefined ? openSqlite(dataFolder) : await openPostgres(databaseUrl);
  try {
    await requireOwnFiles(dialect, { files, filesAt });
    if (mustExist && (await findIdentity(dialect)) === 'new') throw new ConfigError(emptySentence);
    const beforeChange =
      databaseUrl === undefined ? () => snapshotBefore(dataFolder, schemaStamp.version) : () => Promise.resolve();
    const store = await openStore(dialect, now, { providers, secrets, mayChange, beforeChange });
    await bindFiles(store, files);
    return { store, files };
  } catch (error) {
    await dialect.close();
    throw error;
  }
}

/** Opens a PostgreSQL database without files, as the target of a copy. */
export async function openTarget(databaseUrl: string, now: () => Date): Promise<Store<DeskSchema>> {
  const dialect = await openPostgres(databaseUrl);
  try {
    return await openStore(dialect, now);
  } catch (error) {
    await dialect.close();
    throw error;
  }
}

/** Opens the SQLite database of a folder without its files, as the source of a copy. */
export function openSource(dataFolder: string, now: () => Date): Promise<Store<DeskSchema>> {
  return openStore(openSqlite(dataFolder), now);
}

interface StoreSettings {
  readonly providers?: readonly OAuth2Provider[] | undefined;
  readonly secrets?: SecretBox | undefined;
  readonly mayChange?: boolean | undefined;
  readonly beforeChange?: () => Promise<void>;
}

/** @throws ConfigError for data that this version may not open */
async function openStore(
  dialect: Dialect,
  now: () => Date,
  { providers = [], secrets, mayChange = true, beforeChange }: StoreSettings = {},
): Promise<Store<DeskSchema>> {
  const offered = offering(collections, providers);
  const opened = createStore<DeskSchema>({
    collections: secrets ? sealingMails(offered, secrets) : offered,
    dialect,
    migrations: migrations(dialect),
    stamp: schemaStamp,
    mayChange,
    ...(beforeChange && { beforeChange }),
    strict: true,
    now,
  });
  return opened.catch((error) => {
    throw asConfigError(error);
  });
}

/** SQLITE_NOTADB. */
const notDatabase = 26;

function openSqlite(dataFolder: string): Dialect {
  try {
    return sqlite({ path: databaseIn(dataFolder) });
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== notDatabase) throw error;
    throw new ConfigError(`${databaseIn(dataFolder)} is not a database, or is damaged. Restore it from a backup.`);
  }
}

const emptySentence =
  'There is no desk in the database at DATABASE_URL. Set DATABASE_URL and DOSSIER_DATA as for the server, and start the server once before this command.';
