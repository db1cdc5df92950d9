import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from '@dossier/records';
import { digestOfStream } from '../files/digests.ts';
import { ConfigError } from '../runtime/config.ts';
import { databaseIn } from '../runtime/data-folder.ts';
import { checkCopy } from './check-copy.ts';
import { damagedSentence, indexOf, type OpenBackup } from './read-backup.ts';
import { type CheckedBackup, unpack } from './restore-backup.ts';

/**
 * Reads a backup completely: restores it to a temporary folder, compares every digest, and examines the database.
 * @throws ConfigError when it could not be restored
 */
export async function verifyBackup(backup: OpenBackup): Promise<CheckedBackup> {
  const folder = await mkdtemp(join(tmpdir(), 'dossier-verify-'));
  try {
    const checked = await unpack(backup, join(folder, 'data'));
    await checkCopy(databaseIn(join(folder, 'data')), backup.manifest.database);
    return checked;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Without the key of an encrypted backup: every object is present, and its own parts have the bytes that were written.
 * @throws ConfigError when one does not
 */
export async function verifyWithoutKey(target: FileStore, name: string): Promise<CheckedBackup> {
  const index = await indexOf(target, name);
  let size = 0;
  for (const part of index.parts) {
    const found = (await target.info(part.name)) && (await digestOfStream(target.read(part.name)));
    if (found?.sha256 !== part.sha256) throw new ConfigError(damagedSentence(part.name));
    size += part.size;
  }
  for (const file of index.files) {
    const info = await target.info(file);
    if (!info || info.size === 0) throw new ConfigError(damagedSentence(file));
    size += info.size;
  }
  return { files: index.files.length, size };
}
