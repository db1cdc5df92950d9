import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { type Dialect, hasFiles, localDisk, readFilesIdentity } from '@dossier/records';
import type { Digest } from '../files/digests.ts';
import type { FileKeys } from '../files/file-keys.ts';
import type { Opener } from '../files/sealing.ts';
import type { FilesPlace } from '../files/storages.ts';
import { commandLine } from '../runtime/command-line.ts';
import { ConfigError, type DataPlace } from '../runtime/config.ts';
import { databaseIn, filesIn, folderOfFiles, secretIn } from '../runtime/data-folder.ts';
import { openFiles } from '../runtime/open-files.ts';
import { openPostgres } from '../runtime/open-postgres.ts';
import { inParallel } from './in-parallel.ts';
import { databaseName, storedNameOf } from './manifest.ts';
import { damagedSentence, type OpenBackup, readDatabase, unreachable } from './read-backup.ts';
import { run } from './snapshot.ts';

/** What was read from a backup, and found to be what was written. */
export interface CheckedBackup {
  readonly files: number;
  /** Unit: bytes. */
  readonly size: number;
}

/**
 * Restores a backup into an empty place. Everything is first written next to it and its digests are compared; only then
 * the database is filled and the folder gets its name.
 * @throws ConfigError for a place that is not empty or another kind of database, and for a damaged backup; the place is
 * then unchanged
 */
export async function restoreBackup(backup: OpenBackup, place: DataPlace): Promise<CheckedBackup> {
  await requireEmpty(backup, place);
  const staging = `${resolve(place.dataFolder)}.restoring-${process.pid}`;
  try {
    const checked = await unpack(backup, staging, place.files.kind === 'folder' ? place.files.keys : undefined);
    await inPlace(backup, staging, place.files, async () => {
      if (place.databaseUrl !== undefined) await fillDatabase(place.databaseUrl, databaseIn(staging));
      await rmdir(place.dataFolder).catch(() => undefined);
      await rename(staging, place.dataFolder);
    });
    return checked;
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
}

/** Stores the files in the bucket if that is set, and removes them again when the rest fails. */
async function inPlace(
  { manifest }: OpenBackup,
  staging: string,
  place: FilesPlace,
  rest: () => Promise<void>,
): Promise<void> {
  if (place.kind === 'folder') return rest();
  const { files } = await openFiles(place);
  const unpacked = localDisk(filesIn(staging));
  const stored: string[] = [];
  try {
    await inParallel(manifest.files, async ({ key, size }) => {
      stored.push(key);
      await files.put(key, { path: unpacked.pathOf(key), size });
    });
    await rm(filesIn(staging), { recursive: true, force: true });
    await rest();
  } catch (error) {
    for (const key of stored) await files.delete(key).catch(() => undefined);
    throw unreachable(error) ?? error;
  }
}

/**
 * Writes the content of a backup to a new folder and compares every digest.
 * @param keys files are encrypted to them
 * @throws ConfigError when an object is missing or damaged
 */
export async function unpack(backup: OpenBackup, folder: string, keys?: FileKeys): Promise<CheckedBackup> {
  const { manifest, target, opener, suffix } = backup;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const database = { name: databaseName, stored: readDatabase(backup), to: databaseIn(folder) };
  await unpackOne(opener, { ...database, wanted: manifest.database });
  let size = manifest.database.size;
  const sealed = keys && (await openFiles({ ...folderOfFiles(folder), keys })).files;
  const unpacked = localDisk(filesIn(folder));
  await inParallel(manifest.files, async ({ key, ...wanted }) => {
    // The key is part of a backup that may come from elsewhere: the store refuses unsafe ones.
    const path = unpacked.pathOf(key);
    const to = sealed ? join(folder, `unpacked-${randomUUID()}`) : path;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const name = storedNameOf(wanted.sha256, suffix);
    await unpackOne(opener, { name, stored: target.read(name), to, wanted });
    if (sealed) await sealed.put(key, { path: to, size: wanted.size });
    if (sealed) await rm(to, { force: true });
    size += wanted.size;
  });
  if (manifest.secret !== undefined) await writeFile(secretIn(folder), `${manifest.secret}\n`, { mode: 0o600 });
  return { files: manifest.files.length, size };
}

interface Unpacked {
  readonly name: string;
  readonly stored: Readable;
  readonly to: string;
  readonly wanted: Digest;
}

async function unpackOne(opener: Opener, { name, stored, to, wanted }: Unpacked): Promise<void> {
  const found = await opener.openTo(stored, to).catch((error: NodeJS.ErrnoException) => {
    // A full disk is not the fault of the backup.
    if (error.code === 'ENOSPC') throw new ConfigError(`The disk of ${dirname(to)} is full. Nothing was restored.`);
    throw unreachable(error) ?? new ConfigError(damagedSentence(name));
  });
  if (found.sha256 !== wanted.sha256 || found.size !== wanted.size) throw new ConfigError(damagedSentence(name));
}

async function requireEmpty({ manifest }: OpenBackup, { dataFolder, databaseUrl, files }: DataPlace): Promise<void> {
  const wanted = databaseUrl === undefined ? 'sqlite' : 'postgres';
  if (manifest.database.kind !== wanted) throw new ConfigError(otherKind[manifest.database.kind]);
  const names = await readdir(dataFolder).catch(() => []);
  if (names.length > 0)
    throw new ConfigError(`${dataFolder} is not empty: set DOSSIER_DATA to a new folder. Nothing was changed.`);
  if (files.kind !== 'folder') await requireNoFiles(files);
  if (databaseUrl === undefined) return;
  const dialect = await openPostgres(databaseUrl);
  const tables = await tablesOf(dialect).finally(() => dialect.close());
  if (tables.length > 0)
    throw new ConfigError('The database at DATABASE_URL is not empty: name a new one. Nothing was changed.');
}

async function requireNoFiles(place: FilesPlace): Promise<void> {
  const { files, filesAt } = await openFiles(place);
  if ((await readFilesIdentity(files)) !== undefined || (await hasFiles(files)))
    throw new ConfigError(`${filesAt} has files: set FILES_URL to an empty bucket. Nothing was changed.`);
}

/** Opening a database makes tables of the engine, whose names begin with `_`. */
async function tablesOf(dialect: Dialect): Promise<string[]> {
  const names = await dialect.transaction((connection) => dialect.tables(connection));
  return names.filter((name) => !name.startsWith('_'));
}

const otherKind = {
  sqlite: `The backup has an SQLite database: unset DATABASE_URL, restore it, and then move it with ${commandLine('migrate')}. Nothing was changed.`,
  postgres: 'The backup has a PostgreSQL database: set DATABASE_URL to an empty one. Nothing was changed.',
} as const;

/** In one transaction: nothing is left of a restore that failed. The dump has no place in the data folder. */
export async function fillDatabase(databaseUrl: string, dump: string): Promise<void> {
  await run('pg_restore', [
    '--clean',
    '--if-exists',
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    `--dbname=${databaseUrl}`,
    dump,
  ]);
  await rm(dump);
}
