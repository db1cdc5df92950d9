import { client } from './client.ts';
import type { DeskRow } from './records.ts';

/** Creates a row, or updates the one with this id. Errors: the request's, with the invalid fields. */
export async function saveRecord<C extends string>(
  collection: C,
  id: string | undefined,
  values: Record<string, unknown>,
): Promise<DeskRow<C>> {
  const records = client.collection(collection);
  if (id === undefined) return records.create<DeskRow<C>>(values, { requestKey: null });
  return records.update<DeskRow<C>>(id, values, { requestKey: null });
}
