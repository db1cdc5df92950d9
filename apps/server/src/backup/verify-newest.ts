import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { VerificationLevel } from '@dossier/domain/system';
import { localDisk } from '@dossier/records';
import { type Config, ConfigError } from '../runtime/config.ts';
import { databaseIn, verifyWorkIn } from '../runtime/data-folder.ts';
import { freeBytesIn } from '../runtime/disk-space.ts';
import { checkCopy } from './check-copy.ts';
import { listBackups } from './list-backups.ts';
import { indexOf, openBackup } from './read-backup.ts';
import { type CheckedBackup, unpack } from './restore-backup.ts';
import { verifyWithoutKey } from './verify-backup.ts';

export interface VerifiedBackup extends CheckedBackup {
  readonly name: string;
  readonly level: VerificationLevel;
}

/** Starts the desk in a folder, asks whether it is ready, and stops it. @throws ConfigError when it is not */
export type TryStart = (dataFolder: string) => Promise<void>;

/**
 * Verifies the newest backup of the configured folder: restores it next to the data, compares every digest, examines the
 * database, and starts the desk on it. An encrypted one cannot be read here: its objects are looked for.
 * @throws ConfigError when there is none, or it could not be restored
 */
export async function verifyNewest(
  { dataFolder, backup }: Pick<Config, 'dataFolder' | 'backup'>,
  tryStart: TryStart,
): Promise<VerifiedBackup> {
  const target = localDisk(backup.folder);
  const newest = (await listBackups(target)).at(-1);
  if (!newest) throw new ConfigError(`There is no backup in ${backup.folder}.`);
  const { name } = newest;
  const { recipients, size: needed } = await indexOf(target, name);
  if (recipients.length > 0) return { name, level: 'present', ...(await verifyWithoutKey(target, name)) };
  const work = verifyWorkIn(dataFolder);
  // What a killed process left.
  await rm(work, { recursive: true, force: true });
  if ((await freeBytesIn(dataFolder)) < needed * 1.5)
    throw new ConfigError(`The disk of ${dataFolder} has too little free space to restore the backup for a test.`);
  await mkdir(work, { mode: 0o700 });
  try {
    const folder = join(work, 'data');
    const opened = await openBackup({ target, name, keys: undefined });
    const checked = await unpack(opened, folder);
    await checkCopy(databaseIn(folder), opened.manifest.database);
    // A dump would need a database of its own to start on.
    if (opened.manifest.database.kind === 'postgres') return { name, level: 'read', ...checked };
    await tryStart(folder);
    return { name, level: 'started', ...checked };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
