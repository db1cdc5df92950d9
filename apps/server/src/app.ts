import { mkdir } from 'node:fs/promises';
import { maxBodyBytes } from '@dossier/domain/limits';
import {
  ApiError,
  authenticate,
  createRateLimiter,
  logOptions,
  noSchemas,
  notCached,
  type ProgramVersion,
  type RateLimiter,
  recordsPlugin,
  refuseBadAddress,
  refuseBadRequest,
  type Store,
  sendError,
} from '@dossier/records';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Mailbox } from './adapters/mailbox-mailer.ts';
import type { DeskSchema } from './collections/index.ts';
import { actorOf } from './http/actor-of.ts';
import { closeIdleConnections } from './http/close-idle-connections.ts';
import type { CheckAnswer, DeskParts, SignedInActor } from './http/desk-parts.ts';
import { limitRequests } from './http/limit-requests.ts';
import { limitSuperusers } from './http/limit-superusers.ts';
import { loadAhead } from './http/load-ahead.ts';
import { answerLocallyOnly } from './http/local-only.ts';
import { logRecordReads } from './http/log-record-reads.ts';
import { logRefusals } from './http/log-refusals.ts';
import { logRequests, requestIdOf } from './http/log-requests.ts';
import { mountMailbox } from './http/mailbox-page.ts';
import { mountMatch } from './http/mount-match.ts';
import { mountMetrics } from './http/mount-metrics.ts';
import { mountSetup } from './http/mount-setup.ts';
import { mountViews } from './http/mount-views.ts';
import { mountWorkflows } from './http/mount-workflows.ts';
import { sendFailure, sendRefusal } from './http/refusal-body.ts';
import { serveWeb } from './http/serve-web.ts';
import { signInOf } from './http/sign-in-of.ts';
import type { AccessLogQueue } from './jobs/access-log-queue.ts';
import { mountReactions } from './reactions/index.ts';
import { recordImpersonation } from './reactions/write-history.ts';
import type { Config } from './runtime/config.ts';
import { uploadsOf } from './runtime/data-folder.ts';
import { freeBytesIn } from './runtime/disk-space.ts';
import type { Ports } from './runtime/ports.ts';
import { createSecretBox } from './runtime/secret-box.ts';
import type { LocalScreening } from './screening/local-screening.ts';
import { signInPolicies } from './sign-in/policies.ts';

export interface AppParts {
  readonly config: Config;
  readonly store: Store<DeskSchema>;
  readonly ports: Ports;
  /** The engine behind `/api/match`; absent where nothing is screened. */
  readonly screening?: LocalScreening;
  /** Records who reads a client's data. Closed with the app. */
  readonly accessLog: AccessLogQueue;
  /** Shown by `/api/health`. */
  readonly program?: ProgramVersion;
  /** Shown at `/mailbox` when the configuration allows it. */
  readonly mailbox?: Mailbox;
  /** Receives the log lines; standard output when absent. */
  readonly logTo?: { write(line: string): void };
  /** Validates answers in tests. */
  readonly checkAnswer?: CheckAnswer;
  /** The folder of the built web app; without it only the API is served. */
  readonly webFolder?: string;
}

/** Builds the desk from its parts: record API, workflows, views, web. Does not listen. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, store, ports } = parts;
  const app = Fastify({
    ...noSchemas,
    bodyLimit: maxBodyBytes,
    trustProxy: [...config.proxies],
    frameworkErrors: refuseBadAddress,
    clientErrorHandler: refuseBadRequest,
    logger: { ...logOptions(config.logLevel), ...(parts.logTo && { stream: parts.logTo }) },
    genReqId: requestIdOf,
    logController: new LogController({ disableRequestLogging: true }),
  });
  // For requests of paths outside the API, which have no handler of their own.
  app.setErrorHandler((error, _request, reply) => sendFailure(error, reply));
  closeIdleConnections(app);
  logRequests(app, config.origins, ports.system?.status);
  mountMetrics(app, { config, store, program: parts.program, now: ports.now, dataFolder: config.dataFolder });
  loadAhead(app);
  logRefusals(app);
  answerLocallyOnly(app, config);
  limitSuperusers(app, config);
  logRecordReads(app, store, parts.accessLog);
  mountReactions(store, config.origins);
  const limiter = createRateLimiter(store.dialect, ports.now);
  app.addHook('onClose', () => parts.accessLog.close());
  const uploadFolder = uploadsOf(config.dataFolder);
  await mkdir(uploadFolder, { recursive: true, mode: 0o700 });
  await app.register(recordsPlugin, {
    store: store as unknown as Store,
    secret: config.secret,
    files: ports.files,
    freeBytes: () => freeBytesIn(config.dataFolder),
    ...(parts.program && { program: parts.program }),
    now: ports.now,
    uploadFolder,
    strict: true,
    endpoints: [(scope) => limitRequests(scope, limiter, refuseRecords)],
    policies: {
      ...signInPolicies({
        now: ports.now,
        store,
        origins: config.origins,
        secrets: createSecretBox(config.secret),
      }),
      onImpersonated: (impersonation) =>
        store.transaction((records) => recordImpersonation(records, impersonation), { operation: 'impersonate' }),
    },
  });
  await app.register((scope) => mountDesk(scope, parts, limiter));
  if (config.mailbox && parts.mailbox) mountMailbox(app, parts.mailbox);
  if (parts.webFolder !== undefined) await serveWeb(app, { config, folder: parts.webFolder });
  return app;
}

/** The desk's own routes, with their own errors and limits. */
async function mountDesk(scope: FastifyInstance, parts: AppParts, limiter: RateLimiter): Promise<void> {
  const { config, store, ports, screening, checkAnswer, accessLog } = parts;
  await scope.register(multipart);
  scope.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': notCached });
  });
  limitRequests(scope, limiter, refuseDesk);
  scope.setErrorHandler((error, _request, reply) => sendFailure(error, reply));
  const secrets = createSecretBox(config.secret);
  const shared = { config, store, ports, secrets, limiter, accessLog, whoIs: whoIs(config.providers) };
  const deskParts: DeskParts = { ...shared, ...(checkAnswer && { checkAnswer }) };
  mountSetup(scope, deskParts);
  mountWorkflows(scope, deskParts);
  mountViews(scope, deskParts);
  if (screening) mountMatch(scope, deskParts, screening);
}

/** The record API's answer beyond a rate limit; its error body has no code. */
function refuseRecords(reply: FastifyReply, retryAfter: number): FastifyReply {
  return sendError(new ApiError(429, undefined, { retryAfter }), reply);
}

function refuseDesk(reply: FastifyReply, retryAfter: number): FastifyReply {
  return sendRefusal(reply.header('retry-after', retryAfter), { code: 'too-many-requests', facts: {} });
}

const whoIs =
  (providers: Config['providers']) =>
  async (request: FastifyRequest): Promise<SignedInActor | undefined> => {
    const signedIn = await authenticate(request);
    const actor = signedIn && actorOf(signedIn.collection.name, signedIn.record);
    if (!signedIn || !actor) return undefined;
    // Changes are attributed by collection and id.
    const isLimited = signedIn.claims.limited === true;
    return {
      actor,
      isLimited,
      signedInAt: signedIn.claims.since ?? 0,
      signIn: signInOf(signedIn.claims, providers),
      record: { ...signedIn.record, collectionName: signedIn.collection.name },
    };
  };
