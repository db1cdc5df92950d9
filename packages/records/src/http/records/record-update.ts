import { ApiError } from '../../core/errors.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import { shapeForRequest } from '../answer-record.ts';
import type { Endpoint } from '../api-context.ts';
import { requestedCollection, requestInfo, requireOpenRule, senderKey, signedInOf } from '../call.ts';
import {
  bodyOf,
  checksOf,
  type Planned,
  prepareWrite,
  refuseBeforeBody,
  rightOldPassword,
  runPlanned,
  type Write,
  withMessage,
} from './record-write.ts';

const message = 'Failed to update record.';

/**
 * `PATCH /collections/{c}/records/{id}`. The update rule is evaluated on the stored record.
 * Source: docs/reference/record-api.md 2.4, 8.
 */
export const recordUpdate: Endpoint = (app, api) => {
  app.patch('/collections/:collection/records/:id', async (request, reply) => {
    const collection = requestedCollection(api, request, 'Missing or invalid collection context.');
    const signedIn = await signedInOf(api, request);
    refuseBeforeBody({ api, collection, signedIn }, 'update', () => new ApiError(404));
    const { id } = request.params as { id: string };
    const sender = senderKey(request, signedIn);
    const updated = await api.receiver.run({ request, reply, sender }, async (folder) => {
      const body = await bodyOf(request, { api, collection }, folder);
      requireOpenRule(collection, 'update', signedIn);
      const write = await prepareWrite({ api, request, collection, signedIn, body });
      return runPlanned(write, await planUpdate(write, id));
    });
    return shapeForRequest(api, collection, updated, requestInfo(request, signedIn));
  });
};

export async function planUpdate(write: Write, id: string): Promise<Planned> {
  const { api, collection, values } = write;
  const { rules, auth, name } = collection;
  const provenHash = await rightOldPassword(write, await api.store.reader.get(name, id));
  return {
    collection,
    values,
    id,
    run: async (records) => {
      if (!(await records.get(name, id))) throw new ApiError(404);
      const satisfies = (rule: string | null) => (info: RequestInfo) =>
        api.queries.allows(collection, rule, id, info, records.connection);
      const options = checksOf(write, message, {
        provenHash,
        checkRule: async (info) => {
          if (!(await satisfies(rules.update)(info))) throw new ApiError(404);
        },
        canManage: satisfies(auth.manageRule ?? null),
      });
      return withMessage(message, () => records.update(name, id, values, options));
    },
  };
}
