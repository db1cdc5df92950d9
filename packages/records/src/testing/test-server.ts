import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Change } from '../collection/change.ts';
import type { AnyRecord } from '../core/record.ts';
import type { FileStore } from '../files/file-store.ts';
import { localDisk } from '../files/local-disk.ts';
import { refuseBadRequest } from '../http/client-error.ts';
import { refuseBadAddress } from '../http/headers.ts';
import type { CodeMail, Policies } from '../http/policies.ts';
import { readableAddress } from '../http/read-query.ts';
import { type RecordsPluginOptions, recordsPlugin } from '../plugin/plugin.ts';
import { createStore, type StoreOptions } from '../store/create-store.ts';
import type { Records, Schema } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { testDialect } from './test-dialect.ts';

export interface TestServerOptions<S extends Schema>
  extends Pick<RecordsPluginOptions, 'strict' | 'now' | 'policies' | 'settings' | 'bodyWindowMs'> {
  readonly collections: StoreOptions<S>['collections'];
  readonly stamp?: StoreOptions<S>['stamp'];
  /** Replaces the storage of files by one that is made from it. */
  readonly storage?: (files: FileStore) => FileStore;
  /** Runs once before the server listens. */
  readonly seed?: (records: Records<S>) => Promise<void>;
  /** Routes of the program. */
  readonly routes?: (app: FastifyInstance) => void;
}

export interface TestServer<S extends Schema> {
  /** `http://127.0.0.1:port`, for the SDK. */
  readonly url: string;
  readonly app: FastifyInstance;
  readonly store: Store<S>;
  readonly files: FileStore;
  /** Folder of uploads until they are stored. */
  readonly uploadFolder: string;
  /** All committed changes since the seed, oldest first. */
  readonly changes: readonly Change[];
  /** All codes passed to the mail policy, oldest first. */
  readonly mails: readonly CodeMail[];
  /** Creates an auth token without signing in. */
  tokenFor(collection: string, id: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts the record API on a free loopback port, with a real database and real files in a temporary folder. */
export async function startTestServer<S extends Schema = Schema>(
  options: TestServerOptions<S>,
): Promise<TestServer<S>> {
  const { collections, stamp, seed, routes, now, strict = false, policies, settings, bodyWindowMs } = options;
  const folder = await mkdtemp(join(tmpdir(), 'records-'));
  const store = await createStore<S>({
    collections,
    strict,
    now,
    dialect: await testDialect(folder),
    ...(stamp && { stamp }),
  });
  if (seed) await store.transaction(seed);
  const changes: Change[] = [];
  store.afterCommit((committed) => changes.push(...committed));
  const mails: CodeMail[] = [];
  const onDisk = localDisk(join(folder, 'files'));
  const files = options.storage?.(onDisk) ?? onDisk;
  const uploadFolder = join(folder, 'uploads');
  const app = Fastify({
    frameworkErrors: refuseBadAddress,
    clientErrorHandler: refuseBadRequest,
    rewriteUrl: ({ url }) => readableAddress(url ?? '/'),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
  });
  const secret = 'only for tests, only for tests, only for tests';
  await app.register(recordsPlugin, {
    store: store as unknown as Store,
    files,
    uploadFolder,
    secret,
    now,
    strict,
    ...(settings && { settings }),
    ...(bodyWindowMs && { bodyWindowMs }),
    policies: collecting(mails, policies),
  });
  routes?.(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    app,
    store,
    files,
    uploadFolder,
    changes,
    mails,
    tokenFor: (collection, id) => tokenFor(app, collection, id),
    async close() {
      await app.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function collecting(mails: CodeMail[], policies: Policies = {}): Policies {
  return {
    ...policies,
    async onCode(records, mail) {
      await policies.onCode?.(records, mail);
      mails.push(mail);
    },
  };
}

async function tokenFor({ recordApi: { store, tokens } }: FastifyInstance, name: string, id: string): Promise<string> {
  const collection = store.collections.get(name);
  if (!collection) throw new Error(`There is no collection "${name}".`);
  const record = (await store.reader.need(name, id)) as unknown as AnyRecord & { tokenKey: string };
  return tokens.sign(collection, record, 'auth', { refreshable: true });
}
