import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type FileViewName, type ViewName, type Views, viewContracts } from '@dossier/domain/contracts/views';
import type { Result } from '@dossier/domain/result';
import { z } from '@dossier/domain/schema';
import type { FileStore, Store } from '@dossier/records';
import type { DeskSchema } from '../src/collections/index.ts';
import { actorOf } from '../src/http/actor-of.ts';
import { LocalRegistry } from '../src/registry/local-registry.ts';
import { storedRegistry } from '../src/registry/stored-registry.ts';
import { AddressPolicy } from '../src/runtime/address-policy.ts';
import { dayOf } from '../src/runtime/clock.ts';
import { localOrigins } from '../src/runtime/config.ts';
import { createSecretBox } from '../src/runtime/secret-box.ts';
import type { FileAnswer, ViewContext } from '../src/runtime/view-context.ts';
import { seedDemo } from '../src/seed/seed-demo.ts';
import { views } from '../src/views/index.ts';
import { databaseOf, newFolder, openTestDesk, type StoredData, storeData } from './test-desk.ts';

export interface DemoWorld {
  readonly store: Store<DeskSchema>;
  readonly files: FileStore;
  readonly folder: string;
  /** Calls a view as the account with this address; '' is not signed in. */
  query<N extends ViewName>(who: string, name: N, params?: Record<string, string>): Promise<Result<Answer<N>>>;
  /** The same; throws on a refusal. */
  get<N extends ViewName>(who: string, name: N, params?: Record<string, string>): Promise<Answer<N>>;
  /** The bytes of an answer that is a file. */
  bytes(who: string, name: FileViewName, params?: Record<string, string>): Promise<Buffer>;
  close(): Promise<void>;
}

type Answer<N extends ViewName> = N extends FileViewName ? FileAnswer : Views[N]['answer'];

interface AnyView {
  readonly run: (context: ViewContext<never>, params: unknown) => Promise<Result<unknown>>;
}

const users = ['gatekeeper_users', 'internal_users', 'end_client_users'] as const;

const now = () => new Date();
const origins = localOrigins(8080);

let demo: Promise<StoredData> | undefined;

/** The demo data, created once per process because copying is faster. */
function storedDemo(): Promise<StoredData> {
  demo ??= storeData(async (dataFolder) => {
    await seedDemo({ dataFolder, databaseUrl: await databaseOf(dataFolder), origins, now });
  });
  return demo;
}

/**
 * A copy of the demo data in a temporary folder, with its views.
 * @param change changes the data before it is opened
 */
export async function openDemoWorld(change: (folder: string) => void = () => undefined): Promise<DemoWorld> {
  const folder = await newFolder(await storedDemo());
  change(folder);
  const { store, files } = await openTestDesk(folder, now);
  const registry = new LocalRegistry(storedRegistry(store), () => now().getTime());
  const mailer = { send: () => Promise.reject(new Error('no mail in this test')) };
  const outside = { addresses: new AddressPolicy(), secrets: createSecretBox('only-for-tests') };
  const ports = { registry, files, now, mailer, ...outside };
  const actors = async (email: string) => {
    for (const collection of users) {
      const record = await store.reader.first(collection, 'email = {:email}', { email });
      if (record) return actorOf(collection, record as never) ?? null;
    }
    return null;
  };
  const answer = async <N extends ViewName>(who: string, name: N, params: Record<string, string> = {}) => {
    const view = views[name] as unknown as AnyView;
    const moment = now();
    const context: ViewContext<never> = {
      records: store.reader,
      actor: (await actors(who)) as never,
      now: moment,
      today: dayOf(moment),
      language: 'en',
      ports,
      origins,
      providers: [],
      noteAccess: () => undefined,
    };
    return view.run(context, z.parse(viewContracts[name].params, params)) as Promise<Result<Answer<N>>>;
  };
  const world: DemoWorld = {
    store,
    files,
    folder,
    async query(who, name, params) {
      const result = await answer(who, name, params);
      // Unread streams are closed, because an open file would outlive the folder.
      const { stream } = (result.ok ? result.value : {}) as Partial<FileAnswer>;
      if (stream instanceof Readable) {
        stream.on('error', () => undefined).destroy();
      }
      return result;
    },
    async bytes(who, name, params) {
      const result = await answer(who, name, params);
      if (!result.ok) throw new Error(`${name} was refused: ${JSON.stringify(result.refusal)}`);
      const { stream } = result.value as FileAnswer;
      return stream instanceof Readable ? buffer(stream) : Buffer.from(stream);
    },
    async get(who, name, params) {
      const result = await world.query(who, name, params);
      if (!result.ok) throw new Error(`${name} was refused: ${JSON.stringify(result.refusal)}`);
      return result.value;
    },
    async close() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
  return world;
}
