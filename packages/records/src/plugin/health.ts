import type { Endpoint } from '../http/api-context.ts';
import { queryOf, signedInOf } from '../http/call.ts';

/** `GET /health`: the only successful response with `code`. Source: docs/reference/record-api.md 15. */
export const health: Endpoint = (app, api) => {
  app.get('/health', async (request) => {
    const signedIn = await signedInOf(api, request);
    const data = signedIn?.isSuperuser ? { canBackup: api.canBackup, possibleProxyHeader: '', realIP: request.ip } : {};
    return api.queries.pick({ message: 'API is healthy.', code: 200, data }, queryOf(request)['fields']);
  });
};
