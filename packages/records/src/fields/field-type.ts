import type { FieldError } from '../core/errors.ts';
import type { AnyRecord, Via } from '../core/record.ts';
import type { SqlValue } from '../core/sql-value.ts';
import type { FieldOptions } from './field.ts';

/** How a value is stored: `list` is a JSON list that is never null, `json` any JSON value. */
export type ColumnKind = 'text' | 'number' | 'bool' | 'json' | 'list';

/** Context of the validation of a value. */
export interface ValidateContext {
  readonly name: string;
  /** The stored row, or null for a create. */
  readonly before: AnyRecord | null;
  readonly via: Via;
}

/** Key modifiers: `name+` appends, `+name` prepends, `name-` removes. `current` is normalised, `operand` raw. */
export interface Modifiers<O> {
  append?(current: unknown, operand: unknown, options: O): unknown;
  prepend?(current: unknown, operand: unknown, options: O): unknown;
  remove?(current: unknown, operand: unknown, options: O): unknown;
}

/** The behaviour of a field type; stateless, so that one object serves all fields of the type. */
export interface FieldBehaviour<O extends FieldOptions = FieldOptions> {
  column(options: O): ColumnKind;
  /**
   * Converts a raw value to the stored one; `undefined` and `null` become the unset value.
   * Source: docs/reference/record-api.md 2.2 and 6.1.
   */
  normalise(raw: unknown, options: O): unknown;
  /** Validates one normalised value; the store checks uniqueness and the existence of related records. */
  validate(value: unknown, options: O, context: ValidateContext): FieldError | undefined;
  toColumn(value: unknown, options: O): SqlValue;
  fromColumn(stored: SqlValue, options: O): unknown;
  readonly modifiers?: Modifiers<O>;
}
