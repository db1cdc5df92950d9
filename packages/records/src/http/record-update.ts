import { ApiError } from '../errors.ts';
import { withFiles } from '../files/with-files.ts';
import { answerRecord } from './answer-record.ts';
import type { Endpoint } from './api-context.ts';
import { collectionOf, requestInfo, requireOpenRule, signedInOf } from './call.ts';
import { checksOf, prepareWrite, rightOldPassword, runWrite } from './record-write.ts';

const message = 'Failed to update record.';

/** `PATCH /collections/{c}/records/{id}`. The update rule sees the stored record. Source: record API 2.4, 8. */
export const recordUpdate: Endpoint = (app, api) => {
  app.patch('/collections/:collection/records/:id', async (request) => {
    const collection = collectionOf(api, request, 'Missing or invalid collection context.');
    const signedIn = await signedInOf(api, request);
    requireOpenRule(collection, 'update', signedIn);
    const { id } = request.params as { id: string };
    const write = await prepareWrite({ api, request, collection, signedIn, message });
    const { rules, auth, name } = collection;
    const provenHash = await rightOldPassword(write, await api.store.reader.get(name, id));
    const updated = await withFiles(api.files, { collection, id, values: write.values }, () =>
      runWrite(write, async (records) => {
        if (!(await records.get(name, id))) throw new ApiError(404);
        const asks = (rule: string | null) => (info: Parameters<typeof api.questions.allows>[3]) =>
          api.questions.allows(collection, rule, id, info, records.connection);
        const options = checksOf(write, {
          provenHash,
          askRule: async (info) => {
            if (!(await asks(rules.update)(info))) throw new ApiError(404);
          },
          askManageRule: asks(auth.manageRule ?? null),
        });
        return records.update(name, id, write.values, options);
      }),
    );
    return answerRecord(api, collection, updated, requestInfo(request, signedIn));
  });
};
