import type { RequestInfo } from '../core/request-info.ts';
import type { SqlValue } from '../core/sql-value.ts';

/** Values for `{:name}` in a filter. */
export type FilterValues = Readonly<Record<string, string | number | boolean | null | Date>>;

/** Values that are known only when a compiled filter runs. */
export interface BindContext {
  readonly request: RequestInfo;
  readonly values: FilterValues;
  /** One clock reading for all date macros of a request. */
  readonly now: Date;
}

export type Bind = (context: BindContext) => SqlValue;

/**
 * SQL with its late-bound parameters, in the order of its `?`.
 * User text is always a parameter, never in `sql`. Compiled once per text and collection, then cached.
 */
export interface Fragment {
  readonly sql: string;
  readonly binds: readonly Bind[];
}
