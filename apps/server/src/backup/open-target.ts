import { type FileStore, StorageError } from '@dossier/records';
import { type FilesPlace, nameOfPlace, openStorage } from '../files/storages.ts';
import { ConfigError } from '../runtime/config.ts';

/**
 * Opens a folder or a bucket of backups.
 * @throws ConfigError when it cannot be used
 */
export async function openTarget(place: FilesPlace): Promise<FileStore> {
  try {
    return await openStorage(place);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new ConfigError(`${nameOfPlace(place)}: ${error.message} Check DOSSIER_BACKUP_TO. Nothing was changed.`);
  }
}
