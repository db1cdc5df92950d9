import { createHash } from 'node:crypto';
import { type AnyRecord, type FileStore, fileFieldsOf, fileKey, fileNames, type Store } from '@dossier/records';

/** Result of checking the files that records refer to. */
export interface FileCheck {
  readonly count: number;
  /** Keys of files that are missing, or whose digest differs from the record. */
  readonly bad: readonly string[];
}

/** Reads every file that a record refers to, and compares it with the record's digest where there is one. */
export async function checkFiles(store: Store, files: Pick<FileStore, 'read' | 'info'>): Promise<FileCheck> {
  const bad: string[] = [];
  let count = 0;
  for (const collection of store.collections.values()) {
    if (fileFieldsOf(collection).length === 0) continue;
    for (const record of (await store.reader.find(collection.name, '')) as AnyRecord[]) {
      for (const file of fileNames(collection, record)) {
        count += 1;
        const key = fileKey(collection, record.id, file);
        if (!(await isWhole(files, key, record['sha256']))) bad.push(key);
      }
    }
  }
  return { count, bad };
}

async function isWhole(files: Pick<FileStore, 'read' | 'info'>, key: string, wanted: unknown): Promise<boolean> {
  if (!(await files.info(key))) return false;
  const digest = createHash('sha256');
  for await (const chunk of files.read(key)) digest.update(chunk as Buffer);
  return typeof wanted !== 'string' || wanted === '' || digest.digest('hex') === wanted;
}
