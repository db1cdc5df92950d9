import type { Field, FieldOptions } from './field.ts';
import { required } from './field-errors.ts';
import type { FieldBehaviour } from './field-type.ts';

export interface NumberOptions extends FieldOptions {
  /** Does not apply to 0, which is the unset value. */
  readonly min?: number;
  readonly max?: number;
  readonly onlyInt?: boolean;
}

/** A 64-bit float; 0 when unset, and `required` means non-zero. */
export function number(options: NumberOptions = {}): Field<number, number, 'number'> {
  return { type: 'number', options: { ...options } };
}

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const notNumber = /^[+-]?(?:inf(?:inity)?|nan)$/i;
/** A sign between digits that only helps the eye. */
const joint = /(?<=\d)_(?=\d)/g;

function toNumber(raw: unknown): number {
  if (typeof raw === 'boolean') return raw ? 1 : 0;
  const bare = typeof raw === 'string' ? raw.replaceAll(joint, '') : raw;
  const value = typeof bare === 'string' && decimal.test(bare) ? Number(bare) : bare;
  // `+ 0` turns -0 into 0.
  return typeof value === 'number' && Number.isFinite(value) ? value + 0 : 0;
}

const unformatted = {
  code: 'validation_not_a_number',
  message: 'The submitted number is not properly formatted.',
};

export const numberType: FieldBehaviour<NumberOptions> = {
  column: () => 'number',
  normalise: (raw) => (typeof raw === 'string' && notNumber.test(raw) ? Number.NaN : toNumber(raw)),
  validate(value, { required: isRequired, min, max, onlyInt }) {
    const n = value as number;
    if (Number.isNaN(n)) return unformatted;
    if (n === 0) return isRequired ? required : undefined;
    if (onlyInt && !(Number.isInteger(n) && Math.abs(n) < 2 ** 63)) {
      return { code: 'validation_only_int_constraint', message: 'Decimal numbers are not allowed.' };
    }
    if (min !== undefined && n < min) {
      return { code: 'validation_min_number_constraint', message: `Must be larger than ${min.toFixed(6)}.` };
    }
    if (max !== undefined && n > max) {
      return { code: 'validation_max_number_constraint', message: `Must be less than ${max.toFixed(6)}.` };
    }
    return undefined;
  },
  toColumn: (value) => toNumber(value),
  fromColumn: (stored) => toNumber(typeof stored === 'bigint' ? Number(stored) : stored),
  modifiers: {
    append: (current, operand) => toNumber(toNumber(current) + toNumber(operand)),
    remove: (current, operand) => toNumber(toNumber(current) - toNumber(operand)),
  },
};
