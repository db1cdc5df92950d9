import type { FastifyInstance } from 'fastify';
import { monitoredPaths } from './monitored-paths.ts';

/** Loaded with the first request: a desk without users needs none of them. Source: docs/decisions/0178. */
export const loadViews = async () => (await import('../views/index.ts')).views;
export const loadWorkflows = async () => (await import('../workflows/index.ts')).workflows;

/**
 * Loads views and workflows after the first answer to a browser, while it reads the page: the first request to a view
 * need not wait for them. Requests of monitors do not count.
 */
export function loadAhead(app: FastifyInstance): void {
  let loading: Promise<unknown> | undefined;
  app.addHook('onResponse', async ({ url }) => {
    if (loading || monitoredPaths.has(url.split('?')[0] ?? '')) return;
    // A failure is reported by the request that needs them.
    loading = Promise.allSettled([loadViews(), loadWorkflows()]);
    await loading;
  });
  // An app that was closed in the meantime, as in tests, must not leave half a module behind.
  app.addHook('onClose', async () => {
    await loading;
  });
}
