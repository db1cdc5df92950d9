import { client } from './client.ts';
import type { DeskRow } from './records.ts';

/** Makes a row, or changes the one that is named. Errors: the request's, with the fields that are wrong. */
export async function saveRecord<C extends string>(
  collection: C,
  id: string | undefined,
  values: Record<string, unknown>,
): Promise<DeskRow<C>> {
  const records = client.collection(collection);
  if (id === undefined) return records.create<DeskRow<C>>(values, { requestKey: null });
  return records.update<DeskRow<C>>(id, values, { requestKey: null });
}
