import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { readCollections } from '../declaration/read-collections.ts';
import { localDisk } from '../files/local-disk.ts';
import { redirectToCleanPath } from '../http/clean-path.ts';
import { dropCharset, preflight, sendNotFound, setHeaders } from '../http/headers.ts';
import { recordsPlugin } from '../http/plugin.ts';
import { collectionMails } from '../mail/collection-mails.ts';
import { noMailer, smtpMailer } from '../mail/mailer.ts';
import { defaultSettings, type Settings } from '../settings.ts';
import { createStore } from '../store/create-store.ts';
import { openDialect } from './open-dialect.ts';
import type { ServeOptions } from './options.ts';
import { readSecret } from './secret.ts';
import { ensureSuperuser } from './superuser.ts';

const maxBatchRequests = 20;

/**
 * A record server of its own: collections from a file, batch on, rate limits off, everything the wire's contract says.
 * Errors: rejects with a sentence when the file, the data or the port cannot be used.
 */
export async function serve(options: ServeOptions): Promise<FastifyInstance> {
  mkdirSync(options.data, { recursive: true });
  const collections = readCollections(readFileSync(options.collections, 'utf8'));
  const dialect = await openDialect(options);
  const store = await createStore({ collections, dialect });
  if (options.superuser) await ensureSuperuser(store, options.superuser);
  const app = Fastify({
    logger: { level: process.env['LOG_LEVEL'] ?? 'warn' },
    disableRequestLogging: true,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 5000 },
  });
  const mailer = options.smtpUrl ? smtpMailer(options.smtpUrl) : noMailer();
  const settings = () => settingsOf(options);
  const report = (error: unknown) => app.log.error({ err: error }, 'mail could not be sent');
  await app.register(recordsPlugin, {
    store,
    settings,
    secret: readSecret(options.data),
    files: localDisk(join(options.data, 'storage')),
    policies: collectionMails({ store, mailer, settings, report }),
  });
  app.addHook('onSend', async (_request, reply) => dropCharset(reply));
  app.addHook('onRequest', redirectToCleanPath);
  app.options('/*', preflight);
  app.setNotFoundHandler((request, reply) => {
    setHeaders(request, reply);
    return sendNotFound(request, reply);
  });
  app.addHook('onClose', async () => {
    mailer.close();
    await store.close();
  });
  await app.listen({ host: options.host, port: options.port });
  return app;
}

function settingsOf({ appName, appURL }: ServeOptions): Settings {
  return {
    ...defaultSettings,
    meta: { ...defaultSettings.meta, appName, appURL },
    batch: { ...defaultSettings.batch, enabled: true, maxRequests: maxBatchRequests },
  };
}
