import type { Collection } from '../collection/collection.ts';
import { ApiError } from '../core/errors.ts';
import type { DialectSql } from '../dialect/dialect.ts';
import type { Catalogue } from './catalogue.ts';
import { compileTree } from './compile-tree.ts';
import { type Condition, renderCondition } from './condition.ts';
import { FilterError } from './filter-error.ts';
import type { BindContext, Fragment } from './fragment.ts';
import { parseFilter } from './parse.ts';
import { costOf } from './query-cost.ts';
import { rootRef } from './record-ref.ts';
import type { QueryCost } from './row-counts.ts';
import type { Assumption, CompilationState, Scope, Trust } from './scope.ts';
import { compileSort } from './sort.ts';
import { raw } from './sql.ts';

/** Maximum comparisons and bytes of a client's filter. Source: docs/reference/record-api.md 3. */
export const maxFilterComparisons = 200;
export const maxFilterBytes = 3500;

/** SQL alias of the queried records. */
export const rootAlias = 'r';

export interface FilterText {
  readonly text: string;
  readonly trust: Trust;
}

export interface CompileRequest {
  readonly collection: Collection;
  /** All must match; an empty text matches every record. */
  readonly filters: readonly FilterText[];
  readonly sort?: FilterText;
  readonly strict: boolean;
}

/** The SQL of a query, and what its result depends on. */
export interface Compiled {
  /** Condition over the alias `r`. */
  readonly where: Fragment;
  readonly orderBy: Fragment;
  /** Names of all collections that the query reads. */
  readonly tables: ReadonlySet<string>;
  /** True when the result depends on the clock. */
  readonly volatile: boolean;
  /** Cost of evaluating one record. */
  readonly cost: QueryCost;
  /** `where`, divided: `listed` compares an indexed relation with one id or a list of ids, `rest` is everything else. */
  readonly parts?: { readonly listed: Fragment; readonly rest: Fragment };
  /** The compiled query is valid for requests that satisfy all of them. */
  readonly assumptions: readonly Assumption[];
}

interface Setting {
  readonly catalogue: Catalogue;
  readonly dialectSql: DialectSql;
  readonly context: BindContext;
}

/**
 * Compiles filters and sort to SQL for one shape of request.
 * @throws FilterError (400); ApiError 403 for `@request.` in a client's filter
 */
export function compileRequest(setting: Setting, request: CompileRequest): Compiled {
  const shared: CompilationState = {
    context: setting.context,
    assumptions: [],
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
    assumptions: shared.assumptions,
    ...partsOf(request.collection, whole),
  };
}

/** Separates a comparison over a relation with an index from the other conditions, if all must match. */
function partsOf({ indexes }: Collection, whole: Condition): Pick<Compiled, 'parts'> {
  const leaves = required(whole);
  const listed = leaves.find(
    (part) =>
      part.kind === 'leaf' &&
      part.via !== undefined &&
      indexes.some(({ columns, where }) => columns[0] === part.via && where === undefined),
  );
  if (listed?.kind !== 'leaf') return {};
  const others = leaves.filter((part) => part !== listed);
  const rest = others.length === 0 ? raw('TRUE') : renderCondition({ kind: 'and', parts: others });
  return { parts: { listed: listed.sql, rest } };
}

/** The conditions that all must match. */
function required(condition: Condition): readonly Condition[] {
  return condition.kind === 'and' ? condition.parts.flatMap(required) : [condition];
}

function scopeFor(
  setting: Setting,
  shared: CompilationState,
  collection: Collection,
  alias: string,
  strict: boolean,
): Scope {
  return {
    catalogue: setting.catalogue,
    dialectSql: setting.dialectSql,
    trust: 'rule',
    strict,
    root: rootRef(collection, alias),
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
  const tree = parseFilter(filter.text, { ...limits, placeholders: filter.trust === 'program' });
  return compileTree({ ...scope, trust: filter.trust }, tree);
}

/** Refuses the text wherever it occurs, also inside quotes. Source: docs/reference/record-api.md 4.8. */
function checkForeign({ text, trust }: FilterText): void {
  if (trust !== 'client') return;
  for (const prefix of ['@request.', '@collection.']) {
    if (text.includes(prefix)) throw new ApiError(403, `Only superusers can filter by ${prefix}`);
  }
}
