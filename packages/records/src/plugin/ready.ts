import { ApiError } from '../core/errors.ts';
import type { Endpoint } from '../http/api-context.ts';

/**
 * `GET /ready`: 200 while this server can serve requests, otherwise 503 with a sentence; for proxies and orchestrators.
 * Source: docs/reference/record-api.md 15.
 */
export const ready: Endpoint = (app, api) => {
  app.get('/ready', async () => {
    const problem = await api.readiness.problem();
    if (problem !== undefined) throw new ApiError(503, problem);
    return { message: 'Ready.', status: 200, data: {} };
  });
};
