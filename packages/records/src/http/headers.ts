import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../core/errors.ts';
import { errorBody, sendError } from './error-body.ts';

/** What every answer of the record API has. Source: docs/reference/record-api.md 16.2. */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'x-xss-protection': '1; mode=block',
  vary: 'Origin',
} as const;

const preflightMethods = 'GET,HEAD,PUT,PATCH,POST,DELETE';

export function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(always);
  if (request.headers.origin !== undefined) reply.header('access-control-allow-origin', '*');
}

/** Reads are told otherwise than writes: a page could have been meant. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return sendError(new ApiError(404, isRead ? 'File not found.' : undefined), reply);
}

/** For Fastify's `frameworkErrors`: an address that cannot be read names nothing, in the wire's words. */
export function refuseBadAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  setHeaders(request, reply);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const body = errorBody(new ApiError(404, isRead ? 'File not found.' : undefined));
  // As bytes: no hook of the API comes by to take the charset off.
  return reply
    .status(404)
    .header('content-type', 'application/json')
    .send(Buffer.from(JSON.stringify(body)));
}

/** The wire's JSON says no charset. */
export function dropCharset(reply: FastifyReply): void {
  const type = String(reply.getHeader('content-type') ?? '');
  if (type === 'application/json; charset=utf-8') reply.header('content-type', 'application/json');
}

/** Any origin may ask: what a request may do comes from its token, which no browser adds by itself. */
export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    setHeaders(request, reply);
    // The router would take an empty id for one, and so would it a slash that is written as an escape.
    if (/\/(?:%2f(?=\/|$))?$|\/%2f\//i.test(request.url.split('?')[0] ?? '')) return sendNotFound(request, reply);
  });
  app.addHook('onSend', async (_request, reply) => dropCharset(reply));
  app.options('/*', preflight);
}

/** What a browser asks before a request to another origin. */
export async function preflight(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  setHeaders(request, reply);
  for (const name of Object.keys(always)) if (name !== 'vary') reply.removeHeader(name);
  if (request.headers.origin === undefined) return reply.status(204).send();
  const asked = request.headers['access-control-request-headers'];
  reply.header('vary', 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers');
  reply.header('access-control-allow-methods', preflightMethods);
  if (asked !== undefined) reply.header('access-control-allow-headers', asked);
  return reply.status(204).send();
}
