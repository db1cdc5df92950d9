import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore, type StoreOptions } from '../store/create-store.ts';
import type { Schema } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { testDialect } from './test-dialect.ts';

export interface TestStore<S extends Schema> {
  readonly store: Store<S>;
  /** Deleted by `close`. */
  readonly folder: string;
  close(): Promise<void>;
}

/** Opens a store on a new database: a SQLite file, or the database of this test run. */
export async function openTestStore<S extends Schema = Schema>(
  collections: StoreOptions<S>['collections'],
  options: Omit<StoreOptions<S>, 'collections' | 'dialect'> = {},
): Promise<TestStore<S>> {
  const folder = await mkdtemp(join(tmpdir(), 'records-'));
  const store = await createStore<S>({ ...options, collections, dialect: await testDialect(folder) });
  return {
    store,
    folder,
    async close() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}
