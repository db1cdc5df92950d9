import { ApiError } from '../../core/errors.ts';
import { shapeForRequest } from '../answer-record.ts';
import type { Endpoint } from '../api-context.ts';
import { requestedCollection, requestInfo, requireOpenRule, signedInOf } from '../call.ts';

/**
 * `GET /collections/{c}/records/{id}`. Responds 404 for a refused record as for a missing one.
 * Source: docs/reference/record-api.md 2, 8.
 */
export const recordView: Endpoint = (app, api) => {
  app.get('/collections/:collection/records/:id', async (request) => {
    const collection = requestedCollection(api, request, 'Missing collection context.');
    const signedIn = await signedInOf(api, request);
    requireOpenRule(collection, 'view', signedIn);
    const { id } = request.params as { id: string };
    const info = requestInfo(request, signedIn);
    const record = await api.store.reader.get(collection.name, id);
    if (!record || !(await api.queries.allowsFound(collection, collection.rules.view, record, info)))
      throw new ApiError(404);
    return shapeForRequest(api, collection, record, info);
  });
};
