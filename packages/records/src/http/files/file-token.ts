import { ApiError } from '../../core/errors.ts';
import type { Endpoint } from '../api-context.ts';
import { queryOf, signedInOf } from '../call.ts';

/** `POST /files/token`: a short-lived token for protected files. Source: docs/reference/record-api.md 12.2. */
export const fileToken: Endpoint = (app, api) => {
  app.post('/files/token', async (request) => {
    const signedIn = await signedInOf(api, request);
    if (!signedIn) throw new ApiError(401, 'The request requires valid record authorization token.');
    const { collection, record, claims } = signedIn;
    const session = claims.session === undefined ? {} : { session: claims.session };
    const answer = { token: api.tokens.sign(collection, record, 'file', session) };
    return api.queries.pick(answer, queryOf(request)['fields']);
  });
};
