import { ApiError } from '../errors.ts';
import type { Endpoint } from './api-context.ts';
import { collectionOf, signedInOf } from './call.ts';
import { authAnswer, satisfiesAuthRule } from './sign-in.ts';

/** `POST …/auth-refresh`. Never throttled; the old token stays valid. Source: record API 9.7. */
export const authRefresh: Endpoint = (app, api) => {
  app.post('/collections/:collection/auth-refresh', async (request) => {
    const signedIn = await signedInOf(api, request);
    if (!signedIn) throw new ApiError(401, 'The request requires valid record authorization token.');
    const collection = collectionOf(api, request, 'Missing or invalid collection context.');
    if (collection.id !== signedIn.collection.id) {
      throw new ApiError(403, `The request requires auth record from ${signedIn.collection.name} collection.`);
    }
    const { record, claims } = signedIn;
    if (claims.refreshable !== true) throw new ApiError(403, 'The current auth token is not refreshable.');
    if (!(await satisfiesAuthRule({ api, request, collection, method: 'password' }, record.id))) {
      throw new ApiError(403, "The request doesn't satisfy the collection requirements to authenticate.");
    }
    return authAnswer(api, request, collection, record);
  });
};
