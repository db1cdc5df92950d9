import { createReadStream, createWriteStream, renameSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApiError, dateText, localDisk } from '@dossier/records';
import { ZipFile } from 'yazl';
import type { Backup, Backups } from '../operator/operator.ts';
import { unpackBackup } from './unpack-backup.ts';

export interface BackupSetting {
  /** The server's data folder. */
  readonly data: string;
  /** Writes a consistent snapshot of the database into a SQLite file. */
  readonly snapshot: (target: string) => Promise<void>;
  /** Suspends the deletion of files while a backup is created. Returns the function that resumes it. */
  readonly hold: () => () => void;
  /** Replaces the data by a checked, unpacked backup and restarts. */
  readonly replace: (unpacked: string) => void;
}

const exists = {
  code: 'validation_backup_name_exists',
  message: 'The backup file name is invalid or already exists.',
};
const validating = 'An error occurred while validating the submitted data.';

/**
 * Backups as zip files in the data folder: the database as a SQLite file, and the stored files. One operation runs at
 * a time.
 */
export function diskBackups({ data, snapshot, hold, replace }: BackupSetting): Backups {
  const folder = join(data, 'backups');
  const exclusive = oneAtATime();
  const find = (key: string) => findBackup(folder, key);
  const prepare = async (name: string, field: string) => {
    if (await find(name)) throw new ApiError(400, validating, { [field]: exists });
    await mkdir(folder, { recursive: true, mode: 0o700 });
  };
  return {
    find,
    list: () => listBackups(folder),
    create: (name) =>
      exclusive(async () => {
        await prepare(name, 'name');
        const release = hold();
        try {
          await pack(data, join(folder, name), snapshot);
        } finally {
          release();
        }
      }),
    upload: (name, content) =>
      exclusive(async () => {
        await prepare(name, 'file');
        await localDisk(folder).put(name, content);
      }),
    async delete(key) {
      const found = await find(key);
      if (found) await rm(found.path);
      return found !== undefined;
    },
    restore: (key) => exclusive(async () => replace(await unpack(data, await find(key)))),
  };
}

/** Returns a function that runs one operation at a time and refuses further ones meanwhile. */
function oneAtATime(): <T>(run: () => Promise<T>) => Promise<T> {
  let isBusy = false;
  return async (run) => {
    if (isBusy) throw new ApiError(400, 'Try again later - another backup/restore process has already been started.');
    isBusy = true;
    try {
      return await run();
    } finally {
      isBusy = false;
    }
  };
}

type FoundBackup = Awaited<ReturnType<Backups['find']>>;

async function findBackup(folder: string, key: string) {
  if (!/^[\w.@-]+\.zip$/.test(key) || key.startsWith('.')) return undefined;
  const path = join(folder, key);
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { path, size: found.size, modified: found.mtime } : undefined;
}

async function listBackups(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const found = await Promise.all(names.map(async (key) => ({ key, info: await findBackup(folder, key) })));
  return found
    .flatMap(({ key, info }) => (info ? [{ key, modified: dateText(info.modified), size: info.size }] : []))
    .sort((a, b) => (a.modified < b.modified ? 1 : -1));
}

/** Unpacks and checks a backup. Returns its folder. */
async function unpack(data: string, backup: FoundBackup): Promise<string> {
  const invalid = () => new ApiError(400, 'Missing or invalid backup file.');
  if (!backup) throw invalid();
  const unpacked = join(data, '.restore');
  await rm(unpacked, { recursive: true, force: true });
  try {
    await unpackBackup(backup.path, unpacked);
    return unpacked;
  } catch {
    await rm(unpacked, { recursive: true, force: true });
    throw invalid();
  }
}

/** Packs a snapshot of the database, then the files, which never change. The target appears when it is complete. */
async function pack(data: string, target: string, snapshot: BackupSetting['snapshot']): Promise<void> {
  const copy = `${target}.db`;
  const part = `${target}.part`;
  try {
    await snapshot(copy);
    const zip = new ZipFile();
    zip.addReadStreamLazy('data.db', {}, (give) => give(null, createReadStream(copy)));
    const storage = join(data, 'storage');
    const entries = await readdir(storage, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((one) => one.isFile() && !one.name.endsWith('.part'))) {
      const path = join(entry.parentPath, entry.name);
      const name = `storage/${path.slice(storage.length + 1).replaceAll('\\', '/')}`;
      zip.addReadStreamLazy(name, { compress: false }, (give) => give(null, createReadStream(path)));
    }
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(part, { mode: 0o600, flush: true }));
    renameSync(part, target);
  } finally {
    await Promise.all([rm(copy, { force: true }), rm(part, { force: true })]);
  }
}
