import { ApiError } from '../../core/errors.ts';
import type { Endpoint } from '../api-context.ts';
import { limitedOrSignedIn, requestedCollection, requireSameCollection } from '../call.ts';
import { authAnswer, isFactorMissing, satisfiesAuthRule } from './sign-in.ts';

/**
 * `POST …/auth-refresh`. Never throttled; the old token stays valid. A limited token becomes a full one when the second
 * factor was added. Source: docs/reference/record-api.md 9.7.
 */
export const authRefresh: Endpoint = (app, api) => {
  app.post('/collections/:collection/auth-refresh', async (request) => {
    const signedIn = await limitedOrSignedIn(api, request);
    const collection = requireSameCollection(signedIn, () =>
      requestedCollection(api, request, 'Missing or invalid collection context.'),
    );
    const { record, claims } = signedIn as NonNullable<typeof signedIn>;
    if (claims.refreshable !== true) throw new ApiError(403, 'The current auth token is not refreshable.');
    if (!(await satisfiesAuthRule({ api, request, collection, method: 'password' }, record.id))) {
      throw new ApiError(403, "The request doesn't satisfy the collection requirements to authenticate.");
    }
    const isLimited = claims.limited === true && (await isFactorMissing(api, collection, record));
    return authAnswer({ api, request, collection, record, isLimited, before: claims });
  });
};
