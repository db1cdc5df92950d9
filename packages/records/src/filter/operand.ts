import type { Collection } from '../collection/collection.ts';
import type { Bind, Fragment } from './fragment.ts';
import type { QueryCost } from './row-counts.ts';

/**
 * Rows that a path joins to the record: elements of a list, records of a back relation, another collection.
 * A record without any is joined once with NULLs. Paths with the same prefix share one source, so that two
 * comparisons of one filter apply to the same row.
 */
export interface Source {
  readonly key: string;
  readonly order: number;
  readonly parents: readonly Source[];
  /** `"comments" AS "j1"`. */
  readonly table: Fragment;
  readonly on: Fragment;
  /** Estimated rows per row of its parents: typical and maximum. */
  readonly usual: QueryCost;
  readonly most: QueryCost;
}

export type Column = (name: string) => Fragment;

/** The record that a path refers to: at most one record of a collection for each row of the sources. */
export interface RecordRef {
  readonly collection: Collection;
  readonly key: string;
  readonly sources: readonly Source[];
  /** True when there can be several rows: a comparison without `?` must then match all of them. */
  readonly multi: boolean;
  readonly hops: number;
  /** Value of a column; NULL when there is no record. */
  readonly column: Column;
  /** A condition on the record, false when there is none. Absent where `column` is equally efficient. */
  readonly where?: (condition: (column: Column) => Fragment) => Fragment;
  /** The queried record's own column that `where` compares. Absent where there is none. */
  readonly via?: string;
}

export type ValueKind = 'number' | 'bool' | 'text' | 'json';

/** One side of a comparison as SQL. */
export interface Operand {
  readonly value: Fragment;
  readonly kind: ValueKind;
  readonly sources: readonly Source[];
  readonly multi: boolean;
  /** True when the value is NULL for a missing row. */
  readonly keepsNull: boolean;
  /** For a constant, known at compile time: NULL, empty text, or neither. */
  readonly known?: 'null' | 'empty' | 'full';
  /** The constant, where it is a parameter. */
  readonly constant?: Bind;
  /** An integer constant, also as text. */
  readonly isWhole?: boolean;
  /** NULL and empty text are different (JSON). */
  readonly strict?: boolean;
  /** Not a column: text that it is compared with is not converted. */
  readonly isComputed?: boolean;
  /** Additional condition of every comparison: private e-mails. */
  readonly guard?: Fragment;
  /** The comparison as a condition on the related record, so that the database can start from its index. */
  readonly where?: (condition: (value: Fragment) => Fragment) => Fragment;
  /** The queried record's own relation that `where`, or else `value`, reads. */
  readonly via?: string;
}
