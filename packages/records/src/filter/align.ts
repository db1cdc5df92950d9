import type { DialectSql, ValueType } from '../dialect/dialect.ts';
import type { Fragment } from './fragment.ts';
import type { Operand, ValueKind } from './operand.ts';
import { type Comparison, orderSigns } from './operators.ts';
import { bindLater, raw, wrap } from './sql.ts';

/** Two sides of a comparison with a common type, and the value that represents "no value" in it. */
export interface Aligned {
  readonly left: Operand;
  readonly right: Operand;
  readonly empty: Fragment;
}

const types: Readonly<Record<ValueKind, ValueType>> = { text: 'text', number: 'number', bool: 'number', json: 'any' };

/**
 * Converts both sides to a common type on databases with static types. Follows SQLite's type affinity: a column
 * converts the other side to its own type, and numbers sort before texts.
 */
export function align(dialectSql: DialectSql, comparison: Comparison, left: Operand, right: Operand): Aligned {
  const { convert, bytewise, empty } = dialectSql;
  if (!convert || !bytewise || !empty) return { left, right, empty: raw(`''`) };
  const type = commonType(comparison, left, right);
  const isOrder = orderSigns[comparison] !== undefined && type === 'text';
  const brought = (side: Operand, other: Operand): Operand => {
    if (side.known === 'null') return side;
    const value = converted(dialectSql, comparison, { side, other, type });
    return { ...side, value: isOrder ? wrap(bytewise, value) : value };
  };
  return { left: brought(left, right), right: brought(right, left), empty: raw(empty[type]) };
}

/** Casts a value to text, to a number or to `any`. */
export function castTo(dialectSql: DialectSql, operand: Operand, type: ValueType): Fragment {
  const { convert } = dialectSql;
  if (!convert) return operand.value;
  const { constant, isWhole } = operand;
  if (isWhole && constant && type === 'text')
    return { ...bindLater((context) => String(constant(context))), sql: convert('?', 'text', 'text') };
  const from = types[operand.kind];
  // A parameter has no type of its own.
  if (operand.value.sql === '?') return { ...operand.value, sql: parameter(convert, from, type) };
  return wrap((value) => convert(value, from, type), operand.value);
}

function parameter(convert: NonNullable<DialectSql['convert']>, from: ValueType, to: ValueType): string {
  return to === 'text' || from === to ? convert('?', from, to) : convert(convert('?', from, from), from, to);
}

function commonType(comparison: Comparison, left: Operand, right: Operand): ValueType {
  const [a, b] = [types[left.kind], types[right.kind]];
  const isEquality = comparison === 'equal' || comparison === 'unequal';
  const says = (side: Operand) =>
    side.known === 'null' || (isEquality && side.known === 'empty' && !left.strict && !right.strict);
  if (says(left)) return b;
  if (says(right)) return a;
  if (a === b) return a;
  if (isTextColumn(left) && isNumberConstant(right)) return 'text';
  if (isTextColumn(right) && isNumberConstant(left)) return 'text';
  if ((isTextColumn(left) && isCount(right)) || (isTextColumn(right) && isCount(left))) return 'text';
  if ((isTextColumn(left) && isFree(right)) || (isTextColumn(right) && isFree(left))) return 'text';
  return 'any';
}

const isTextColumn = (side: Operand): boolean => types[side.kind] === 'text' && !side.known && !side.isComputed;
/** A value from JSON takes the type of the column it is compared with. */
const isFree = (side: Operand): boolean => side.kind === 'json' && !side.known;
/** A computed number. */
const isCount = (side: Operand): boolean => types[side.kind] === 'number' && side.isComputed === true;
const isNumberConstant = (side: Operand): boolean => types[side.kind] === 'number' && side.known !== undefined;

function converted(
  dialectSql: DialectSql,
  comparison: Comparison,
  { side, other, type }: { side: Operand; other: Operand; type: ValueType },
): Fragment {
  const { guess } = dialectSql;
  const meetsNumber = types[other.kind] === 'number' && !other.known && !other.isComputed;
  const reads = type === 'any' && types[side.kind] === 'text' && meetsNumber;
  if (guess && type === 'any' && isFree(side) && meetsNumber) return wrap(guess, castTo(dialectSql, side, 'any'));
  // A number column converts numeric texts, unless both sides are wrapped to compare empty values.
  if (guess && reads && (side.constant || orderSigns[comparison] !== undefined))
    return wrap(guess, castTo(dialectSql, side, 'text'));
  return castTo(dialectSql, side, type);
}
