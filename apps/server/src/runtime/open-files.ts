import { type FileStore, StorageError } from '@dossier/records';
import { type FilesPlace, nameOfPlace, openStorage } from '../files/storages.ts';
import { ConfigError } from './config.ts';

export interface OpenFiles {
  readonly files: FileStore;
  /** Where they are, for messages. */
  readonly filesAt: string;
}

/**
 * Opens the storage of files.
 * @throws ConfigError for a storage that cannot be used
 */
export async function openFiles(place: FilesPlace): Promise<OpenFiles> {
  const filesAt = nameOfPlace(place);
  try {
    return { files: await openStorage(place), filesAt };
  } catch (error) {
    if (error instanceof StorageError) throw new ConfigError(`${filesAt}: ${error.message} Check FILES_URL.`);
    throw error;
  }
}
