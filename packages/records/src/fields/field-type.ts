import type { FieldError } from '../core/errors.ts';
import type { AnyRecord, Via } from '../core/record.ts';
import type { SqlValue } from '../core/sql-value.ts';
import type { FieldOptions } from './field.ts';

/** How a value is kept: `list` is a JSON list that is never null, `json` any JSON value. */
export type ColumnKind = 'text' | 'number' | 'bool' | 'json' | 'list';

/** What a value is validated against. */
export interface ValidateContext {
  readonly name: string;
  /** The stored row, or null for a create. */
  readonly before: AnyRecord | null;
  readonly via: Via;
}

/** What a key with a sign does: `name+` appends, `+name` prepends, `name-` removes. `current` is normalised, `operand` raw. */
export interface Modifiers<O> {
  append?(current: unknown, operand: unknown, options: O): unknown;
  prepend?(current: unknown, operand: unknown, options: O): unknown;
  remove?(current: unknown, operand: unknown, options: O): unknown;
}

/** The behaviour of a field type; stateless, so that one object serves all fields of the type. */
export interface FieldBehaviour<O extends FieldOptions = FieldOptions> {
  column(options: O): ColumnKind;
  /**
   * What a record holds for this raw value; `undefined` and `null` give the unset value.
   * Source: docs/reference/record-api.md 2.2 and 6.1.
   */
  normalise(raw: unknown, options: O): unknown;
  /** Looks at one normalised value alone; uniqueness and the existence of relations are the store's. */
  validate(value: unknown, options: O, context: ValidateContext): FieldError | undefined;
  toColumn(value: unknown, options: O): SqlValue;
  fromColumn(stored: SqlValue, options: O): unknown;
  readonly modifiers?: Modifiers<O>;
}
