import type { Endpoint } from '../api-context.ts';
import { requestedCollection, requestInfo, requireOpenRule, signedInOf } from '../call.ts';

/** `GET /collections/{c}/records`. Source: docs/reference/record-api.md 3. */
export const recordList: Endpoint = (app, api) => {
  app.get('/collections/:collection/records', async (request) => {
    const collection = requestedCollection(api, request, 'Missing collection context.');
    const signedIn = await signedInOf(api, request);
    requireOpenRule(collection, 'list', signedIn);
    return api.queries.list(collection, requestInfo(request, signedIn));
  });
};
