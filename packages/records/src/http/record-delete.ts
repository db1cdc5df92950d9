import { ApiError } from '../errors.ts';
import type { Endpoint } from './api-context.ts';
import { collectionOf, requestInfo, requireOpenRule, signedInOf } from './call.ts';
import { actorOf } from './record-write.ts';

/** `DELETE /collections/{c}/records/{id}`. Files go after the commit. Source: record API 2.6, 7. */
export const recordDelete: Endpoint = (app, api) => {
  app.delete('/collections/:collection/records/:id', async (request, reply) => {
    const collection = collectionOf(api, request, 'Missing collection context.');
    const signedIn = await signedInOf(api, request);
    requireOpenRule(collection, 'delete', signedIn);
    const { id } = request.params as { id: string };
    const info = requestInfo(request, signedIn);
    const { name, rules } = collection;
    await api.store.transaction(
      async (records) => {
        if (!(await records.get(name, id))) throw new ApiError(404);
        if (!(await api.questions.allows(collection, rules.delete, id, info, records.connection)))
          throw new ApiError(404);
        await records.delete(name, id, { via: 'api', auth: signedIn?.record ?? null });
      },
      { actor: signedIn ? actorOf(signedIn) : null },
    );
    return reply.status(204).send();
  });
};
