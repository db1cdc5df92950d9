import type { FieldError } from '../core/errors.ts';
import { asText, characterCount, textColumn } from './as-text.ts';
import type { Field, FieldOptions } from './field.ts';
import { invalidFormat, required } from './field-errors.ts';
import type { FieldBehaviour, ValidateContext } from './field-type.ts';

export interface TextOptions extends FieldOptions {
  /** Characters; an empty text passes unless `required`. */
  readonly min?: number;
  /** Characters. Default 5000. */
  readonly max?: number;
  /** Regular expression; applies to non-empty texts. */
  readonly pattern?: string;
  /** A simple pattern that fills an empty text on create, and `name:autogenerate`. */
  readonly autogenerate?: string;
  /** The record's id. */
  readonly primaryKey?: boolean;
}

/** Plain text. */
export function text(options: TextOptions = {}): Field<string, string, 'text'> {
  return { type: 'text', options: { ...options } };
}

const defaultMax = 5000;

export const textType: FieldBehaviour<TextOptions> = {
  ...textColumn,
  normalise: asText,
  validate(value, options, context) {
    const text = value as string;
    if (options.primaryKey) {
      const error = validateId(text, context);
      if (error) return error;
    }
    if (text === '') return options.required ? required : undefined;
    return validateLength(text, options) ?? validatePattern(text, options.pattern);
  },
};

function validateId(id: string, { before }: ValidateContext): FieldError | undefined {
  if (before && before.id !== id) {
    return { code: 'validation_pk_change', message: 'The record primary key cannot be changed.' };
  }
  const forbidden = ['/', '\\'].find((character) => id.includes(character));
  if (forbidden === undefined) return undefined;
  return {
    code: 'validation_pk_forbidden',
    message: 'The record primary key contains forbidden characters.',
    params: { forbidden },
  };
}

function validateLength(value: string, { min = 0, max = defaultMax }: TextOptions): FieldError | undefined {
  // A text has at most as many characters as UTF-16 units, and at least half as many: most need no count.
  if (value.length >= min * 2 && value.length <= max) return undefined;
  const length = characterCount(value);
  if (length < min) {
    return {
      code: 'validation_min_text_constraint',
      message: `Must be at least ${min} character(s).`,
      params: { min },
    };
  }
  if (length <= max) return undefined;
  return {
    code: 'validation_max_text_constraint',
    message: `Must be no more than ${max} character(s).`,
    params: { max },
  };
}

const patterns = new Map<string, RegExp>();

/** Shared with password. Patterns come from declarations, so the cache is bounded. */
export function validatePattern(value: string, pattern: string | undefined): FieldError | undefined {
  if (!pattern) return undefined;
  let compiled = patterns.get(pattern);
  if (!compiled) {
    compiled = new RegExp(pattern, 'u');
    patterns.set(pattern, compiled);
  }
  return compiled.test(value) ? undefined : invalidFormat;
}
