import type { SignedIn } from '../../auth/authenticate.ts';
import type { Collection } from '../../collection/collection.ts';
import { ApiError } from '../../core/errors.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import type { Records } from '../../store/records.ts';
import type { Endpoint, RecordApi } from '../api-context.ts';
import { requestedCollection, requestInfo, requireOpenRule, senderKey, signedInOf } from '../call.ts';
import { actorOf, bodyOf, refuseBeforeBody } from './record-write.ts';

/** `DELETE /collections/{c}/records/{id}`. Files are deleted after the commit. Source: docs/reference/record-api.md 2.6, 7. */
export const recordDelete: Endpoint = (app, api) => {
  app.delete('/collections/:collection/records/:id', async (request, reply) => {
    const collection = requestedCollection(api, request, 'Missing collection context.');
    const signedIn = await signedInOf(api, request);
    refuseBeforeBody({ api, collection, signedIn }, 'delete', () => new ApiError(404));
    const sender = senderKey(request, signedIn);
    await api.receiver.run({ request, reply, sender }, (folder) => bodyOf(request, { api, collection }, folder));
    requireOpenRule(collection, 'delete', signedIn);
    const { id } = request.params as { id: string };
    const info = requestInfo(request, signedIn);
    await api.store.transaction((records) => deleteIn(records, { api, collection, id, info, signedIn }), {
      actor: signedIn ? actorOf(signedIn) : null,
    });
    return reply.status(204).send();
  });
};

export interface Deletion {
  readonly api: RecordApi;
  readonly collection: Collection;
  readonly id: string;
  readonly info: RequestInfo;
  readonly signedIn: SignedIn | undefined;
}

/** @throws ApiError 404 when missing or refused, 400 when a required relation refers to it */
export async function deleteIn(records: Records, { api, collection, id, info, signedIn }: Deletion): Promise<void> {
  const { name, rules } = collection;
  if (!(await records.get(name, id))) throw new ApiError(404);
  if (!(await api.queries.allows(collection, rules.delete, id, info, records.connection))) throw new ApiError(404);
  await records.delete(name, id, { via: 'api', auth: signedIn?.record ?? null });
}
