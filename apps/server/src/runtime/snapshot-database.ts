import { chmod, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { copyDatabase } from '@dossier/records';
import { ConfigError } from './config.ts';
import { databaseIn, snapshotPrefix } from './data-folder.ts';

const unfinished = '.part';

/** Copies that are kept, the newest ones. */
const kept = 3;

/**
 * Copies the SQLite file within its folder, before its schema changes to a version. A repeated attempt replaces its copy.
 * @throws ConfigError when the copy cannot be written; the database is unchanged
 */
export async function snapshotBefore(folder: string, version: number): Promise<void> {
  const target = join(folder, `${snapshotPrefix}${version}`);
  const partial = target + unfinished;
  try {
    await copyDatabase(databaseIn(folder), partial);
    await chmod(partial, 0o600);
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw new ConfigError(
      `The data must be updated for this version, and the copy of the database before it failed (${(error as Error).message}). Free as much space in ${folder} as dossier.db has, and start again. Nothing was changed.`,
    );
  }
  await removeOldest(folder);
}

/** Also removes copies that a killed process left unfinished: the folder is locked, so no other process writes them. */
async function removeOldest(folder: string): Promise<void> {
  const all = (await readdir(folder)).filter((name) => name.startsWith(snapshotPrefix));
  for (const name of all) if (name.endsWith(unfinished)) await rm(join(folder, name));
  const names = all.filter((name) => !name.endsWith(unfinished));
  const copies = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })));
  const oldest = copies.toSorted((a, b) => b.at - a.at).slice(kept);
  for (const { name } of oldest) await rm(join(folder, name));
}
