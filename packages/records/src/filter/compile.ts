import type { Collection } from '../collection/collection.ts';
import { ApiError } from '../core/errors.ts';
import type { DialectSql } from '../dialect/dialect.ts';
import type { Catalogue } from './catalogue.ts';
import { compileTree } from './compile-tree.ts';
import { type Condition, renderCondition } from './condition.ts';
import { FilterError } from './filter-error.ts';
import type { BindContext, Fragment } from './fragment.ts';
import { parseFilter } from './parse.ts';
import { rootPlace } from './place.ts';
import { costOf } from './query-cost.ts';
import type { QueryCost } from './row-counts.ts';
import type { Finding, Scope, Shared, Trust } from './scope.ts';
import { compileSort } from './sort.ts';
import { raw } from './sql.ts';

/** Most comparisons and bytes of a filter from outside. Source: docs/reference/record-api.md 3. */
export const maxFilterComparisons = 200;
export const maxFilterBytes = 3500;

/** Name of the asked records inside the SQL. */
export const rootAlias = 'r';

export interface FilterText {
  readonly text: string;
  readonly trust: Trust;
}

export interface CompileRequest {
  readonly collection: Collection;
  /** All must hold; an empty text says nothing. */
  readonly filters: readonly FilterText[];
  readonly sort?: FilterText;
  readonly strict: boolean;
}

/** A question's SQL, with what it depends on. */
export interface Compiled {
  /** Condition over the alias `r`. */
  readonly where: Fragment;
  readonly orderBy: Fragment;
  /** Names of all collections whose rows can change the answer. */
  readonly tables: ReadonlySet<string>;
  /** Depends on the clock. */
  readonly volatile: boolean;
  /** What looking at one record costs. */
  readonly cost: QueryCost;
  /** Fits requests that give the same answers. */
  readonly findings: readonly Finding[];
}

interface Setting {
  readonly catalogue: Catalogue;
  readonly dialectSql: DialectSql;
  readonly context: BindContext;
}

/** Texts to SQL for one kind of request. Errors: FilterError (400), or 403 for `@request.` in a client's text. */
export function compileQuestion(setting: Setting, request: CompileRequest): Compiled {
  const shared: Shared = {
    context: setting.context,
    findings: [],
    tables: new Set([request.collection.name]),
    aliases: 0,
    volatile: false,
    sortCost: [],
  };
  const scope = scopeFor(setting, shared, request.collection, rootAlias, request.strict);
  const conditions = request.filters.filter(({ text }) => text !== '').map((filter) => compileText(scope, filter));
  const sort = request.sort ?? { text: '', trust: 'program' };
  checkForeign(sort);
  const orderBy = compileSort({ ...scope, trust: sort.trust }, sort.text, rootAlias);
  const whole: Condition = { kind: 'and', parts: conditions };
  return {
    where: conditions.length === 0 ? raw('TRUE') : renderCondition(whole),
    orderBy,
    tables: shared.tables,
    volatile: shared.volatile,
    cost: (counts) => shared.sortCost.reduce((total, cost) => total + cost(counts), 1) + costOf(whole, counts),
    findings: shared.findings,
  };
}

function scopeFor(setting: Setting, shared: Shared, collection: Collection, alias: string, strict: boolean): Scope {
  return {
    catalogue: setting.catalogue,
    dialectSql: setting.dialectSql,
    trust: 'rule',
    strict,
    root: rootPlace(collection, alias),
    sources: new Map(),
    shared,
    ruleOn: (target, rule, at) =>
      renderCondition(compileText(scopeFor(setting, shared, target, at, false), { text: rule, trust: 'rule' })),
  };
}

function compileText(scope: Scope, filter: FilterText): Condition {
  const outside = filter.trust === 'client' || filter.trust === 'superuser';
  checkForeign(filter);
  if (outside && Buffer.byteLength(filter.text) > maxFilterBytes) throw new FilterError('filter too long');
  const limits = outside ? { maxComparisons: maxFilterComparisons } : {};
  const tree = parseFilter(filter.text, { ...limits, places: filter.trust === 'program' });
  return compileTree({ ...scope, trust: filter.trust }, tree);
}

/** Refused by its mere text, even inside quotes. Source: docs/reference/record-api.md 4.8. */
function checkForeign({ text, trust }: FilterText): void {
  if (trust !== 'client') return;
  for (const word of ['@request.', '@collection.']) {
    if (text.includes(word)) throw new ApiError(403, `Only superusers can filter by ${word}`);
  }
}
