import type { Collection } from '../collection/collection.ts';
import type { AnyRecord } from '../core/record.ts';
import type { RequestInfo } from '../core/request-info.ts';
import type { RecordApi } from './api-context.ts';

/** One record as its reader sees it, with `expand`, before `fields`. */
export async function shapeRecord(
  api: RecordApi,
  collection: Collection,
  record: AnyRecord,
  info: RequestInfo,
): Promise<object> {
  const [answer] = await api.queries.answers(collection, [record], info);
  return answer ?? {};
}

/** The same as the answer of a request: with its `fields`. */
export async function answerRecord(
  api: RecordApi,
  collection: Collection,
  record: AnyRecord,
  info: RequestInfo,
): Promise<object> {
  return api.queries.pick(await shapeRecord(api, collection, record, info), info.query['fields']);
}
