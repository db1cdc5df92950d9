import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../core/errors.ts';
import { errorBody, sendError } from './error-body.ts';

/** Headers of every response of the record API. Source: docs/reference/record-api.md 16.2. */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'x-xss-protection': '1; mode=block',
  vary: 'Origin',
} as const;

/** Value of `cache-control` for responses with data that not everyone may read. */
export const notCached = 'private, no-store';

const preflightMethods = 'GET,HEAD,PUT,PATCH,POST,DELETE';

export function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(always);
  if (request.headers.origin !== undefined) reply.header('access-control-allow-origin', '*');
}

/** The message for an unknown path; it differs for reads, which could have been meant for a page. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return sendError(new ApiError(404, isRead ? 'File not found.' : undefined), reply);
}

/** For Fastify's `frameworkErrors`: responds 404 to a malformed URL. */
export function refuseBadAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  setHeaders(request, reply);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const body = errorBody(new ApiError(404, isRead ? 'File not found.' : undefined));
  // Sent as bytes, because the hook that removes the charset does not run here.
  return reply
    .status(404)
    .header('content-type', 'application/json')
    .send(Buffer.from(JSON.stringify(body)));
}

/** Removes the charset from JSON responses, as in PocketBase. */
export function dropCharset(reply: FastifyReply): void {
  const type = String(reply.getHeader('content-type') ?? '');
  if (type === 'application/json; charset=utf-8') reply.header('content-type', 'application/json');
}

/**
 * Allows any origin: authorisation is by token, which browsers do not send automatically. In strict mode responses are
 * not cached, unless their route sets another `cache-control`; PocketBase sends none.
 */
export function addHeaders(app: FastifyInstance, { strict }: { readonly strict: boolean }): void {
  app.addHook('onRequest', async (request, reply) => {
    setHeaders(request, reply);
    if (strict) reply.header('cache-control', notCached);
    // The router would accept an empty id, or an escaped slash in an id.
    if (/\/(?:%2f(?=\/|$))?$|\/%2f\//i.test(request.url.split('?')[0] ?? '')) return sendNotFound(request, reply);
  });
  app.addHook('onSend', async (_request, reply) => dropCharset(reply));
  app.options('/*', preflight);
}

/** Responds to CORS preflight requests. */
export async function preflight(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  setHeaders(request, reply);
  for (const name of Object.keys(always)) if (name !== 'vary') reply.removeHeader(name);
  if (request.headers.origin === undefined) return reply.status(204).send();
  const requested = request.headers['access-control-request-headers'];
  reply.header('vary', 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers');
  reply.header('access-control-allow-methods', preflightMethods);
  if (requested !== undefined) reply.header('access-control-allow-headers', requested);
  return reply.status(204).send();
}
