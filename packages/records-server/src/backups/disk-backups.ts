import { createReadStream, createWriteStream, renameSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApiError, dateText } from '@dossier/records';
import { ZipFile } from 'yazl';
import type { Backup, Backups } from '../operator/operator.ts';
import { unpackBackup } from './unpack-backup.ts';

export interface BackupSetting {
  /** The server's data folder. */
  readonly data: string;
  /** Writes the database as it is at one moment into a SQLite file. */
  readonly snapshot: (target: string) => Promise<void>;
  /** Files are kept while a copy is made, so that it has those of all its records. */
  readonly hold: () => () => void;
  /** Called with a checked, unpacked copy: puts it in place and starts anew. */
  readonly replace: (unpacked: string) => void;
}

const exists = {
  code: 'validation_backup_name_exists',
  message: 'The backup file name is invalid or already exists.',
};
const validating = 'An error occurred while validating the submitted data.';

/** Copies of the database, as a SQLite file, and of the stored files as zip files in the data folder. One at a time. */
export function diskBackups({ data, snapshot, hold, replace }: BackupSetting): Backups {
  const folder = join(data, 'backups');
  let isBusy = false;
  const alone = async <T>(run: () => Promise<T>): Promise<T> => {
    if (isBusy) throw new ApiError(400, 'Try again later - another backup/restore process has already been started.');
    isBusy = true;
    try {
      return await run();
    } finally {
      isBusy = false;
    }
  };
  const find = async (key: string) => {
    if (!/^[\w.@-]+\.zip$/.test(key) || key.startsWith('.')) return undefined;
    const path = join(folder, key);
    const found = await stat(path).catch(() => undefined);
    return found?.isFile() ? { path, size: found.size, modified: found.mtime } : undefined;
  };
  const refuseTaken = async (name: string, field: string) => {
    if (await find(name)) throw new ApiError(400, validating, { [field]: exists });
    await mkdir(folder, { recursive: true, mode: 0o700 });
  };
  return {
    find,
    async list() {
      const names = await readdir(folder).catch((): string[] => []);
      const found = await Promise.all(names.map(async (key) => ({ key, info: await find(key) })));
      return found
        .flatMap(({ key, info }): Backup[] =>
          info ? [{ key, modified: dateText(info.modified), size: info.size }] : [],
        )
        .sort((a, b) => (a.modified < b.modified ? 1 : -1));
    },
    create: (name) =>
      alone(async () => {
        await refuseTaken(name, 'name');
        const letGo = hold();
        try {
          await pack(data, join(folder, name), snapshot);
        } finally {
          letGo();
        }
      }),
    upload: (name, bytes) =>
      alone(async () => {
        await refuseTaken(name, 'file');
        await writeFile(join(folder, name), bytes, { mode: 0o600, flush: true });
      }),
    async delete(key) {
      const found = await find(key);
      if (found) await rm(found.path);
      return found !== undefined;
    },
    restore: (key) =>
      alone(async () => {
        const found = await find(key);
        if (!found) throw new ApiError(400, 'Missing or invalid backup file.');
        const unpacked = join(data, '.restore');
        await rm(unpacked, { recursive: true, force: true });
        try {
          await unpackBackup(found.path, unpacked);
        } catch {
          await rm(unpacked, { recursive: true, force: true });
          throw new ApiError(400, 'Missing or invalid backup file.');
        }
        replace(unpacked);
      }),
  };
}

/** The database as of one moment first, then the files, which never change. Appears under its name when whole. */
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
