import type { FieldError } from '../core/errors.ts';

/** Errors shared by several types; those of one type are in its file. Source: docs/reference/record-api.md 6.2. */
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

/** Trims a message and ends it with exactly one full stop. */
export function sentence(text: string): string {
  // As in PocketBase, U+0085 is white space and U+FEFF is not.
  const bare = text.replaceAll(/^[\t-\r \u0085\p{Z}]+|[\t-\r \u0085\p{Z}]+$/gu, '');
  return /[.!?]$/.test(bare) ? bare : `${bare}.`;
}
