import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import {
  type Dialect,
  type FileStore,
  findIdentity,
  hasFiles,
  readFilesIdentity,
  readIdentity,
  replaceIdentity,
  SchemaRefused,
  type Store,
  sqlite,
  writeFilesIdentity,
} from '@dossier/records';
import { ConfigError } from './config.ts';
import { databaseIn, movedDatabaseIn } from './data-folder.ts';

/** A data folder, its files, and the database that is opened with it. */
export interface DataFolder {
  readonly folder: string;
  readonly files: FileStore;
  /** Where the files are, for messages. */
  readonly filesAt: string;
}

/**
 * Refuses a folder that has files but no SQLite file, before an empty one is created.
 * @throws ConfigError
 */
export async function requireDatabaseFile({ folder, files, filesAt }: DataFolder): Promise<void> {
  if (existsSync(databaseIn(folder))) return;
  if (existsSync(movedDatabaseIn(folder))) throw new ConfigError(movedSentence(folder));
  if ((await readFilesIdentity(files)) !== undefined || (await hasFiles(files)))
    throw new ConfigError(missingSentence(folder, filesAt));
}

/**
 * Refuses a database that does not belong to the files of the folder, before its schema is changed.
 * @throws ConfigError
 */
export async function requireOwnFiles(dialect: Dialect, { files, filesAt }: Omit<DataFolder, 'folder'>): Promise<void> {
  // The files first: another instance that starts at the same time binds them after it has made the tables.
  const early = await readFilesIdentity(files);
  const isUsed = early !== undefined || (await hasFiles(files));
  const database = await findIdentity(dialect).catch((error) => {
    throw asConfigError(error);
  });
  if (database === 'new') {
    if (isUsed) throw new ConfigError(emptySentence(filesAt));
  } else if (database !== 'unknown') {
    const bound = early ?? (await readFilesIdentity(files));
    if (bound !== undefined && bound !== database.id) throw new ConfigError(otherSentence(filesAt));
    if (bound === undefined && database.hasFiles) throw new ConfigError(otherFolderSentence(filesAt, database.id));
  }
}

/** Binds files and database to each other. A database from before this version takes the identity of its files. */
export async function bindFiles({ dialect }: Pick<Store, 'dialect'>, files: FileStore): Promise<void> {
  const identity = await readIdentity(dialect);
  if (!identity) return;
  const bound = await readFilesIdentity(files);
  if (bound === undefined) await writeFilesIdentity(files, identity.id);
  const wanted = { ...identity, id: bound ?? identity.id, hasFiles: true };
  if (wanted.id === identity.id && identity.hasFiles) return;
  await dialect.transaction((connection) => replaceIdentity(connection, wanted));
}

/**
 * Renames the SQLite file of a data folder after its data was moved to the opened database, so that no later start
 * uses the old data.
 */
export async function renameMovedDatabase({ dialect }: Pick<Store, 'dialect'>, folder: string): Promise<void> {
  const path = databaseIn(folder);
  if (!existsSync(path)) return;
  const former = sqlite({ path });
  const identity = await findIdentity(former);
  // Also writes the log into the file, which can then be renamed alone.
  await former.close();
  if (typeof identity === 'string' || identity.id !== (await readIdentity(dialect))?.id) return;
  await rename(path, movedDatabaseIn(folder));
}

/** A refusal of the store is a wrong setting; other errors are returned unchanged. */
export function asConfigError(error: unknown): unknown {
  return error instanceof SchemaRefused ? new ConfigError(error.message) : error;
}

const newDesk = 'For a new desk, set DOSSIER_DATA to an empty folder, and FILES_URL to an empty bucket if it is used.';

const missingSentence = (folder: string, filesAt: string) =>
  `${filesAt} contains files, but the database dossier.db is missing in ${folder}. Restore dossier.db from a backup, or set DATABASE_URL if the data is in PostgreSQL. ${newDesk}`;

const movedSentence = (folder: string) =>
  `The data of ${folder} was moved to PostgreSQL: set DATABASE_URL. To return to the state before the move, rename ${movedDatabaseIn(folder)} to dossier.db.`;

const emptySentence = (filesAt: string) =>
  `The database is empty, but ${filesAt} contains the files of another one. Set DATABASE_URL to the database of these files, or restore its backup first. ${newDesk}`;

const otherSentence = (filesAt: string) =>
  `The database does not belong to the files in ${filesAt}. Set DATABASE_URL, DOSSIER_DATA and FILES_URL so that they belong together.`;

const otherFolderSentence = (filesAt: string, id: string) =>
  `${filesAt} does not contain the files of this database. Set DOSSIER_DATA or FILES_URL to the place that does, or restore it. If the files are lost, write ${id} to ${filesAt}/identity to continue without them.`;
