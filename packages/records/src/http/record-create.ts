import { ApiError } from '../errors.ts';
import { withFiles } from '../files/with-files.ts';
import { newId } from '../random.ts';
import { answerRecord } from './answer-record.ts';
import type { Endpoint } from './api-context.ts';
import { collectionOf, requestInfo, requireOpenRule, signedInOf } from './call.ts';
import { checksOf, prepareWrite, runWrite } from './record-write.ts';

const message = 'Failed to create record.';

/** `POST /collections/{c}/records`. The create rule sees the record as it would be stored. Source: record API 2.3, 8. */
export const recordCreate: Endpoint = (app, api) => {
  app.post('/collections/:collection/records', async (request) => {
    const collection = collectionOf(api, request, 'Missing or invalid collection context.');
    const signedIn = await signedInOf(api, request);
    requireOpenRule(collection, 'create', signedIn);
    const write = await prepareWrite({ api, request, collection, signedIn, message });
    const id = typeof write.values['id'] === 'string' && write.values['id'] !== '' ? write.values['id'] : newId();
    const values = { ...write.values, id };
    const { rules, auth } = collection;
    const created = await withFiles(api.files, { collection, id, values }, () =>
      runWrite(write, (records) => {
        const options = checksOf(write, {
          askRule: async (info, next) => {
            const candidate =
              'verified' in collection.fields && collection.type === 'auth' ? { ...next, verified: false } : next;
            const isAllowed = await api.questions.allowsRow(
              collection,
              rules.create,
              candidate,
              info,
              records.connection,
            );
            if (!isAllowed) throw new ApiError(400, message);
          },
          askManageRule: (info, next) =>
            api.questions.allowsRow(collection, auth.manageRule ?? null, next, info, records.connection),
        });
        return records.create(collection.name, values, options);
      }),
    );
    return answerRecord(api, collection, created, requestInfo(request, signedIn));
  });
};
