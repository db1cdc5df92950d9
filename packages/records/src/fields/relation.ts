import { asText } from './as-text.ts';
import type { Field, FieldOptions } from './field.ts';
import { required, tooManyValues } from './field-errors.ts';
import type { FieldBehaviour } from './field-type.ts';
import { listModifiers, type ManyOptions, settle, toValues, valuesColumn } from './values.ts';

export interface RelationOptions extends FieldOptions, ManyOptions {
  /** An empty list passes unless `required`. */
  readonly minSelect?: number;
  /** Deletes the record when the last record it refers to is deleted. */
  readonly cascadeDelete?: boolean;
}

type RelationValue<O extends RelationOptions> = O extends { maxSelect: infer Max }
  ? Max extends 0 | 1
    ? string
    : string[]
  : string;

/** Ids of records of another collection, given by name; the function form allows two collections to refer to each other. */
export function relation<const O extends RelationOptions = Record<never, never>>(
  target: string | (() => string),
  options?: O,
): Field<RelationValue<O>, RelationValue<O>, 'relation'> {
  // Resolved lazily: at the time of the declaration the other collection may not exist yet.
  const collection = { get: () => (typeof target === 'function' ? target() : target), enumerable: true };
  return { type: 'relation', options: Object.defineProperty({ ...options }, 'collection', collection) };
}

/** Name of the collection that a relation field points to. */
export function relationTarget(field: Field): string {
  return String(field.options['collection']);
}

export const relationType: FieldBehaviour<RelationOptions> = {
  ...valuesColumn,
  normalise: (raw, options) => settle(toValues(raw, asText), options),
  validate(value, options) {
    const ids = toValues(value, asText);
    if (ids.length === 0) return options.required ? required : undefined;
    const { minSelect = 0 } = options;
    if (ids.length < minSelect) {
      return { code: 'validation_not_enough_values', message: `Select at least ${minSelect}.`, params: { minSelect } };
    }
    const max = options.maxSelect || 1;
    return ids.length > max ? tooManyValues(max) : undefined;
  },
  modifiers: listModifiers(asText),
};
