import type { Collection } from '../collection/collection.ts';
import type { Bind, Fragment } from './fragment.ts';
import type { QueryCost } from './row-counts.ts';

/**
 * Rows that a path brings in beside the record: elements of a list, records of a back relation, another collection.
 * A record without any is joined once with NULLs. Paths with the same beginning share one source, so that two
 * comparisons in one filter speak about the same row.
 */
export interface Source {
  readonly key: string;
  readonly order: number;
  readonly parents: readonly Source[];
  /** `"comments" AS "j1"`. */
  readonly table: Fragment;
  readonly on: Fragment;
  /** Rows for each row before it: usually, and at most. For estimates of work. */
  readonly usual: QueryCost;
  readonly most: QueryCost;
}

export type Column = (name: string) => Fragment;

/** Where a path stands: one record (or none) of a collection, for each row of the sources. */
export interface Place {
  readonly collection: Collection;
  readonly key: string;
  readonly sources: readonly Source[];
  /** Can there be more than one row? Then a comparison without `?` must hold for all. */
  readonly multi: boolean;
  readonly hops: number;
  /** A column's value; NULL when there is no record. */
  readonly column: Column;
  /** A condition on the record, false when there is none; absent where `column` is as good. */
  readonly where?: (condition: (column: Column) => Fragment) => Fragment;
}

export type ValueKind = 'number' | 'bool' | 'text' | 'json';

/** One side of a comparison, ready for SQL. */
export interface Operand {
  readonly value: Fragment;
  readonly kind: ValueKind;
  readonly sources: readonly Source[];
  readonly multi: boolean;
  /** Is the value NULL when the row is missing? */
  readonly keepsNull: boolean;
  /** What is known before the statement runs: a constant that is NULL, empty text, or neither. */
  readonly known?: 'null' | 'empty' | 'full';
  /** The constant itself, where it is a parameter. */
  readonly constant?: Bind;
  /** A constant number without a fraction, also as text. */
  readonly isWhole?: boolean;
  /** Compared without mixing NULL and empty text (JSON). */
  readonly strict?: boolean;
  /** No column: text that it is compared with stays text. */
  readonly isComputed?: boolean;
  /** Must hold too, whatever the comparison: private e-mails. */
  readonly guard?: Fragment;
  /** The same comparison as a condition on the hopped record: lets the database start from the other side. */
  readonly where?: (condition: (value: Fragment) => Fragment) => Fragment;
}
