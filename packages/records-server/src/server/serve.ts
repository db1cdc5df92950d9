import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Collection,
  copyDatabase,
  createStore,
  localDisk,
  logOptions,
  noSchemas,
  recordsPlugin,
  refuseBadAddress,
  refuseBadRequest,
  type Store,
} from '@dossier/records';
import { dropCharset, preflight, readableAddress, sendNotFound, setHeaders } from '@dossier/records/extension';
import Fastify, { type FastifyInstance } from 'fastify';
import { diskBackups } from '../backups/disk-backups.ts';
import { holdable } from '../backups/holdable-files.ts';
import { replaceData } from '../backups/replace-data.ts';
import { copyIn, copyOut } from '../backups/snapshot.ts';
import { operatorEndpoints } from '../endpoints/index.ts';
import { readCollections } from '../import-format/read-collections.ts';
import { collectionMails, sendTestMail } from '../mail/collection-mails.ts';
import { changingMailer } from '../mail/mailer.ts';
import type { Cron } from '../operator/operator.ts';
import { openSettings } from '../settings/settings-file.ts';
import { redirectToCleanPath } from './clean-path.ts';
import { serverCrons, startCrons } from './crons.ts';
import { initialSettings } from './initial-settings.ts';
import { makeLogBook, noteRequests } from './log-book.ts';
import { openDialect } from './open-dialect.ts';
import type { ServeOptions } from './options.ts';
import { readSecret } from './secret.ts';
import { ensureSuperuser } from './superuser.ts';

/** A running record server. */
export interface Serving {
  close(): Promise<void>;
}

/**
 * Starts the record server: collections from a file, batch requests on, rate limits off, otherwise as PocketBase.
 * @throws Error when the collections file, the data or the port cannot be used
 */
export async function serve(options: ServeOptions): Promise<Serving> {
  let app = await start(options, (unpacked) => restart(unpacked));
  let ended = false;
  /** Replaces the data while the server is closed; if the server cannot start with it, restores the previous data. */
  const restart = (unpacked: string) => {
    setTimeout(async () => {
      await app.close();
      if (ended) return;
      const data = replaceData(options.data, unpacked);
      try {
        app = await start(options, restart, true);
        data.keep();
      } catch (error) {
        data.takeBack();
        app = await start(options, restart);
        app.log.error({ err: error }, 'the backup could not be restored');
      }
    }, restartMilliseconds);
  };
  return {
    async close() {
      ended = true;
      await app.close();
    },
  };
}

/** Delay of a restart, so that the response of the restore request is sent. */
const restartMilliseconds = 50;

async function start(
  options: ServeOptions,
  restart: (unpacked: string) => void,
  isRestored = false,
): Promise<FastifyInstance> {
  mkdirSync(options.data, { recursive: true, mode: 0o700 });
  const opened = await openData(options, isRestored);
  const app = Fastify({
    ...noSchemas,
    logger: logOptions(process.env['LOG_LEVEL'] ?? 'warn'),
    disableRequestLogging: true,
    forceCloseConnections: true,
    frameworkErrors: refuseBadAddress,
    clientErrorHandler: refuseBadRequest,
    rewriteUrl: ({ url }) => readableAddress(url ?? '/'),
    routerOptions: { maxParamLength: 5000 },
  });
  const crons = serverCrons(opened.store);
  const { mailer } = await addRecords(app, options, opened, { crons, restart });
  addPocketBaseBehaviour(app);
  const stopCrons = startCrons(crons, (error, id) => app.log.error({ err: error, cron: id }, 'a job failed'));
  app.addHook('onClose', async () => {
    stopCrons();
    mailer.close();
    await opened.store.close();
  });
  await app.listen({ host: options.host, port: options.port });
  return app;
}

/** "RECS", and the version of the engine's own tables. Collections belong to the operator's file. */
const stamp = { application: 0x52454353, version: 1 };

interface OpenedData {
  readonly collections: readonly Collection[];
  readonly store: Store;
  /** Writes a consistent snapshot of the database into a SQLite file. */
  readonly snapshot: (target: string) => Promise<void>;
}

/** Opens the store; on PostgreSQL it first loads the records of a restored backup. */
async function openData(options: ServeOptions, isRestored: boolean): Promise<OpenedData> {
  const collections = readCollections(readFileSync(options.collections, 'utf8'));
  const store = await createStore({ collections, dialect: await openDialect(options), stamp });
  const isOneFile = options.database === undefined;
  const file = join(options.data, 'data.db');
  if (isRestored && !isOneFile) await loadRestored(file, collections, store);
  if (options.superuser) await ensureSuperuser(store, options.superuser);
  const snapshot = (target: string) => (isOneFile ? copyDatabase(file, target) : copyOut(store, collections, target));
  return { collections, store, snapshot };
}

interface Operations {
  readonly crons: readonly Cron[];
  readonly restart: (unpacked: string) => void;
}

/** Registers the record API with the operator endpoints. */
async function addRecords(
  app: FastifyInstance,
  options: ServeOptions,
  { store, snapshot }: OpenedData,
  { crons, restart }: Operations,
) {
  const stored = openSettings(join(options.data, 'settings.json'), initialSettings(options));
  const settings = stored.current;
  const mailer = changingMailer(() => (settings().smtp.enabled ? settings().smtp : undefined));
  const report = (error: unknown) => app.log.error({ err: error }, 'mail could not be sent');
  const mails = { store, mailer, settings, report };
  const files = holdable(localDisk(join(options.data, 'storage')));
  // Left by a killed process. On PostgreSQL another one may be using the folder.
  const uploadFolder = join(options.data, 'uploads');
  if (options.database === undefined) rmSync(uploadFolder, { recursive: true, force: true });
  const logs = makeLogBook();
  noteRequests(app, logs, () => settings().logs.maxDays > 0);
  await app.register(recordsPlugin, {
    store,
    settings,
    files,
    uploadFolder,
    secret: readSecret(options.data),
    policies: collectionMails(mails),
    endpoints: operatorEndpoints({
      settings: { change: stored.change, read: stored.read, sendTest: (mail) => sendTestMail(mails, mail) },
      logs,
      crons,
      backups: diskBackups({ data: options.data, snapshot, hold: files.hold, replace: restart }),
    }),
    canBackup: true,
  });
  return { mailer };
}

/** Headers, redirects and errors outside the record API, as in PocketBase. */
function addPocketBaseBehaviour(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => dropCharset(reply));
  app.addHook('onRequest', redirectToCleanPath);
  app.options('/*', preflight);
  app.setNotFoundHandler((request, reply) => {
    setHeaders(request, reply);
    return sendNotFound(request, reply);
  });
}

/** Loads the records of a restored backup, then deletes its file. Closes the store when it rejects them. */
async function loadRestored(file: string, collections: readonly Collection[], store: Store): Promise<void> {
  try {
    await copyIn(file, collections, store);
    for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
  } catch (error) {
    await store.close();
    throw error;
  }
}
