import { readDate } from '../core/date-text.ts';
import { textColumn } from './as-text.ts';
import type { Field, FieldOptions } from './field.ts';
import type { FieldBehaviour } from './field-type.ts';

export interface AutodateOptions extends FieldOptions {
  readonly onCreate?: boolean;
  readonly onUpdate?: boolean;
}

/** A date set by the store on create or update; written values are ignored. */
export function autodate(options: AutodateOptions = { onCreate: true }): Field<string, never, 'autodate'> {
  return { type: 'autodate', options: { ...options } };
}

export const autodateType: FieldBehaviour<AutodateOptions> = {
  ...textColumn,
  normalise: readDate,
  validate: () => undefined,
};
