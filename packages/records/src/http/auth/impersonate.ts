import { authOf } from '../../auth/authenticate.ts';
import { ApiError } from '../../core/errors.ts';
import type { AnyRecord } from '../../core/record.ts';
import { shapeRecord } from '../answer-record.ts';
import type { Endpoint } from '../api-context.ts';
import { accountFormBytes, readBody } from '../body.ts';
import { authCollectionOf, requestInfo, requireSuperuser } from '../call.ts';
import { loadingMessage, validatingMessage } from '../error-body.ts';

const negative = {
  code: 'validation_min_greater_equal_than_required',
  message: 'Must be no less than 0.',
  params: { threshold: 0 },
};

/**
 * `POST …/impersonate/{id}`, superusers only: issues a token that cannot be refreshed. `duration` in seconds.
 * Source: docs/reference/record-api.md 15.
 */
export const impersonate: Endpoint = (app, api) => {
  app.post('/collections/:collection/impersonate/:id', async (request) => {
    const superuser = await requireSuperuser(api, request);
    const collection = authCollectionOf(api, request);
    const { id } = request.params as { id: string };
    const record = (await api.store.reader.get(collection.name, id)) as (AnyRecord & { tokenKey: string }) | undefined;
    if (!record) throw new ApiError(404);
    const duration = (await readBody(request, accountFormBytes))['duration'] ?? 0;
    if (!Number.isInteger(duration)) throw new ApiError(400, loadingMessage);
    const seconds = Number(duration);
    if (seconds < 0) throw new ApiError(400, validatingMessage, { duration: negative });
    const own = { ...requestInfo(request, undefined), auth: authOf(collection, record) };
    const exp = Math.floor(api.now().getTime() / 1000) + seconds;
    const claims = { refreshable: false, ...(seconds > 0 && { exp }) };
    const answer = {
      record: await shapeRecord(api, collection, record, own),
      token: api.tokens.sign(collection, record, 'auth', claims),
    };
    await api.policies.onImpersonated?.({ by: superuser.record.id, collection: collection.name, record: id });
    return api.queries.pick(answer, own.query['fields']);
  });
};
