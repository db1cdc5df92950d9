import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore, type StoreOptions } from './store/create-store.ts';
import { sqlite } from './store/dialect/sqlite.ts';
import type { Schema } from './store/records.ts';
import type { Store } from './store/store.ts';

export { startTestServer, type TestServer, type TestServerOptions } from './http/test-server.ts';

export interface TestStore<S extends Schema> {
  readonly store: Store<S>;
  /** Holds `data.db`; gone after `close`. */
  readonly folder: string;
  close(): Promise<void>;
}

/** A store on a real SQLite file in a folder of its own. */
export async function openTestStore<S extends Schema = Schema>(
  collections: StoreOptions<S>['collections'],
  options: Omit<StoreOptions<S>, 'collections' | 'dialect'> = {},
): Promise<TestStore<S>> {
  const folder = await mkdtemp(join(tmpdir(), 'records-'));
  const store = await createStore<S>({ ...options, collections, dialect: sqlite({ path: join(folder, 'data.db') }) });
  return {
    store,
    folder,
    async close() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}
