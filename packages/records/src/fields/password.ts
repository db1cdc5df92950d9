import type { FieldError } from '../core/errors.ts';
import { HashedPassword } from '../passwords/password.ts';
import { asText, characterCount, textColumn } from './as-text.ts';
import type { Field, FieldOptions } from './field.ts';
import { required } from './field-errors.ts';
import type { FieldBehaviour } from './field-type.ts';
import { validatePattern } from './text.ts';

export interface PasswordOptions extends FieldOptions {
  /** Characters of the plain text. */
  readonly min?: number;
  /** Characters. Default 71. */
  readonly max?: number;
  readonly pattern?: string;
}

/** A password stored as its hash; the plain text is validated as a `HashedPassword` and never stored. */
export function password(options: PasswordOptions = {}): Field<string, string | HashedPassword, 'password'> {
  return { type: 'password', options: { ...options, hidden: true } };
}

const defaultMax = 71;

export const passwordType: FieldBehaviour<PasswordOptions> = {
  ...textColumn,
  normalise: (raw) => (raw instanceof HashedPassword ? raw : asText(raw)),
  validate(value, options, { via }) {
    // A text is a stored hash: new passwords have been converted to a HashedPassword.
    const plain = value instanceof HashedPassword ? value.plain : value;
    // The program may create accounts that sign in without a password; the record API may not.
    if (plain === '') return options.required && via === 'api' ? required : undefined;
    return value instanceof HashedPassword ? validatePlain(value.plain, options) : undefined;
  },
  toColumn: (value) => (value instanceof HashedPassword ? (value.plain === '' ? '' : value.hash) : asText(value)),
};

function validatePlain(plain: string, { min = 0, max = defaultMax, pattern }: PasswordOptions): FieldError | undefined {
  const length = characterCount(plain);
  if (length < min) return { code: 'validation_min_text_constraint', message: `Must be at least ${min} character(s).` };
  if (length > max)
    return { code: 'validation_max_text_constraint', message: `Must be less than ${max} character(s).` };
  return validatePattern(plain, pattern);
}
