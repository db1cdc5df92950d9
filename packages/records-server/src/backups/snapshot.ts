import { rm } from 'node:fs/promises';
import { type Collection, copyRecords, createStore, type Store, sqlite } from '@dossier/records';

type Collections = readonly Collection[];

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
