import type { Collection } from '../../collection/collection.ts';
import { ApiError } from '../../core/errors.ts';
import type { AnyRecord } from '../../core/record.ts';
import { asText } from '../../fields/as-text.ts';
import { generateText } from '../../fields/generate-text.ts';
import { shapeForRequest } from '../answer-record.ts';
import type { Endpoint } from '../api-context.ts';
import { requestedCollection, requestInfo, requireOpenRule, senderKey, signedInOf } from '../call.ts';
import {
  bodyOf,
  checksOf,
  type Planned,
  prepareWrite,
  refuseBeforeBody,
  runPlanned,
  type Write,
  withMessage,
} from './record-write.ts';

const message = 'Failed to create record.';

/**
 * `POST /collections/{c}/records`. The create rule is evaluated on the new record.
 * Source: docs/reference/record-api.md 2.3, 8.
 */
export const recordCreate: Endpoint = (app, api) => {
  app.post('/collections/:collection/records', async (request, reply) => {
    const collection = requestedCollection(api, request, 'Missing or invalid collection context.');
    const signedIn = await signedInOf(api, request);
    refuseBeforeBody({ api, collection, signedIn }, 'create', () => new ApiError(400, message));
    const sender = senderKey(request, signedIn);
    const created = await api.receiver.run({ request, reply, sender }, async (folder) => {
      const body = await bodyOf(request, { api, collection }, folder);
      requireOpenRule(collection, 'create', signedIn);
      const write = await prepareWrite({ api, request, collection, signedIn, body });
      return runPlanned(write, planCreate(write));
    });
    return shapeForRequest(api, collection, created, requestInfo(request, signedIn));
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
        checkRule: async (info, next) => {
          const candidate = { ...undated(collection, next), ...(collection.type === 'auth' && { verified: false }) };
          const { connection } = records;
          if (!(await api.queries.allowsRow(collection, rules.create, candidate, info, connection)))
            throw new ApiError(400, message);
        },
        canManage: (info, next) => {
          const rule = auth.manageRule ?? null;
          return api.queries.allowsRow(collection, rule, undated(collection, next), info, records.connection);
        },
      });
      return withMessage(message, () => records.create(collection.name, values, options));
    },
  };
}

/** Automatic dates are set after the rules were evaluated. */
function undated(collection: Collection, next: AnyRecord): AnyRecord {
  const dates = Object.entries(collection.fields).filter(([, { type }]) => type === 'autodate');
  return { ...next, ...Object.fromEntries(dates.map(([name]) => [name, ''])) };
}

/** Generated before the transaction, because files are stored under the id. */
function idOf({ collection, values }: Write): string {
  return (
    asText(values['id']) || generateText(String(collection.fields['id']?.options['autogenerate'] ?? '[a-z0-9]{15}'))
  );
}
