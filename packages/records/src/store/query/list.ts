import type { Collection } from '../../collection.ts';
import type { Compiler } from '../../filter/cache.ts';
import type { FilterText } from '../../filter/compile.ts';
import { paramsOf } from '../../filter/run.ts';
import type { AnyRecord } from '../../hooks.ts';
import { type Ask, contextOf } from '../../rules/check.ts';
import type { RequestInfo } from '../../rules/request-info.ts';
import { readListParams } from './list-params.ts';
import { countRows, selectRows } from './select.ts';
import type { TotalCache } from './total-cache.ts';

export interface ListSetting {
  readonly compiler: Compiler;
  readonly ask: Ask;
  readonly totals: TotalCache;
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
 * Errors: 400 for paging, filter or sort that cannot be read; 403 for a client's `@request.`. Source: record API 3.
 */
export async function listRows(setting: ListSetting, collection: Collection, info: RequestInfo): Promise<RowPage> {
  const { compiler, ask, totals, strict, now } = setting;
  const { page, perPage, skipTotal, sort, filter } = readListParams(info.query);
  const context = contextOf({ info, now });
  const trust = info.isSuperuser ? 'superuser' : 'client';
  const filters: FilterText[] = [...ruleOf(collection, info), { text: filter, trust }];
  const compiled = compiler.compile({ collection, filters, sort: { text: sort, trust }, strict }, context);
  const window = { context, limit: perPage, offset: offsetOf(page, perPage) };
  const rows = await selectRows(ask, collection, compiled, window);
  if (skipTotal) return { rows, page, perPage, totalItems: -1, totalPages: -1 };
  const params = paramsOf(compiled.where, context);
  const totalItems = await totals.count(compiled, params, () => countRows(ask, collection, compiled, context));
  return { rows, page, perPage, totalItems, totalPages: Math.ceil(totalItems / perPage) };
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
