import { join } from 'node:path';
import { createStore, type FileStore, localDisk, type Store, sqlite } from '@dossier/records';
import { collections, type Desk } from './collections/index.ts';

export interface OpenDesk {
  readonly store: Store<Desk>;
  readonly files: FileStore;
}

/** Opens the database and the files of a data folder, and brings the tables to what is declared. */
export async function openDesk(dataFolder: string, now: () => Date): Promise<OpenDesk> {
  const dialect = sqlite({ path: join(dataFolder, 'dossier.db') });
  const store = await createStore<Desk>({ collections, dialect, strict: true, now });
  return { store, files: localDisk(join(dataFolder, 'files')) };
}
