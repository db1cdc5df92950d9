import { StorageError } from '@dossier/records';
import { keySetOf } from '../files/key-set.ts';
import { Sealer } from '../files/sealing.ts';
import { type FilesPlace, nameOfPlace } from '../files/storages.ts';
import { type Config, ConfigError } from '../runtime/config.ts';
import type { OpenDesk } from '../runtime/open-desk.ts';
import { programVersion } from '../runtime/program-version.ts';
import { createSecretBox } from '../runtime/secret-box.ts';
import { removeOutdated } from './list-backups.ts';
import { type MadeBackup, makeBackup } from './make-backup.ts';
import { openTarget } from './open-target.ts';

export interface DoneBackup extends MadeBackup {
  /** Names of the outdated backups that were removed. */
  readonly removed: readonly string[];
}

type Settings = Pick<Config, 'dataFolder' | 'databaseUrl' | 'backup' | 'files' | 'secret'>;

/**
 * Backs up an open desk with its settings, and removes outdated backups.
 * @param place a folder or a bucket
 * @throws ConfigError
 */
export async function backUp(
  { dataFolder, databaseUrl, backup, files: placeOfFiles, secret }: Settings,
  { store, files }: OpenDesk,
  { place, now }: { readonly place: FilesPlace; readonly now: () => Date },
): Promise<DoneBackup> {
  const target = await openTarget(place);
  const recipients = await recipientsOf(backup.recipients, placeOfFiles);
  const shared = { store, files, target, sealer: sealerFor(recipients), recipients, dataFolder, databaseUrl };
  try {
    const made = await makeBackup({ ...shared, secrets: createSecretBox(secret), program: programVersion(), now });
    return { ...made, removed: await removeOutdated(target, now()) };
  } catch (error) {
    throw refusedBy(error as NodeJS.ErrnoException, place);
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

/** What the system or a bucket says about the target, as a sentence. */
function refusedBy(error: NodeJS.ErrnoException, place: FilesPlace): Error {
  if (error instanceof StorageError)
    return new ConfigError(`${error.storage ?? nameOfPlace(place)}: ${error.message} No backup was made.`);
  if (place.kind !== 'folder') return error;
  const reason = reasons[error.code ?? ''];
  return reason && error.path?.startsWith(place.path)
    ? new ConfigError(`${place.path} ${reason}. No backup was made.`)
    : error;
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
