import type { Field, FieldOptions } from './field.ts';
import { required } from './field-errors.ts';
import type { FieldBehaviour } from './field-type.ts';

/** Yes or no; `required` means that it must be true. */
export function bool(options: FieldOptions = {}): Field<boolean, boolean, 'bool'> {
  return { type: 'bool', options: { ...options } };
}

const trueTexts = new Set(['1', 't', 'T', 'true', 'TRUE', 'True']);

function toBool(raw: unknown): boolean {
  if (typeof raw === 'string') return trueTexts.has(raw);
  return raw === true || (typeof raw === 'number' && raw !== 0 && !Number.isNaN(raw));
}

export const boolType: FieldBehaviour = {
  column: () => 'bool',
  normalise: toBool,
  validate: (value, options) => (options.required && value !== true ? required : undefined),
  toColumn: (value) => (value === true ? 1 : 0),
  fromColumn: (stored) => Boolean(stored),
};
