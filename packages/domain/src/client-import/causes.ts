/**
 * What can be wrong with a row. An `error` leaves the row out, a `warning` does not: a value is left out or mended, and
 * `skipped` rows repeat another one. The sentence of each is the text `client-import:causes.<name>`.
 */
export const importCauses = {
  'name-missing': 'error',
  'kind-unknown': 'error',
  'number-invalid': 'error',
  'country-missing': 'error',
  'country-unknown': 'error',
  'country-not-eu': 'error',
  'date-invalid': 'error',
  'email-invalid': 'error',
  'reference-missing': 'error',
  'text-too-long': 'error',
  'twice-differs': 'error',
  'example-row': 'error',
  'row-repeated': 'warning',
  'email-missing': 'warning',
  'contact-name-missing': 'warning',
  'phone-invalid': 'warning',
  'legal-form-unknown': 'warning',
  'deadline-past': 'warning',
  'zero-added': 'warning',
  'date-from-number': 'warning',
} as const satisfies Record<string, 'error' | 'warning'>;

export type ImportCause = keyof typeof importCauses;
export const importCauseNames = Object.keys(importCauses) as ImportCause[];

export const isImportError = (cause: ImportCause): boolean => importCauses[cause] === 'error';
