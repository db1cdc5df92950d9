import { buffer } from 'node:stream/consumers';
import type { FileStore } from '@dossier/records';
import { type BackupIndex, indexName, indexSchema, timeOf } from './manifest.ts';
import { outdated } from './retention.ts';

export interface StoredBackup {
  readonly name: string;
  readonly made: Date;
}

/** The complete backups of a target, oldest first. */
export async function listBackups(target: FileStore): Promise<StoredBackup[]> {
  const found: StoredBackup[] = [];
  // Names of backups begin with the year: the stored files need not be listed.
  for await (const key of target.list('2')) {
    const [name = '', part, ...rest] = key.split('/');
    const made = timeOf(name);
    if (made && part === indexName && rest.length === 0) found.push({ name, made });
  }
  return found.toSorted((a, b) => a.made.getTime() - b.made.getTime());
}

/** @throws when the index is missing or damaged */
export async function readIndex(target: FileStore, name: string): Promise<BackupIndex> {
  return indexSchema.parse(JSON.parse((await buffer(target.read(`${name}/${indexName}`))).toString()));
}

/** What a killed backup left behind is removed after this time. Unit: milliseconds. */
const abandonedMs = 24 * 3_600_000;

/**
 * Deletes outdated backups, then files that no backup refers to. A file that is younger than a day may belong to a backup
 * that is being made.
 * @returns names of the deleted backups
 */
export async function removeOutdated(target: FileStore, now: Date): Promise<string[]> {
  const all = await listBackups(target);
  const gone = outdated(all, now);
  // The index first: without it the rest is not a backup.
  for (const { name } of gone) await removeBackup(target, name);
  const kept = all.filter((backup) => !gone.includes(backup));
  const needed = new Set<string>();
  for (const { name } of kept) {
    const index = await readIndex(target, name);
    for (const object of [...index.files, ...index.parts]) needed.add(object.name);
    needed.add(`${name}/${indexName}`);
  }
  for await (const key of target.list('')) {
    const isOurs = key.startsWith('files/') || timeOf(key.split('/')[0] ?? '') !== undefined;
    if (!isOurs || needed.has(key)) continue;
    const info = await target.info(key);
    if (info && now.getTime() - info.modified.getTime() > abandonedMs) await target.delete(key);
  }
  return gone.map(({ name }) => name);
}

async function removeBackup(target: FileStore, name: string): Promise<void> {
  const { parts } = await readIndex(target, name);
  await target.delete(`${name}/${indexName}`);
  for (const part of parts) await target.delete(part.name);
}
