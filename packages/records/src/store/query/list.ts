import type { Collection } from '../../collection/collection.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import type { SqlValue } from '../../core/sql-value.ts';
import type { Compiler } from '../../filter/cache.ts';
import type { Compiled, FilterText } from '../../filter/compile.ts';
import type { BindContext } from '../../filter/fragment.ts';
import { paramsOf } from '../../filter/run.ts';
import { contextOf, type RunSql } from '../../rules/check.ts';
import type { Bounds } from './bounds.ts';
import { readListParams } from './list-params.ts';
import type { OrderCache } from './order-cache.ts';
import { countRows, selectIds, selectKnown, selectRows, type Window } from './select.ts';
import type { TotalCache } from './total-cache.ts';

export interface ListSetting {
  readonly compiler: Compiler;
  readonly ask: RunSql;
  readonly totals: TotalCache;
  readonly orders: OrderCache;
  readonly bounds: Bounds;
  readonly strict: boolean;
  readonly now: Date;
}

/** One page of records, not yet shaped for their reader. `-1` where no total was asked for. */
export interface RowPage {
  readonly rows: readonly AnyRecord[];
  readonly page: number;
  readonly perPage: number;
  readonly totalItems: number;
  readonly totalPages: number;
}

/**
 * A page of what the list rule and the request's filter let through; a null rule is refused before.
 * Errors: 400 for paging, filter or sort that cannot be read; 403 for a client's `@request.`.
 * Source: docs/reference/record-api.md 3.
 */
export async function listRows(setting: ListSetting, collection: Collection, info: RequestInfo): Promise<RowPage> {
  const { compiler, totals, strict, now } = setting;
  const { page, perPage, skipTotal, sort, filter } = readListParams(info.query);
  const context = contextOf({ info, now });
  const trust = info.isSuperuser ? 'superuser' : 'client';
  const filters: FilterText[] = [...ruleOf(collection, info), { text: filter, trust }];
  const compiled = compiler.compile({ collection, filters, sort: { text: sort, trust }, strict }, context);
  // Rules are the program's own: only what comes from outside is bounded.
  const ask = filter === '' && sort === '' ? setting.ask : await setting.bounds.ask(compiled);
  const window = { limit: perPage, offset: offsetOf(page, perPage) };
  if (skipTotal) {
    const rows = await selectRows(ask, collection, compiled, { ...window, context });
    return { rows, page, perPage, totalItems: -1, totalPages: -1 };
  }
  const params = paramsOf(compiled.where, context);
  const totalItems = await totals.count(compiled, params, () => countRows(ask, collection, compiled, context));
  const rows = await windowOf({ ...setting, ask }, { collection, compiled, context, params, totalItems }, window);
  return { rows, page, perPage, totalItems, totalPages: Math.ceil(totalItems / perPage) };
}

interface Counted {
  readonly collection: Collection;
  readonly compiled: Compiled;
  readonly context: BindContext;
  /** Of the condition. */
  readonly params: readonly SqlValue[];
  readonly totalItems: number;
}

/** A page by remembered ids where there are any. A record that is gone since shows that they are old. */
async function windowOf({ ask, orders }: ListSetting, counted: Counted, window: Window): Promise<AnyRecord[]> {
  const { collection, compiled, context, totalItems } = counted;
  const params = [...counted.params, ...paramsOf(compiled.orderBy, context)];
  const ids = await orders.ids({ compiled, params, totalItems }, () => selectIds(ask, collection, compiled, context));
  const { limit = totalItems, offset = 0 } = window;
  const wanted = ids?.slice(offset, offset + limit);
  const rows = wanted && (await selectKnown(ask, collection, compiled, { context, ids: wanted }));
  return rows?.length === wanted?.length && rows ? rows : selectRows(ask, collection, compiled, { ...window, context });
}

/** In 64 bits: a page far beyond all pages comes round again. */
function offsetOf(page: number, perPage: number): number {
  const offset = BigInt.asIntN(64, (BigInt(page) - 1n) * BigInt(perPage));
  return offset < 0n ? 0 : Math.min(Number(offset), Number.MAX_SAFE_INTEGER);
}

function ruleOf(collection: Collection, info: RequestInfo): FilterText[] {
  if (info.isSuperuser) return [];
  const rule = collection.rules.list;
  if (rule === null)
    throw new Error(`${collection.name} may only be listed by superusers: refused before it comes here`);
  return [{ text: rule, trust: 'rule' }];
}
