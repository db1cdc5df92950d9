import { addressKey } from '@dossier/records';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Refused = 'sign-in-failed' | 'not-allowed' | 'rate-limited';

/**
 * Logs failed sign-ins, refusals of rights and rate limits, so that alarms can be built on them. Without personal data:
 * the route without its values, the collection if there is one of this name, and the network instead of the address.
 * A flood of requests beyond a rate limit does not fill the log.
 */
export function logRefusals(app: FastifyInstance): void {
  const lines = new LimitedLines();
  app.addHook('onResponse', async (request, reply) => {
    const refused = refusedOf(request, reply);
    if (!refused) return;
    const { method, routeOptions, server, params } = request;
    const { collection: given = '' } = (params ?? {}) as { collection?: string };
    const collection = server.recordApi.store.collections.get(given)?.name;
    const facts = { refused, method, route: routeOptions.url, collection, network: networkOf(request.ip) };
    const count = refused === 'rate-limited' ? lines.take(`${method} ${facts.route} ${facts.network}`) : {};
    if (count) reply.log.warn({ ...facts, ...count, status: reply.statusCode }, 'request refused');
  });
}

/** At most one line of a kind in this time. Unit: milliseconds. */
const lineMs = 60_000;
/** Most kinds that are remembered. */
const maxKinds = 1_000;

/** Limits lines of the same kind, and counts those that were left out. */
class LimitedLines {
  readonly #kinds = new Map<string, { readonly until: number; omitted: number }>();

  /** Returns the number of lines left out since the last one; undefined when this one is left out. */
  take(kind: string): { readonly omitted: number } | undefined {
    const known = this.#kinds.get(kind);
    if (known && known.until > Date.now()) {
      known.omitted++;
      return undefined;
    }
    if (!known && this.#kinds.size >= maxKinds) this.#kinds.clear();
    this.#kinds.set(kind, { until: Date.now() + lineMs, omitted: 0 });
    return { omitted: known?.omitted ?? 0 };
  }
}

const signIn = /\/(?:auth-with-\w+|confirm-password-reset|confirm-email-change)$/;

function refusedOf({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): Refused | undefined {
  if (statusCode === 429) return 'rate-limited';
  if (statusCode === 400 && signIn.test(routeOptions.url ?? '')) return 'sign-in-failed';
  return statusCode === 403 ? 'not-allowed' : undefined;
}

/** `203.0.113.0` of an IPv4 address, the first 64 bits of an IPv6 address. */
function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '');
  return plain.includes('.') ? plain.replace(/\.\d+$/, '.0') : addressKey(plain);
}
