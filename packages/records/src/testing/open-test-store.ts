import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore, type StoreOptions } from '../store/create-store.ts';
import type { Schema } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { testDialect } from './test-dialect.ts';

export interface TestStore<S extends Schema> {
  readonly store: Store<S>;
  /** Gone after `close`. */
  readonly folder: string;
  close(): Promise<void>;
}

/** A store on a real database of its own: a SQLite file, or what this run of the tests is for. */
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
