import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AuthCollection } from '@dossier/domain/portal';
import { type AnyRecord, type FileStore, localDisk, type Store } from '@dossier/records';
import type { FastifyInstance } from 'fastify';
import { mailboxMailer } from '../src/adapters/mailbox-mailer.ts';
import { buildApp } from '../src/app.ts';
import type { DeskSchema } from '../src/collections/index.ts';
import { AccessLogQueue } from '../src/jobs/access-log-queue.ts';
import { sendDueMails } from '../src/jobs/outbox.ts';
import { LocalRegistry } from '../src/registry/local-registry.ts';
import { storedRegistry } from '../src/registry/stored-registry.ts';
import { AddressPolicy } from '../src/runtime/address-policy.ts';
import { backupsBeside } from '../src/runtime/backup-settings.ts';
import { type Config, localOrigins } from '../src/runtime/config.ts';
import { folderOfFiles } from '../src/runtime/data-folder.ts';
import type { Mail, Mailer, MalwareScanner } from '../src/runtime/ports.ts';
import { createSecretBox, type SecretBox } from '../src/runtime/secret-box.ts';
import { SystemStatus } from '../src/runtime/system-status.ts';
import { buildInline } from '../src/screening/build-inline.ts';
import { type DeskScreening, openScreening } from '../src/screening/open-screening.ts';
import { checkAnswer } from './check-answer.ts';
import { newFolder, openTestDesk, type StoredData, storeData } from './test-desk.ts';

/** A clock that changes only when it is set. */
export class TestClock {
  #now = new Date('2026-11-21T10:00:00.000Z');

  readonly now = (): Date => this.#now;

  set(iso: string): void {
    this.#now = new Date(iso);
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }): void {
    this.#now = new Date(this.#now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
  }
}

/** An answer of the running server. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any answer.
  readonly body: any;
}

/** An account that can be signed in. */
export interface Person {
  readonly id: string;
  readonly collection: AuthCollection;
}

export interface TestApp {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly store: Store<DeskSchema>;
  readonly files: FileStore;
  readonly clock: TestClock;
  readonly secrets: SecretBox;
  readonly config: Config;
  /** Sent mails, oldest first. */
  readonly mails: Mail[];
  /** An error to fail with; undefined to accept mails. */
  mailFailure: Error | undefined;
  /** A token as issued at sign-in. */
  tokenOf(person: Person): Promise<string>;
  request(method: string, path: string, options?: RequestOptions): Promise<Answer>;
  /** `POST /api/desk/<verb>`. */
  run(who: Person | null, verb: string, input: unknown): Promise<Answer>;
  /** `GET /api/desk/views/<name>`. */
  view(who: Person | null, name: string, params?: Record<string, string>): Promise<Answer>;
  /** Calls `add-document` with a file of `test/files`. */
  upload(who: Person, input: Record<string, string>, file?: string): Promise<Answer>;
  /** Lists, runs and monitoring: in tests they run only when called. */
  readonly screening: DeskScreening;
  /** Who read what; `settled` before its rows are read. */
  readonly accessLog: AccessLogQueue;
  /** Sends the mails of the outbox and returns them. */
  sendMails(): Promise<Mail[]>;
  close(): Promise<void>;
}

interface RequestOptions {
  readonly who?: Person | null;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly headers?: Record<string, string>;
}

const secret = 'only-for-tests-0123456789-abcdefghij';

export interface TestAppOptions {
  readonly webFolder?: string;
  readonly config?: Partial<Config>;
  /** A folder that outlives this server; without it a temporary one. */
  readonly dataFolder?: string;
  /** Initial data when the folder is temporary; default none. */
  readonly like?: StoredData;
  /** Collects the log lines of the configured level. */
  readonly log?: string[];
  /** For tests that use the real clock elsewhere. */
  readonly now?: () => Date;
  /** Default: the folder `files` of the data folder. */
  readonly files?: FileStore;
  /** Default: none, as on a desk without `CLAMD`. */
  readonly scanner?: MalwareScanner;
  /** Reads lists in a process of its own, as the server does; by default in this one, which is faster. */
  readonly readsListsApart?: boolean;
}

/** Starts the complete server in this process, with a folder and an HTTP port of its own. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = options.dataFolder ?? (await newFolder(options.like));
  const clock = new TestClock();
  const now = options.now ?? clock.now;
  const config = testConfig(folder, options.config);
  const secrets = createSecretBox(config.secret);
  const { store } = await openTestDesk(folder, now, secrets);
  const files = options.files ?? localDisk(join(folder, 'files'));
  const mails: Mail[] = [];
  const test = { mailFailure: undefined as Error | undefined };
  const mailer: Mailer = {
    async send(mail) {
      if (test.mailFailure) throw test.mailFailure;
      mails.push(mail);
    },
  };
  const registry = new LocalRegistry(storedRegistry(store), () => now().getTime());
  const outside = { addresses: new AddressPolicy(config.allowedAddresses), secrets };
  const system = { status: new SystemStatus(now), program: { version: '1.2.3' }, config };
  const scanner = options.scanner ? { scanner: options.scanner } : {};
  const ports = { mailer, registry, files, now, system, ...outside, ...scanner };
  const read = options.readsListsApart ? {} : { read: buildInline };
  const screening = openScreening({ store, files, dataFolder: folder, now, ...outside, ...read });
  const web = options.webFolder ? { webFolder: options.webFolder } : {};
  const mailbox = mailboxMailer(join(folder, 'mailbox'), now);
  const report = (error: unknown) => {
    throw error;
  };
  const accessLog = new AccessLogQueue({ store, now, report });
  const desk = { config, store, ports, mailbox, screening: screening.engine, accessLog };
  const { log } = options;
  const logTo = log && { write: (line: string) => void log.push(line) };
  const app = await buildApp({ ...desk, checkAnswer, ...web, ...(logTo && { logTo }) });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const calls = caller(app, url);
  return Object.assign(test, calls, {
    url,
    app,
    store,
    files,
    clock,
    secrets,
    config,
    mails,
    screening,
    accessLog,
    async sendMails() {
      const before = mails.length;
      await sendDueMails({ store, mailer, secrets, now, log: app.log });
      return mails.slice(before);
    },
    async close() {
      await app.close();
      await screening.stop();
      await store.close();
      if (options.dataFolder === undefined) await rm(folder, { recursive: true, force: true });
    },
  });
}

/**
 * Starts a server with data created once per process by `fill`; each test gets a copy. `fill` returns what tests need
 * to know: ids, no connections. With a folder or clock of the test's own the data is created again.
 */
export function startedLike<Facts extends object>(
  fill: (test: TestApp) => Promise<Facts>,
): (options?: TestAppOptions) => Promise<TestApp & Facts> {
  let created: Promise<{ stored: StoredData; facts: Facts }> | undefined;
  const create = async () => {
    let facts = {} as Facts;
    const stored = await storeData(async (dataFolder) => {
      const test = await startTestApp({ dataFolder });
      facts = await fill(test);
      await test.close();
    });
    return { stored, facts };
  };
  return async (options = {}) => {
    if (options.dataFolder ?? options.now) {
      const test = await startTestApp(options);
      return Object.assign(test, await fill(test));
    }
    created ??= create();
    const { stored, facts } = await created;
    return Object.assign(await startTestApp({ ...options, like: stored }), facts);
  };
}

function testConfig(dataFolder: string, more: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    dataFolder,
    databaseUrl: undefined,
    files: folderOfFiles(dataFolder),
    mail: undefined,
    origins: localOrigins(8080),
    isPublic: false,
    proxies: [],
    secret,
    // Servers of tests run on this machine.
    allowedAddresses: ['127.0.0.0/8', '::1'],
    demo: true,
    mailbox: true,
    providers: [],
    logLevel: 'silent',
    metricsToken: undefined,
    backup: { place: backupsBeside(dataFolder), recipients: [] },
    clamd: undefined,
    superusers: 'local',
    ...more,
  };
}

type Asking = Pick<TestApp, 'tokenOf' | 'request' | 'run' | 'view' | 'upload'>;

function caller(app: FastifyInstance, url: string): Asking {
  const tokenOf = async ({ id, collection }: Person): Promise<string> => {
    const { store, tokens } = app.recordApi;
    const record = (await store.reader.need(collection, id)) as unknown as AnyRecord & { tokenKey: string };
    const declared = store.collections.get(collection);
    if (!declared) throw new Error(`no collection ${collection}`);
    return tokens.sign(declared, record, 'auth', { refreshable: true });
  };
  const request: Asking['request'] = async (method, path, { who, body, form, headers = {} } = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(who ? { authorization: await tokenOf(who) } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: asJson(text) };
  };
  return {
    tokenOf,
    request,
    run: (who, verb, body) => request('POST', `/api/desk/${verb}`, { who, body }),
    view: (who, name, params = {}) => request('GET', `/api/desk/views/${name}?${new URLSearchParams(params)}`, { who }),
    async upload(who, input, file = 'card.png') {
      const form = new FormData();
      for (const [key, value] of Object.entries(input)) form.set(key, value);
      form.set('file', new Blob([await readFile(testFile(file))]), basename(file));
      return request('POST', '/api/desk/add-document', { who, form });
    },
  };
}

export const testFile = (name: string): string => join(import.meta.dirname, 'files', name);

/** Without the id of the request, which differs between equal refusals. */
function asJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => (key === 'requestId' ? undefined : value));
  } catch {
    return text;
  }
}
