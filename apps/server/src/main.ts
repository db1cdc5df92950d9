import { join } from 'node:path';
import { portalNames } from '@dossier/domain/portal';
import { DatabaseUnavailable, type Dialect, releaseAtRest, releaseMemory } from '@dossier/records';
import type { FastifyInstance } from 'fastify';
import { clamdScanner } from './adapters/clamd-scanner.ts';
import { mailboxMailer } from './adapters/mailbox-mailer.ts';
import { smtpMailer } from './adapters/smtp-mailer.ts';
import { systemClock } from './adapters/system-clock.ts';
import { buildApp } from './app.ts';
import { demoPassword, demoSignIns } from './collections/demo-accounts.ts';
import { firstStart } from './first-start.ts';
import { AccessLogQueue } from './jobs/access-log-queue.ts';
import { checkMailServer } from './jobs/check-mail-server.ts';
import { startDeskJobs } from './jobs/desk-jobs.ts';
import { storeReportsOnCompletion } from './jobs/store-reports.ts';
import { sweepUploads } from './jobs/sweep-uploads.ts';
import { bounceAddress } from './mail/bounce-address.ts';
import { leaveFolder } from './migrate/move-files.ts';
import { type JobFailed, jobFailed } from './monitoring/happenings.ts';
import { refuseDemoAccounts } from './refuse-demo-accounts.ts';
import { LocalRegistry } from './registry/local-registry.ts';
import { storedRegistry } from './registry/stored-registry.ts';
import { AddressPolicy } from './runtime/address-policy.ts';
import { renameMovedDatabase } from './runtime/bind-data.ts';
import { commandLine } from './runtime/command-line.ts';
import { type Config, ConfigError, readConfig } from './runtime/config.ts';
import { createPrivately, uploadsOf } from './runtime/data-folder.ts';
import { type FolderLock, lockFolder } from './runtime/lock-folder.ts';
import { openDesk } from './runtime/open-desk.ts';
import { noteFileKeys, openStored } from './runtime/open-files.ts';
import type { Ports } from './runtime/ports.ts';
import { programVersion } from './runtime/program-version.ts';
import { createSecretBox } from './runtime/secret-box.ts';
import { SystemStatus } from './runtime/system-status.ts';
import { openScreening } from './screening/open-screening.ts';
import { sealStoredKeys } from './screening/service-key.ts';
import { makeSetupLink } from './setup/setup-link.ts';

const webFolder = join(import.meta.dirname, '../../web/dist');
/** Timeout of a graceful shutdown. Unit: milliseconds. */
const graceMs = 10_000;
/** Building a search index of so many records leaves a heap that V8 would not shrink for hours. */
const largeIndex = 100_000;

let lock: FolderLock | undefined;

async function start(config: Config): Promise<void> {
  lock = config.databaseUrl === undefined ? lockFolder(config.dataFolder, config.port) : undefined;
  const isNew = await firstStart(config);
  const secrets = createSecretBox(config.secret);
  await leaveFilesFolder(config);
  const options = { providers: config.providers, secrets, files: config.files };
  const { store, files } = await openDesk(config.dataFolder, systemClock, config.databaseUrl, options);
  await noteFileKeys(config.files);
  await refuseDemoAccounts(store, config);
  if (config.databaseUrl !== undefined) await renameMovedDatabase(store, config.dataFolder);
  const mailbox = mailboxMailer(join(config.dataFolder, 'mailbox'), systemClock);
  const smtp = openSmtp(config);
  const registry = new LocalRegistry(storedRegistry(store), () => systemClock().getTime());
  const scanner = config.clamd ? { scanner: clamdScanner(config.clamd) } : {};
  const outside = { addresses: new AddressPolicy(config.allowedAddresses), secrets, ...scanner };
  const system = { status: new SystemStatus(systemClock), program: programVersion(), config };
  const { status, program } = system;
  const ports: Ports = { mailer: smtp ?? mailbox, registry, files, now: systemClock, system, ...outside };
  const screening = openScreening({ store, files, dataFolder: config.dataFolder, now: systemClock, ...outside });
  const report = (job: string, error: unknown) => {
    jobFailed.publish({ job } satisfies JobFailed);
    app.log.error({ err: error, job }, 'job failed');
  };
  const accessLog = new AccessLogQueue({ store, now: systemClock, report: (error) => report('access-log', error) });
  const desk = { config, store, ports, mailbox, webFolder, screening: screening.engine, accessLog, program };
  const app = await buildApp(desk);
  await app.listen({ port: config.port, host: config.host });
  app.log.info({ ...program, node: process.version, database: store.dialect.name }, 'Dossier started');
  await removeInterruptedUploads(config, status.startedAt, app.log);
  await sealServiceKey(store, secrets, app.log);
  storeReportsOnCompletion(store, ports, report);
  if (smtp) void checkMailServer(smtp, app.log);
  const jobs = startDeskJobs({
    store,
    files,
    mailer: ports.mailer,
    ...outside,
    origins: config.origins,
    now: systemClock,
    report,
    log: app.log,
    dataFolder: config.dataFolder,
    config,
    env: process.env,
    status,
    indexed: noteIndexed,
    screening,
  });
  await greet(store, config, isNew);
  const stopReleasing = keepMemoryLow(store);
  stopOnSignal(app, async () => {
    stopReleasing();
    await app.close();
    await jobs.stop();
    await screening.stop();
    smtp?.close();
    await store.close();
    lock?.release();
  });
}

/** Releases the memory of the start, and from then on at rest; returns what ends that. */
function keepMemoryLow({ dialect }: { readonly dialect: Dialect }): () => void {
  releaseMemory();
  return releaseAtRest({ release: () => dialect.releaseMemory?.() });
}

function noteIndexed({ collection, count }: { readonly collection: string; readonly count: number }): void {
  say([`Search index of ${collection} completed: ${count} records.`]);
  if (count >= largeIndex) releaseMemory();
}

/** On SQLite no other process uses the folder, so all uploads from before this start were interrupted. */
async function removeInterruptedUploads(config: Config, startedAt: Date, log: FastifyInstance['log']): Promise<void> {
  const idle = config.databaseUrl === undefined ? { idleMs: 0 } : {};
  await sweepUploads({ folder: uploadsOf(config.dataFolder), now: () => startedAt, log, ...idle });
}

/** Files that were stored in the data folder before `FILES_URL` was set. */
async function leaveFilesFolder({ dataFolder, files: place }: Config): Promise<void> {
  if (place.kind === 'folder') return;
  const { files } = await openStored(place);
  await leaveFolder(dataFolder, files, (sentence) => say([sentence]));
}

async function sealServiceKey(
  store: Parameters<typeof sealStoredKeys>[0],
  secrets: Parameters<typeof sealStoredKeys>[1],
  log: FastifyInstance['log'],
): Promise<void> {
  if (await sealStoredKeys(store, secrets)) return;
  log.warn('the key of the external screening service was stored with another DOSSIER_SECRET: enter it again');
}

/** Undefined when mails are kept in the mailbox. */
function openSmtp({ mail, secret }: Config) {
  if (mail === undefined) return undefined;
  const { server, from, tls, bounces } = mail;
  const envelopeFrom = bounces === undefined ? undefined : (id: string) => bounceAddress(bounces, id, secret);
  return smtpMailer({ url: server, from: from ?? localSender, tls, envelopeFrom });
}

/** The sender of a desk that only this machine can reach. */
const localSender = 'Dossier <desk@dossier.localhost>';

/** A desk that others can reach and that has no lead yet is set up by a person who can read the link. */
async function greet(store: Parameters<typeof makeSetupLink>[0], config: Config, isNew: boolean): Promise<void> {
  say(greeting(config, isNew));
  const link = config.isPublic ? await makeSetupLink(store, config.origins.intern, systemClock()) : undefined;
  if (!link) return;
  say([
    'This desk has no lead yet. Open this link within an hour to create the first account; it works once:',
    `  ${link.address}`,
    `  Another one: ${commandLine('setup-link')}`,
  ]);
}

function greeting({ origins, host, port, demo, mailbox }: Config, isNew: boolean): string[] {
  const here = `http://${host === '::1' ? '[::1]' : host}:${port}`;
  return [
    isNew ? 'Dossier is running, with a new data folder.' : 'Dossier is running.',
    ...portalNames.map((name) => `  ${capitalised(name).padEnd(11)} ${origins[name]}`),
    ...(demo
      ? [`  Without *.localhost: ${here}/?portal=${portalNames[0]} (or ${portalNames.slice(1).join(', ')})`]
      : []),
    ...(mailbox ? [`  Mailbox     ${here}/mailbox`] : []),
    ...(demo ? demoLines : []),
  ];
}

const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** The demo accounts. */
const demoLines = [
  `  Demo staff  ${[...demoSignIns.gatekeeper, ...demoSignIns.intern].join(', ')} (password ${demoPassword})`,
  `  Demo client ${demoSignIns.client.join(', ')} (codes are in the mailbox)`,
];

/** Shuts down gracefully on the first signal; exits immediately on a second one or after the timeout. */
function stopOnSignal(app: FastifyInstance, stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), graceMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'could not end in order');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

try {
  createPrivately();
  await start(readConfig(process.env));
} catch (error) {
  lock?.release();
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}

/** @throws the error itself when it is a defect */
function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof DatabaseUnavailable) return 'The database was lost during the start. Start the server again.';
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  return 'This port is in use: end the other program, or set PORT to a free one.';
}
