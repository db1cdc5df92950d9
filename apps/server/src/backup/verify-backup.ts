import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from '@dossier/records';
import { digestOfStream } from '../files/digests.ts';
import { ConfigError } from '../runtime/config.ts';
import { databaseIn } from '../runtime/data-folder.ts';
import { checkCopy } from './check-copy.ts';
import { inParallel } from './in-parallel.ts';
import { hasDigest, type StoredObject } from './manifest.ts';
import { damagedSentence, indexOf, type OpenBackup, unreachable } from './read-backup.ts';
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
 * Without the key of an encrypted backup: every object has the bytes that were written (`stored`). A backup of an earlier
 * version has no digests of its files, which are only looked for (`present`).
 * @throws ConfigError when one is missing or has other bytes
 */
export async function verifyWithoutKey(
  target: FileStore,
  name: string,
): Promise<CheckedBackup & { readonly level: 'stored' | 'present' }> {
  const index = await indexOf(target, name);
  let size = 0;
  await inParallel([...index.parts, ...index.files], async (object) => {
    const found = await sizeFound(target, object);
    size += found;
  });
  const level = index.files.every(hasDigest) ? 'stored' : 'present';
  return { level, files: index.files.length, size };
}

async function sizeFound(target: FileStore, object: StoredObject): Promise<number> {
  try {
    if (hasDigest(object)) {
      const found = await digestOfStream(target.read(object.name));
      if (found.sha256 === object.sha256) return found.size;
    } else {
      const info = await target.info(object.name);
      if (info && info.size > 0) return info.size;
    }
  } catch (error) {
    throw unreachable(error) ?? new ConfigError(damagedSentence(object.name));
  }
  throw new ConfigError(damagedSentence(object.name));
}
