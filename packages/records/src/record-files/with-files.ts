import type { Collection } from '../collection/collection.ts';
import { OutcomeUnknown } from '../core/errors.ts';
import type { FileStore } from '../files/file-store.ts';
import { newFilesIn } from '../files/new-file.ts';
import { isSafeName } from '../files/stored-name.ts';

export function fileKey(collection: Collection, id: string, name: string): string {
  return `${collection.id}/${id}/${name}`;
}

/** Values that are about to be written, and their record. */
export interface FileWrite {
  readonly collection: Collection;
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Stores the new files among the values, then runs the transaction; if that fails, the files are deleted.
 * Rethrows errors of `run` after that.
 */
export async function withFiles<T>(files: FileStore, write: FileWrite, run: () => Promise<T>): Promise<T> {
  // An id that cannot be a folder is refused by the validation that `run` does.
  const newFiles = isSafeName(write.id) ? newFilesIn(write.values) : [];
  const keyOf = (name: string) => fileKey(write.collection, write.id, name);
  try {
    // Waits for all before deleting any: a late write would leave a file behind.
    const puts = await Promise.allSettled(newFiles.map((file) => files.put(keyOf(file.storedName), file.content)));
    for (const put of puts) if (put.status === 'rejected') throw put.reason;
    return await run();
  } catch (error) {
    // The record may be stored. Files of none are removed by the sweep.
    if (error instanceof OutcomeUnknown) throw error;
    await Promise.all(newFiles.map((file) => files.delete(keyOf(file.storedName))));
    throw error;
  }
}
