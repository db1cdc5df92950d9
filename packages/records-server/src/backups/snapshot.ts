import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { type Collection, copyRecords, createStore, type Store, sqlite } from '@dossier/records';

type Collections = readonly Collection[];

/** Copies the SQLite file without blocking writes. */
export function copyFile(source: string, target: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./snapshot-worker.ts', import.meta.url), { workerData: { source, target } });
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the copy ended with ${code}`))));
  });
}

/** Writes one snapshot of all records to a SQLite file, from which a store on either database can be restored. */
export async function copyOut(store: Store, collections: Collections, target: string): Promise<void> {
  await rm(target, { force: true });
  const copy = await createStore({ collections, dialect: sqlite({ path: target }) });
  try {
    await copyRecords(store, copy as unknown as Store);
  } finally {
    await copy.close();
  }
}

/**
 * Restores the records of a store from such a file.
 * @throws when they differ afterwards; nothing is changed then
 */
export async function copyIn(source: string, collections: Collections, store: Store): Promise<void> {
  const copy = await createStore({ collections, dialect: sqlite({ path: source }) });
  try {
    await copyRecords(copy as unknown as Store, store);
  } finally {
    await copy.close();
  }
}
