import type { RequestInfo } from '../rules/request-info.ts';
import type { SqlValue } from '../store/dialect/dialect.ts';
import type { FilterValues } from '../store/records.ts';

/** What is known only when a compiled filter runs. */
export interface BindContext {
  readonly request: RequestInfo;
  readonly values: FilterValues;
  /** One clock reading for all date macros of a request. */
  readonly now: Date;
}

export type Bind = (context: BindContext) => SqlValue;

/**
 * A piece of SQL with its late-bound parameters, in the order of its `?`.
 * User text is only ever a bind, never in `sql`. Compiled once per text and collection, then cached.
 */
export interface Fragment {
  readonly sql: string;
  readonly binds: readonly Bind[];
}
