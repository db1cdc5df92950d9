import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { UnreadableFields } from '../answer/fields-picker.ts';
import { Authenticator, type SignedIn } from '../auth/authenticate.ts';
import { IssuedOtps } from '../auth/issued-otps.ts';
import { CodeDigest } from '../auth/otp.ts';
import { SharedOtps } from '../auth/shared-otps.ts';
import { SharedThrottle } from '../auth/shared-throttle.ts';
import { Throttle } from '../auth/throttle.ts';
import { Tokens } from '../auth/token.ts';
import type { FileStore } from '../files/file-store.ts';
import { acceptBodies } from '../http/accept-bodies.ts';
import type { Endpoint, ProgramVersion, RecordApi } from '../http/api-context.ts';
import { authWithFactor } from '../http/auth/auth-with-factor.ts';
import { SecondFactorNeeded } from '../http/auth/sign-in.ts';
import { limitBodyTime } from '../http/body-timeouts.ts';
import { limitedOrSignedIn } from '../http/call.ts';
import { refuseUnsupported } from '../http/client-error.ts';
import { sendError } from '../http/error-body.ts';
import { addHeaders, sendNotFound } from '../http/headers.ts';
import type { Policies } from '../http/policies.ts';
import { limitRates } from '../http/rate-limits.ts';
import { readQuery } from '../http/read-query.ts';
import { Readiness } from '../http/readiness.ts';
import { FileReceiver, type FileRequest } from '../http/receive-files.ts';
import { type Requester, requesterOf } from '../http/requester.ts';
import { defaultSettings, type Settings } from '../http/settings.ts';
import { discardUnreadBodies } from '../http/unread-bodies.ts';
import { Broker } from '../realtime/broker.ts';
import type { ClosedStream } from '../realtime/client.ts';
import { makeDelivery } from '../realtime/delivery.ts';
import { openRemoteStreams } from '../realtime/remote-streams.ts';
import { openLimits, strictLimits } from '../realtime/stream-limits.ts';
import { orphansOf } from '../record-files/orphans.ts';
import type { Store } from '../store/store.ts';
import { accountEndpoints, endpoints } from './endpoints.ts';

export interface RecordsPluginOptions {
  readonly store: Store;
  /** Secret from which all tokens and codes are derived. At least 32 random characters. */
  readonly secret: string;
  readonly files: FileStore;
  /** The same clock as the store's. */
  readonly now?: () => Date;
  /** Throttles wrong passwords, and codes over all addresses. Filters follow `strict` of the store. */
  readonly strict?: boolean;
  readonly policies?: Policies;
  /** Read for each request; when absent, batch and rate limits are off. */
  readonly settings?: () => Settings;
  /** Further endpoints under `/api`. */
  readonly endpoints?: readonly Endpoint[];
  /** Reported to superusers by the health endpoint. */
  readonly canBackup?: boolean;
  /** Bytes that can still be written; with too few the server is not ready. */
  readonly freeBytes?: () => Promise<number>;
  /** Version of the program, shown by the health endpoint. */
  readonly program?: ProgramVersion;
  /** Folder of uploads until they are stored; that for temporary files of the operating system when absent. */
  readonly uploadFolder?: string;
  /** Time in which the next part of a body must arrive, in milliseconds; 20 seconds when absent. */
  readonly bodyWindowMs?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    recordApi: RecordApi;
  }
}

/**
 * The record API under `/api`. Unknown paths below `/api` get its 404; all other paths belong to the program.
 * @throws when the secret is too short
 */
export const recordsPlugin = fp(
  async (app: FastifyInstance, options: RecordsPluginOptions) => {
    const api = buildApi(app, options);
    app.decorate('recordApi', api);
    followChanges(app, api);
    refuseUnsupported(app.server);
    discardUnreadBodies(app);
    limitBodyTime(app, options.bodyWindowMs);
    await app.register(async (scope) => mount(scope, api, options.endpoints ?? []), { prefix: '/api' });
  },
  { name: 'records' },
);

/**
 * Returns the signed-in record of a request, for the program's own routes; undefined for a guest or an invalid token.
 * The program refuses limited tokens (`claims.limited`) on routes that are not meant for them.
 */
export function authenticate(request: FastifyRequest): Promise<SignedIn | undefined> {
  return limitedOrSignedIn(request.server.recordApi, request);
}

/** Returns who sends a request, as rate limits count it; for hooks of the program that run before a body is read. */
export function requester(request: FastifyRequest): Promise<Requester> {
  return requesterOf(request.server.recordApi, request);
}

/** Handles a request with files of the program's own routes within the limits of the record API; see FileReceiver. */
export function receiveFiles<T>(call: FileRequest, handle: (folder: string | undefined) => Promise<T>): Promise<T> {
  return call.request.server.recordApi.receiver.run(call, handle);
}

const minSecretLength = 32;

function buildApi(app: FastifyInstance, options: RecordsPluginOptions): RecordApi {
  const { store, secret, files, now = () => new Date(), strict = false, policies = {}, canBackup = false } = options;
  const settings = options.settings ?? (() => defaultSettings);
  if (secret.length < minSecretLength) throw new Error(`The secret must have at least ${minSecretLength} characters.`);
  const tokens = new Tokens(secret, now);
  const { queries } = store;
  const report = (error: unknown) => app.log.error({ err: error }, 'realtime delivery failed');
  const { shared } = store.dialect;
  const broker = new Broker(makeDelivery({ store, queries, now }), report, {
    limits: strict ? strictLimits : openLimits,
    onClosed: (reason) => reportClosed(app, reason),
  });
  return {
    store,
    files,
    tokens,
    queries,
    policies,
    settings,
    canBackup,
    freeBytes: options.freeBytes,
    program: options.program,
    readiness: new Readiness({ store, files, freeBytes: options.freeBytes }),
    receiver: new FileReceiver(options.uploadFolder),
    strict,
    now,
    authenticator: new Authenticator(store, tokens),
    throttle: shared ? new SharedThrottle(shared, now) : new Throttle(now),
    codes: new CodeDigest(secret),
    issuedOtps: shared ? new SharedOtps(shared, now) : new IssuedOtps(),
    broker,
    streams: openRemoteStreams(store.dialect, broker, report),
  };
}

/** Streams of ended sign-ins and of idle clients end every day; the other reasons indicate an attack or a defect. */
function reportClosed({ log }: FastifyInstance, reason: ClosedStream): void {
  const level = reason === 'idle' || reason === 'not-signed-in' ? 'info' : 'warn';
  log[level]({ stream: reason }, 'event stream closed');
}

/** After each commit, sends events and deletes orphaned files. */
function followChanges(app: FastifyInstance, { store, broker, files, readiness }: RecordApi): void {
  const stop = store.afterCommit((changes) => {
    broker.publish(changes);
    for (const change of changes) {
      const collection = store.collections.get(change.collection);
      for (const key of collection ? orphansOf(collection, change) : []) {
        files.delete(key).catch((error) => app.log.error({ err: error, key }, 'file could not be deleted'));
      }
    }
  });
  const stopElsewhere = store.onRemoteCommit((changes) => broker.publish(changes));
  app.addHook('preClose', async () => {
    readiness.stop();
    stop();
    stopElsewhere();
    broker.close();
  });
}

async function mount(scope: FastifyInstance, api: RecordApi, further: readonly Endpoint[]): Promise<void> {
  addHeaders(scope, api);
  scope.addHook('onRequest', async (request) => {
    request.query = readQuery(request.url);
  });
  scope.setErrorHandler((error, _request, reply) => {
    if (error instanceof SecondFactorNeeded) return reply.status(401).send(error.body);
    // PocketBase detects this after it sent 200, and sends an empty body. Source: docs/reference/record-api.md 5.1.
    if (error instanceof UnreadableFields && !api.strict) return reply.status(200).type('application/json').send('');
    return sendError(error, reply);
  });
  limitRates(scope, api);
  scope.setNotFoundHandler(sendNotFound);
  await acceptBodies(scope);
  for (const endpoint of [...endpoints, ...further]) endpoint(scope, api);
  if (api.policies.secondFactors) authWithFactor(scope, api);
  if (api.policies.onAccountMail) for (const endpoint of accountEndpoints) endpoint(scope, api);
}
