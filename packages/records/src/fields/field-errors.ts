import type { FieldError } from '../core/errors.ts';

/** Errors that several types share; those of one type are in its file. Source: docs/reference/record-api.md 6.2. */
export const required: FieldError = { code: 'validation_required', message: 'Cannot be blank.' };
export const invalidFormat: FieldError = { code: 'validation_invalid_format', message: 'Invalid value format.' };
export const notUnique: FieldError = { code: 'validation_not_unique', message: 'Value must be unique.' };
export const missingRelations: FieldError = {
  code: 'validation_missing_rel_records',
  message: 'Failed to find all relation records with the provided ids.',
};

export const tooManyValues = (maxSelect: number): FieldError => ({
  code: 'validation_too_many_values',
  message: `Select no more than ${maxSelect}.`,
  params: { maxSelect },
});

/** Messages end with a full stop, and once; spaces at the ends go. */
export function sentence(text: string): string {
  // U+FEFF is no space to the wire, U+0085 is.
  const bare = text.replaceAll(/^[\t-\r \u0085\p{Z}]+|[\t-\r \u0085\p{Z}]+$/gu, '');
  return /[.!?]$/.test(bare) ? bare : `${bare}.`;
}
