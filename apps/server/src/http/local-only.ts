import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../runtime/config.ts';
import { isLocalName, isLoopbackHost } from '../runtime/local-names.ts';

/** Headers that a proxy adds for the client that it forwards. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
];

const reasons = {
  demo: 'This desk has demo accounts whose passwords are public. It answers only on the machine that it runs on, under localhost and without a proxy. For other machines set DOSSIER_ORIGINS and an empty data folder (docs/operations.md).',
  mailbox:
    'The mailbox contains sign-in codes. It is shown only on the machine that the server runs on, under localhost and without a proxy. For other machines set SMTP_URL (docs/operations.md).',
} as const;

/** Returns whether a request names this machine and was not forwarded by a proxy. */
export function isLocalRequest(headers: IncomingHttpHeaders): boolean {
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  return isLocalName(host) && forwardingHeaders.every((name) => headers[name] === undefined);
}

/** The same, and the connection comes from this machine. */
export function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return isLoopbackHost(address) && isLocalRequest(headers);
}

/**
 * Refuses requests that do not come from this machine: all of them while there are demo accounts, those to the mailbox
 * while it is shown. A name of another site that resolves to this machine (DNS rebinding) is refused as well.
 */
export function answerLocallyOnly(app: FastifyInstance, { demo, mailbox }: Pick<Config, 'demo' | 'mailbox'>): void {
  if (!demo && !mailbox) return;
  app.addHook('onRequest', async (request, reply) => {
    if (isLocalRequest(request.headers)) return undefined;
    // By the route, not the address, which can be spelled in several ways.
    if (!demo && !request.routeOptions.url?.startsWith('/mailbox')) return undefined;
    const message = reasons[demo ? 'demo' : 'mailbox'];
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    return reply.status(403).send({ status: 403, message, data: {} });
  });
}
