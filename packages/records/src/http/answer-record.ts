import type { Collection } from '../collection/collection.ts';
import type { AnyRecord } from '../core/record.ts';
import type { RequestInfo } from '../core/request-info.ts';
import type { RecordApi } from './api-context.ts';

/** Converts a record to its answer for this client, with `expand`, without `fields`. */
export async function shapeRecord(
  api: RecordApi,
  collection: Collection,
  record: AnyRecord,
  info: RequestInfo,
): Promise<object> {
  const [answer] = await api.queries.answers(collection, [record], info);
  return answer ?? {};
}

/** The same, with `fields` of the request. */
export async function shapeForRequest(
  api: RecordApi,
  collection: Collection,
  record: AnyRecord,
  info: RequestInfo,
): Promise<object> {
  return api.queries.pick(await shapeRecord(api, collection, record, info), info.query['fields']);
}
