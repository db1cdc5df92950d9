import { localDisk } from '@dossier/records';
import { keySetOf } from '../files/key-set.ts';
import { Sealer } from '../files/sealing.ts';
import type { FilesPlace } from '../files/storages.ts';
import { type Config, ConfigError } from '../runtime/config.ts';
import type { OpenDesk } from '../runtime/open-desk.ts';
import { programVersion } from '../runtime/program-version.ts';
import { removeOutdated } from './list-backups.ts';
import { type MadeBackup, makeBackup } from './make-backup.ts';

export interface DoneBackup extends MadeBackup {
  /** Names of the outdated backups that were removed. */
  readonly removed: readonly string[];
}

/**
 * Backs up an open desk with its settings, and removes outdated backups.
 * @throws ConfigError
 */
export async function backUp(
  { dataFolder, databaseUrl, backup, files: place }: Pick<Config, 'dataFolder' | 'databaseUrl' | 'backup' | 'files'>,
  { store, files }: OpenDesk,
  { folder, now }: { readonly folder: string; readonly now: () => Date },
): Promise<DoneBackup> {
  const target = localDisk(folder);
  const recipients = await recipientsOf(backup.recipients, place);
  const shared = { store, files, target, sealer: sealerFor(recipients), recipients, dataFolder, databaseUrl };
  try {
    const made = await makeBackup({ ...shared, program: programVersion(), now });
    return { ...made, removed: await removeOutdated(target, now()) };
  } catch (error) {
    throw refusedBy(error as NodeJS.ErrnoException, folder);
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'cannot be written by the user of the server',
  EPERM: 'cannot be written by the user of the server',
  EROFS: 'is on a disk that cannot be written',
  EEXIST: 'is not a folder',
  ENOTDIR: 'is not a folder',
  ENOSPC: 'is on a disk that is full',
};

/** What the system says about the target, as a sentence. */
function refusedBy(error: NodeJS.ErrnoException, folder: string): Error {
  const reason = reasons[error.code ?? ''];
  return reason && error.path?.startsWith(folder) ? new ConfigError(`${folder} ${reason}. No backup was made.`) : error;
}

/** A backup contains what files contain: where they are encrypted, it is encrypted too, to the same keys at least. */
async function recipientsOf(set: readonly string[], { keys }: FilesPlace): Promise<readonly string[]> {
  return set.length > 0 || !keys ? set : (await keySetOf(keys)).recipients;
}

function sealerFor(recipients: readonly string[]): Sealer {
  try {
    return new Sealer(recipients);
  } catch {
    throw new ConfigError('DOSSIER_BACKUP_TO must list recipients of age, each like age1…, separated by commas.');
  }
}
