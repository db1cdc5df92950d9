import { ApiError } from '../core/errors.ts';
import type { Endpoint } from '../http/api-context.ts';
import { queryOf, signedInOf } from '../http/call.ts';

/** With less space no upload and no transaction can be stored reliably. */
const minFreeBytes = 32 * 2 ** 20;

/** `GET /health`: the only successful response with `code`. Source: docs/reference/record-api.md 15. */
export const health: Endpoint = (app, api) => {
  app.get('/health', async (request) => {
    if (api.store.dialect.isLost?.()) throw new ApiError(503, 'The database cannot be reached.');
    if (api.store.isDiskFull()) throw new ApiError(503, 'The disk of the database is full.');
    const signedIn = await signedInOf(api, request);
    const freeBytes = await api.freeBytes?.();
    if (freeBytes !== undefined && freeBytes < minFreeBytes)
      throw new ApiError(503, "The server's disk is full.", signedIn?.isSuperuser ? { freeBytes } : {});
    const space = freeBytes === undefined ? {} : { freeBytes };
    const data = signedIn?.isSuperuser
      ? { ...space, canBackup: api.canBackup, possibleProxyHeader: '', realIP: request.ip }
      : {};
    return api.queries.pick({ message: 'API is healthy.', code: 200, data }, queryOf(request)['fields']);
  });
};
