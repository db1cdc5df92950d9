import { type RateLimit, type RateLimiter, requester } from '@dossier/records';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Routes that are counted together. */
interface RouteGroup {
  readonly name: string;
  /** Of the route, not of the address: an address can be spelled in several ways. */
  readonly route: RegExp;
  /** Per person, or per address for guests. */
  readonly limit: RateLimit;
}

/** Far above what a person can cause. */
const usual: RateLimit = { requests: 1_200, seconds: 60 };
/** Guests of an office share its address, and each sign-in takes up to four requests. */
const signIns: RateLimit = { requests: 600, seconds: 60 };

/** The first match applies. Health and readiness are not counted: monitors and load balancers request them. */
const groups: readonly RouteGroup[] = [
  { name: 'views', route: /^\/api\/desk\/views\//, limit: usual },
  { name: 'workflows', route: /^\/api\/desk\//, limit: usual },
  { name: 'match', route: /^\/api\/match\//, limit: usual },
  { name: 'files', route: /^\/api\/files\//, limit: usual },
  // Apart from sign-ins: a browser whose refresh is refused signs its user out.
  { name: 'refresh', route: /^\/api\/collections\/:collection\/auth-refresh$/, limit: usual },
  { name: 'sign-in', route: /^\/api\/collections\/:collection\/(?!records(?:\/|$))/, limit: signIns },
  { name: 'records', route: /^(?!\/api\/(?:health|ready)$)/, limit: usual },
];

/**
 * Refuses requests beyond the limit of their group, before their body is read. Requests are counted by person, those of
 * guests by address, over all instances. Superusers are not limited. Source: docs/decisions/0127.
 * @param refuse sends status 429
 */
export function limitRequests(
  scope: FastifyInstance,
  limiter: RateLimiter,
  refuse: (reply: FastifyReply, retryAfter: number) => FastifyReply,
): void {
  scope.addHook('onRequest', async (request, reply) => {
    const group = groupOf(request);
    if (!group) return undefined;
    const { key, isSuperuser } = await requester(request);
    if (isSuperuser || (await limiter.take(group.limit, 'request', group.name, ...key))) return undefined;
    return refuse(reply, group.limit.seconds);
  });
}

/** Addresses without a route count as records. */
function groupOf({ routeOptions: { url = '' } }: FastifyRequest): RouteGroup | undefined {
  return groups.find(({ route }) => route.test(url));
}
