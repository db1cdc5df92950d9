import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Metrics, type MetricsParts, openMetrics } from '../monitoring/metrics.ts';
import type { Config } from '../runtime/config.ts';
import { isFromThisMachine } from './local-only.ts';
import { monitoredPaths } from './monitored-paths.ts';
import { sendRefusal } from './refusal-body.ts';

export interface MetricsRoute extends Omit<MetricsParts, 'streams'> {
  readonly config: Pick<Config, 'metricsToken'>;
}

/**
 * `GET /metrics` in the text format of Prometheus: with the token of the configuration, without one only on this machine
 * and not through a proxy. Counting begins with the first page, so a desk without monitoring pays nothing.
 */
export function mountMetrics(app: FastifyInstance, { config, ...parts }: MetricsRoute): void {
  let opening: Promise<Metrics> | undefined;
  let metrics: Metrics | undefined;
  app.get('/metrics', async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    if (config.metricsToken === undefined && !isFromThisMachine(request))
      return sendRefusal(reply, { code: 'not-found', facts: {} });
    if (config.metricsToken !== undefined && !hasToken(request, config.metricsToken))
      return sendRefusal(reply.header('www-authenticate', 'Bearer'), { code: 'not-signed-in', facts: {} });
    const streams = () => app.recordApi.broker.countByCollection();
    opening ??= openMetrics({ ...parts, streams });
    metrics = await opening;
    return reply.type(metrics.contentType).send(await metrics.page());
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown' } = request.routeOptions;
    if (!metrics || monitoredPaths.has(route)) return;
    const { collection } = (request.params ?? {}) as { collection?: string };
    const seconds = reply.elapsedTime / 1000;
    metrics.observe({ method: request.method, route, status: reply.statusCode, seconds, collection });
  });
  app.addHook('onClose', async () => metrics?.close());
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** In constant time, also for another length. */
function hasToken({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
