import { join } from 'node:path';
import type { FileStore, Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import type { AddressPolicy } from '../runtime/address-policy.ts';
import type { SecretBox } from '../runtime/secret-box.ts';
import { chosenProvider } from './chosen-provider.ts';
import { type LoadParts, runDueLoads } from './load-list.ts';
import { LocalScreening } from './local-screening.ts';
import type { ScreeningProvider } from './provider.ts';
import { runDueScreenings } from './run-file.ts';
import { orderDueLoads } from './schedule.ts';
import { runDueSubscriptions, runDueSweeps } from './sweep.ts';

/** The screening engine and its background jobs, by name. */
export interface DeskScreening {
  readonly engine: LocalScreening;
  readonly provider: ScreeningProvider;
  loadLists(isStopping?: () => boolean): Promise<number>;
  screenFiles(isStopping?: () => boolean): Promise<number>;
  rescreen(isStopping?: () => boolean): Promise<number>;
  stop(): Promise<void>;
}

export interface ScreeningParts {
  readonly store: Store<DeskSchema>;
  readonly files: FileStore;
  readonly dataFolder: string;
  readonly now: () => Date;
  readonly addresses: AddressPolicy;
  readonly secrets: SecretBox;
  /** As in LoadParts. */
  readonly read?: LoadParts['read'];
}

/** Opens the screening. Reads no list and starts no thread until a name is to be screened. */
export function openScreening(parts: ScreeningParts): DeskScreening {
  const { store, files, dataFolder, now, read, addresses } = parts;
  const folder = join(dataFolder, 'screening');
  const engine = new LocalScreening({ reader: store.reader, files, folder });
  const provider = chosenProvider(engine, parts);
  const loading: LoadParts = { store, files, folder, now, addresses, ...(read ? { read } : {}) };
  const work = { store, provider, now };
  return {
    engine,
    provider,
    async loadLists(isStopping) {
      await orderDueLoads(store, now);
      const done = await runDueLoads(loading, isStopping);
      if (done > 0) await engine.deleteUnusedIndexes();
      return done;
    },
    screenFiles: (isStopping) => runDueScreenings(work, isStopping),
    async rescreen(isStopping) {
      return (await runDueSweeps(work, isStopping)) + (await runDueSubscriptions(work, isStopping));
    },
    stop: () => engine.stop(),
  };
}
