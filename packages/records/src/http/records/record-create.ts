import type { Collection } from '../../collection/collection.ts';
import { ApiError } from '../../core/errors.ts';
import type { AnyRecord } from '../../core/record.ts';
import { asText } from '../../fields/as-text.ts';
import { generateText } from '../../fields/generate-text.ts';
import { answerRecord } from '../answer-record.ts';
import type { Endpoint } from '../api-context.ts';
import { collectionOf, requestInfo, requireOpenRule, signedInOf } from '../call.ts';
import { bodyOf, checksOf, type Planned, prepareWrite, runPlanned, type Write, withMessage } from './record-write.ts';

const message = 'Failed to create record.';

/**
 * `POST /collections/{c}/records`. The create rule sees the record as it would be stored.
 * Source: docs/reference/record-api.md 2.3, 8.
 */
export const recordCreate: Endpoint = (app, api) => {
  app.post('/collections/:collection/records', async (request) => {
    const collection = collectionOf(api, request, 'Missing or invalid collection context.');
    const signedIn = await signedInOf(api, request);
    const body = await bodyOf(request, collection);
    requireOpenRule(collection, 'create', signedIn);
    const write = await prepareWrite({ api, request, collection, signedIn, body });
    const created = await runPlanned(write, planCreate(write));
    return answerRecord(api, collection, created, requestInfo(request, signedIn));
  });
};

export function planCreate(write: Write): Planned {
  const { api, collection } = write;
  const values = { ...write.values, id: idOf(write) };
  const { rules, auth } = collection;
  return {
    collection,
    values,
    id: values.id,
    run: (records) => {
      const options = checksOf(write, message, {
        askRule: async (info, next) => {
          const candidate = { ...undated(collection, next), ...(collection.type === 'auth' && { verified: false }) };
          const { connection } = records;
          if (!(await api.queries.allowsRow(collection, rules.create, candidate, info, connection)))
            throw new ApiError(400, message);
        },
        askManageRule: (info, next) => {
          const rule = auth.manageRule ?? null;
          return api.queries.allowsRow(collection, rule, undated(collection, next), info, records.connection);
        },
      });
      return withMessage(message, () => records.create(collection.name, values, options));
    },
  };
}

/** The engine's own dates come after the rules were asked. */
function undated(collection: Collection, next: AnyRecord): AnyRecord {
  const dates = Object.entries(collection.fields).filter(([, { type }]) => type === 'autodate');
  return { ...next, ...Object.fromEntries(dates.map(([name]) => [name, ''])) };
}

/** Made before the transaction: files are kept under it. */
function idOf({ collection, values }: Write): string {
  return (
    asText(values['id']) || generateText(String(collection.fields['id']?.options['autogenerate'] ?? '[a-z0-9]{15}'))
  );
}
