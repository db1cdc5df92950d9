import type { DialectSql, ValueType } from '../dialect/dialect.ts';
import type { Fragment } from './fragment.ts';
import type { Operand, ValueKind } from './operand.ts';
import { orderSigns, type Question } from './operators.ts';
import { late, raw, wrap } from './sql.ts';

/** Two sides of a comparison, of one type, with what stands for "no value" among its values. */
export interface Aligned {
  readonly left: Operand;
  readonly right: Operand;
  readonly empty: Fragment;
}

const types: Readonly<Record<ValueKind, ValueType>> = { text: 'text', number: 'number', bool: 'number', json: 'any' };

/**
 * Where the database's values have static types, brings both sides to one: as SQLite does it, whose columns turn what
 * they meet into their own type and whose numbers come before its texts.
 */
export function align(dialectSql: DialectSql, question: Question, left: Operand, right: Operand): Aligned {
  const { convert, bytewise, empty } = dialectSql;
  if (!convert || !bytewise || !empty) return { left, right, empty: raw(`''`) };
  const type = commonType(question, left, right);
  const isOrder = orderSigns[question] !== undefined && type === 'text';
  const brought = (side: Operand, other: Operand): Operand => {
    if (side.known === 'null') return side;
    const value = converted(dialectSql, question, { side, other, type });
    return { ...side, value: isOrder ? wrap(bytewise, value) : value };
  };
  return { left: brought(left, right), right: brought(right, left), empty: raw(empty[type]) };
}

/** A value as text, as a number or as either. */
export function as(dialectSql: DialectSql, operand: Operand, type: ValueType): Fragment {
  const { convert } = dialectSql;
  if (!convert) return operand.value;
  const { constant, isWhole } = operand;
  if (isWhole && constant && type === 'text')
    return { ...late((context) => String(constant(context))), sql: convert('?', 'text', 'text') };
  const from = types[operand.kind];
  // A parameter alone has no type yet.
  if (operand.value.sql === '?') return { ...operand.value, sql: parameter(convert, from, type) };
  return wrap((value) => convert(value, from, type), operand.value);
}

function parameter(convert: NonNullable<DialectSql['convert']>, from: ValueType, to: ValueType): string {
  return to === 'text' || from === to ? convert('?', from, to) : convert(convert('?', from, from), from, to);
}

function commonType(question: Question, left: Operand, right: Operand): ValueType {
  const [a, b] = [types[left.kind], types[right.kind]];
  const isEquality = question === 'equal' || question === 'unequal';
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
/** A value out of JSON takes the type of the column that it meets. */
const isFree = (side: Operand): boolean => side.kind === 'json' && !side.known;
/** A number that no column holds. */
const isCount = (side: Operand): boolean => types[side.kind] === 'number' && side.isComputed === true;
const isNumberConstant = (side: Operand): boolean => types[side.kind] === 'number' && side.known !== undefined;

function converted(
  dialectSql: DialectSql,
  question: Question,
  { side, other, type }: { side: Operand; other: Operand; type: ValueType },
): Fragment {
  const { guess } = dialectSql;
  const meetsNumber = types[other.kind] === 'number' && !other.known && !other.isComputed;
  const reads = type === 'any' && types[side.kind] === 'text' && meetsNumber;
  if (guess && type === 'any' && isFree(side) && meetsNumber) return wrap(guess, as(dialectSql, side, 'any'));
  // A number column reads texts that look like numbers, except where both sides are wrapped to compare what is empty.
  if (guess && reads && (side.constant || orderSigns[question] !== undefined))
    return wrap(guess, as(dialectSql, side, 'text'));
  return as(dialectSql, side, type);
}
