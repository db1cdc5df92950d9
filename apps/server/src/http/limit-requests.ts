import { createHash } from 'node:crypto';
import type { RateLimit, RateLimiter } from '@dossier/records';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from './refusal-body.ts';

const routeGroups = ['views', 'match', 'workflows'] as const;
type RouteGroup = (typeof routeGroups)[number];

const prefixes: Readonly<Record<RouteGroup, string>> = {
  views: '/api/desk/views/',
  match: '/api/match',
  workflows: '/',
};

/** Requests of one session per group of routes; far above what a person can cause. */
const limits: Readonly<Record<RouteGroup, RateLimit>> = {
  views: { requests: 1_200, seconds: 60 },
  match: { requests: 1_200, seconds: 60 },
  workflows: { requests: 1_200, seconds: 60 },
};

/** Refuses requests beyond the limit of their group with 429. A session is a token and an address. */
export function limitRequests(scope: FastifyInstance, limiter: RateLimiter): void {
  scope.addHook('onRequest', async (request, reply) => {
    const group = groupOf(request.url);
    if (await limiter.take(limits[group], group, sessionOf(request))) return undefined;
    return sendRefusal(reply, { code: 'too-many-requests', facts: {} });
  });
}

/** Every path that no other prefix matches counts as a workflow. */
function groupOf(url: string): RouteGroup {
  return routeGroups.find((group) => url.startsWith(prefixes[group])) ?? 'workflows';
}

function sessionOf(request: FastifyRequest): string {
  const token = request.headers.authorization ?? '';
  return `${request.ip} ${createHash('sha256').update(token).digest('base64url').slice(0, 16)}`;
}
