import { type FileStore, StorageError } from '@dossier/records';
import { type FilesPlace, nameOfPlace, openStorage } from '../files/storages.ts';
import { ConfigError } from './config.ts';

export interface OpenFiles {
  readonly files: FileStore;
  /** Where they are, for messages. */
  readonly filesAt: string;
}

/**
 * Opens the storage of files. With keys, files are encrypted when they are written and decrypted when they are read.
 * @throws ConfigError for a storage that cannot be used, or whose files need a key that is not given
 */
export async function openFiles(place: FilesPlace): Promise<OpenFiles> {
  const stored = await openStored(place);
  const { files, filesAt } = stored;
  const { keys } = place;
  if (keys === undefined && !(await hasAny(files.list('sealed/')))) return stored;
  // Loaded here, so that a desk without keys does not hold the library in memory.
  const { keySetOf, missingKeys } = await import('../files/key-set.ts');
  try {
    const missing = await missingKeys(files, keys);
    if (missing !== undefined) throw new ConfigError(`${filesAt}: ${missing}`);
    if (keys === undefined) return stored;
    const { sealedFiles } = await import('../files/sealed-files.ts');
    return { files: sealedFiles(files, keys, await keySetOf(keys)), filesAt };
  } catch (error) {
    throw error instanceof ConfigError || error instanceof StorageError
      ? error
      : new ConfigError(keyText, { cause: error });
  }
}

const keyText = 'DOSSIER_FILE_KEYS has a key with a typing error: copy it again from the key file.';

/**
 * Opens the storage of files without looking into them.
 * @throws ConfigError for a storage that cannot be used
 */
export async function openStored(place: FilesPlace): Promise<OpenFiles> {
  const filesAt = nameOfPlace(place);
  try {
    return { files: await openStorage(place), filesAt };
  } catch (error) {
    if (error instanceof StorageError) throw new ConfigError(`${filesAt}: ${error.message} Check FILES_URL.`);
    throw error;
  }
}

/** Notes the recipients of new files at the start of a server, before a file is written. */
export async function noteFileKeys(place: FilesPlace): Promise<void> {
  if (!place.keys) return;
  const { keySetOf, noteKeySet } = await import('../files/key-set.ts');
  await noteKeySet((await openStored(place)).files, await keySetOf(place.keys));
}

async function hasAny(keys: AsyncIterable<string>): Promise<boolean> {
  for await (const _ of keys) return true;
  return false;
}
