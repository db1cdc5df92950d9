import type { DeskRecords } from '@dossier/server/records';
import { queryOptions } from '@tanstack/react-query';
import type { ListResult, RecordModel } from 'pocketbase';
import { client } from './client.ts';

/** The row of a collection; a plain record when its type is unknown here. */
export type DeskRow<C extends string> = C extends keyof DeskRecords ? DeskRecords[C] & RecordModel : RecordModel;

export interface ListParams {
  page?: number;
  perPage?: number;
  filter?: string;
  sort?: string;
  expand?: string;
  fields?: string;
}

const keyOf = (key: readonly unknown[]) => JSON.stringify(key);

/** One page of a collection, 30 rows by default. */
export function recordList<C extends string>(collection: C, { page = 1, perPage, ...params }: ListParams = {}) {
  const queryKey = [collection, 'list', { page, perPage, ...params }] as const;
  return queryOptions<ListResult<DeskRow<C>>>({
    queryKey,
    queryFn: () =>
      client.collection(collection).getList<DeskRow<C>>(page, perPage, { ...params, requestKey: keyOf(queryKey) }),
  });
}

/** One row. Errors: 404 'Missing required record id.' without an id. */
export function recordOne<C extends string>(
  collection: C,
  id: string,
  params: Pick<ListParams, 'expand' | 'fields'> = {},
) {
  const queryKey = [collection, 'one', id, params] as const;
  return queryOptions<DeskRow<C>>({
    queryKey,
    queryFn: () => client.collection(collection).getOne<DeskRow<C>>(id, { ...params, requestKey: keyOf(queryKey) }),
  });
}

/** Puts values into a filter safely: `filterOf('status = {:status}', { status })`. */
export function filterOf(text: string, values: Record<string, unknown>): string {
  return client.filter(text, values);
}
