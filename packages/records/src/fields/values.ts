import type { SqlValue } from '../core/sql-value.ts';
import { asText } from './as-text.ts';
import type { ColumnKind, Modifiers } from './field-type.ts';

/** Options of select, relation and file: one value or a list. */
export interface ManyOptions {
  /** A value above 1 makes the field a list. Default 1. */
  readonly maxSelect?: number;
}

/** Whether a field with these options holds a list. */
export const isMany = (options: object): boolean => 'maxSelect' in options && Number(options.maxSelect) > 1;

/** Converts one value, several, or the text of a JSON list to a list without duplicates, in order. */
export function toValues<T>(raw: unknown, toValue: (item: unknown) => T): T[] {
  const items = Array.isArray(raw) ? raw : (parseList(raw) ?? [raw]);
  return [...new Set(items.map(toValue).filter((item) => item !== ''))];
}

function parseList(raw: unknown): unknown[] | undefined {
  if (typeof raw !== 'string' || !raw.startsWith('[')) return undefined;
  try {
    const parsed: unknown = JSON.parse(raw);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** A list for a multiple field, else the last value or empty. */
export function settle<T>(values: readonly T[], options: ManyOptions): readonly T[] | T | '' {
  return isMany(options) ? values : (values.at(-1) ?? '');
}

/** Creates the modifiers of a list type; items are parsed by `toValue` and compared by `keyOf`. */
export function listModifiers<T>(
  toValue: (item: unknown) => T,
  keyOf: (item: T) => unknown = (item) => item,
): Modifiers<ManyOptions> {
  const read = (raw: unknown) => toValues(raw, toValue);
  return {
    append: (current, operand, options) => settle([...new Set([...read(current), ...read(operand)])], options),
    // A single-valued field takes the last one: its previous value.
    prepend: (current, operand, options) => settle([...new Set([...read(operand), ...read(current)])], options),
    remove: (current, operand, options) => {
      const gone = new Set(read(operand).map(keyOf));
      return settle(
        read(current).filter((item) => !gone.has(keyOf(item))),
        options,
      );
    },
  };
}

/** Column behaviour of one text or a JSON list of texts. */
export const valuesColumn = {
  column: (options: ManyOptions): ColumnKind => (isMany(options) ? 'list' : 'text'),
  toColumn: (value: unknown, options: ManyOptions): SqlValue =>
    isMany(options) ? JSON.stringify(value ?? []) : asText(value),
  fromColumn: (stored: SqlValue, options: ManyOptions): unknown =>
    isMany(options) ? toValues(stored, asText) : stored === null ? '' : String(stored),
};
