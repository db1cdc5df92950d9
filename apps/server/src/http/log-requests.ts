import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type PortalName, portalNames } from '@dossier/domain/portal';
import { accountOf } from '@dossier/records';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Origins } from '../runtime/config.ts';
import type { SystemStatus } from '../runtime/system-status.ts';
import { monitoredPaths } from './monitored-paths.ts';

/** Response header that names the request: a user quotes it, the log lines of the request have it as `reqId`. */
export const requestIdHeader = 'x-request-id';

/** `00-<trace>-<span>-<flags>`. Source: https://www.w3.org/TR/trace-context/#traceparent-header. */
const traceparent = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Id of a request: the trace that a proxy started, otherwise a random one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const [, trace] = traceparent.exec(String(headers['traceparent'] ?? '')) ?? [];
  return trace ?? randomBytes(8).toString('hex');
}

/**
 * Names each response by the id of its request, error bodies too, and logs one line per request at level `info`: the route without its
 * values, the account by its id, no addresses and no queries.
 */
export function logRequests(app: FastifyInstance, origins: Origins, status: SystemStatus | undefined): void {
  const portals = new Map(portalNames.map((name) => [new URL(origins[name]).host, name]));
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(requestIdHeader, request.id);
  });
  app.addHook('preSerialization', async (request, reply, body) =>
    reply.statusCode >= 400 && isErrorBody(body) ? { ...body, requestId: request.id } : body,
  );
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown' } = request.routeOptions;
    const level = monitoredPaths.has(route) ? 'debug' : 'info';
    // Another address than those of the portals is, for example, that of a monitor.
    const portal = portals.get(request.headers.host ?? '');
    reply.log[level](factsOf(request, reply, { route, portal }), 'request');
    if (reply.statusCode < 500 || monitoredPaths.has(route)) return;
    const where = `${request.method} ${route}`;
    status?.noteError({ requestId: request.id, where, status: reply.statusCode, portal: portal ?? '' });
  });
}

/** The error body of the record API and of the desk; the SDK ignores other keys. Source: docs/reference/record-api.md 1.3. */
const isErrorBody = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && 'status' in body && 'message' in body && 'data' in body;

function factsOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { route, portal }: { readonly route: string; readonly portal: PortalName | undefined },
): object {
  const account = accountOf(request);
  return {
    method: request.method,
    route,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    portal,
    user: account && `${account.collection.name}/${account.record.id}`,
  };
}
