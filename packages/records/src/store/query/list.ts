import type { Collection } from '../../collection/collection.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import type { SqlValue } from '../../core/sql-value.ts';
import type { Compiler } from '../../filter/cache.ts';
import type { Compiled, FilterText } from '../../filter/compile.ts';
import type { BindContext } from '../../filter/fragment.ts';
import { paramsOf } from '../../filter/run.ts';
import { contextOf, type RunSql } from '../../rules/check.ts';
import type { AccessPaths } from './access-path.ts';
import type { Bounds } from './bounds.ts';
import { readListParams } from './list-params.ts';
import type { OrderCache } from './order-cache.ts';
import { countRows, selectIds, selectKnown, selectRows, type Window } from './select.ts';
import type { TotalCache } from './total-cache.ts';

export interface ListSetting {
  readonly compiler: Compiler;
  readonly runSql: RunSql;
  readonly totals: TotalCache;
  readonly orders: OrderCache;
  readonly bounds: Bounds;
  readonly paths: AccessPaths;
  readonly strict: boolean;
  readonly now: Date;
}

/** One page of records before they are converted to answers. Totals are `-1` with `skipTotal`. */
export interface RowPage {
  readonly rows: readonly AnyRecord[];
  readonly page: number;
  readonly perPage: number;
  readonly totalItems: number;
  readonly totalPages: number;
}

/**
 * Selects a page of the records that pass the list rule and the request's filter. The caller refuses a null rule.
 * Source: docs/reference/record-api.md 3.
 * @throws ApiError 400 for invalid paging, filter or sort; 403 for `@request.` in a client's filter
 */
export async function listRows(setting: ListSetting, collection: Collection, info: RequestInfo): Promise<RowPage> {
  const { compiler, totals, strict, now } = setting;
  const { page, perPage, skipTotal, sort, filter } = readListParams(info.query);
  const context = contextOf({ info, now });
  const trust = info.isSuperuser ? 'superuser' : 'client';
  const filters: FilterText[] = [...ruleOf(collection, info), { text: filter, trust }];
  const compiled = compiler.compile({ collection, filters, sort: { text: sort, trust }, strict }, context);
  // Rules are trusted; only filters and sorts of clients are limited.
  const runSql = filter === '' && sort === '' ? setting.runSql : await setting.bounds.runnerFor(compiled);
  const window = { limit: perPage, offset: offsetOf(page, perPage) };
  if (skipTotal) {
    const rows = await selectPage({ ...setting, runSql }, { collection, compiled, context }, window);
    return { rows, page, perPage, totalItems: -1, totalPages: -1 };
  }
  const params = paramsOf(compiled.where, context);
  const totalItems = await totals.count(compiled, params, () => countRows(runSql, collection, compiled, context));
  const rows = await windowOf({ ...setting, runSql }, { collection, compiled, context, params, totalItems }, window);
  return { rows, page, perPage, totalItems, totalPages: Math.ceil(totalItems / perPage) };
}

interface Selected {
  readonly collection: Collection;
  readonly compiled: Compiled;
  readonly context: BindContext;
}

/** Selects a page by its position in the list. */
async function selectPage(
  { runSql, paths }: ListSetting,
  { collection, compiled, context }: Selected,
  window: Window,
): Promise<AnyRecord[]> {
  const { limit = Number.MAX_SAFE_INTEGER, offset = 0 } = window;
  const chosen = await paths.forPage({ runSql, collection, compiled, context }, offset + limit);
  return selectRows(runSql, collection, chosen, { ...window, context });
}

interface Counted extends Selected {
  /** Parameters of the condition. */
  readonly params: readonly SqlValue[];
  readonly totalItems: number;
}

/** Fetches a page by cached ids if there are any. A missing record shows that the cached ids are stale. */
async function windowOf(setting: ListSetting, counted: Counted, window: Window): Promise<AnyRecord[]> {
  const { runSql, orders, paths } = setting;
  const { collection, compiled, context, totalItems } = counted;
  const { limit = totalItems, offset = 0 } = window;
  const params = [...counted.params, ...paramsOf(compiled.orderBy, context)];
  const pageRows = (await paths.readsOnlyPage({ runSql, collection, compiled, context }))
    ? Math.min(offset + limit, totalItems)
    : totalItems;
  const ids = await orders.ids({ compiled, params, totalItems, pageRows }, () =>
    selectIds(runSql, collection, compiled, context),
  );
  const wanted = ids?.slice(offset, offset + limit);
  const rows = wanted && (await selectKnown(runSql, collection, compiled, { context, ids: wanted }));
  return rows?.length === wanted?.length && rows ? rows : selectPage(setting, counted, window);
}

/** Computed in 64 bits: a very large page number overflows, as in PocketBase. */
function offsetOf(page: number, perPage: number): number {
  const offset = BigInt.asIntN(64, (BigInt(page) - 1n) * BigInt(perPage));
  return offset < 0n ? 0 : Math.min(Number(offset), Number.MAX_SAFE_INTEGER);
}

function ruleOf(collection: Collection, info: RequestInfo): FilterText[] {
  if (info.isSuperuser) return [];
  const rule = collection.rules.list;
  if (rule === null) throw new Error(`${collection.name} may only be listed by superusers: the caller must refuse it`);
  return [{ text: rule, trust: 'rule' }];
}
