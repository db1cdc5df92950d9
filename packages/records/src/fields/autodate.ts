import { readDate } from '../core/date-text.ts';
import { textColumn } from './as-text.ts';
import type { Field, FieldOptions } from './field.ts';
import type { FieldBehaviour } from './field-type.ts';

export interface AutodateOptions extends FieldOptions {
  readonly onCreate?: boolean;
  readonly onUpdate?: boolean;
}

/** A moment that the store sets by itself; what is written to it is ignored. */
export function autodate(options: AutodateOptions = { onCreate: true }): Field<string, never, 'autodate'> {
  return { type: 'autodate', options: { ...options } };
}

export const autodateType: FieldBehaviour<AutodateOptions> = {
  ...textColumn,
  normalise: readDate,
  validate: () => undefined,
};
