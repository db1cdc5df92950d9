import type { Endpoint } from '../http/api-context.ts';
import { queryOf, signedInOf } from '../http/call.ts';

/**
 * `GET /health`: the process is alive. It does not ask the database, whose failure no restart would mend; `ready` does.
 * The only successful response with `code`. Source: docs/reference/record-api.md 15.
 */
export const health: Endpoint = (app, api) => {
  app.get('/health', async (request) => {
    const isSuperuser = await isAskedBySuperuser(api, request);
    const freeBytes = isSuperuser ? await api.freeBytes?.() : undefined;
    const space = freeBytes === undefined ? {} : { freeBytes };
    const operators = { ...space, canBackup: api.canBackup, possibleProxyHeader: '', realIP: request.ip };
    const data = { ...api.program, ...(isSuperuser && operators) };
    return api.queries.pick({ message: 'API is healthy.', code: 200, data }, queryOf(request)['fields']);
  });
};

/** False as well while the database, which stores the accounts, cannot be read. */
async function isAskedBySuperuser(...[api, request]: Parameters<typeof signedInOf>): Promise<boolean> {
  const signedIn = await signedInOf(api, request).catch(() => undefined);
  return signedIn?.isSuperuser ?? false;
}
