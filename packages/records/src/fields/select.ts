import { asText } from './as-text.ts';
import type { Field, FieldOptions } from './field.ts';
import { required, sentence, tooManyValues } from './field-errors.ts';
import type { FieldBehaviour } from './field-type.ts';
import { listModifiers, type ManyOptions, settle, toValues, valuesColumn } from './values.ts';

export interface SelectOptions extends FieldOptions, ManyOptions {}

type SelectValue<V extends string, O extends SelectOptions> = O extends { maxSelect: infer Max }
  ? Max extends 0 | 1
    ? Single<V, O>
    : V[]
  : Single<V, O>;
type Single<V extends string, O extends SelectOptions> = O extends { required: true } ? V : V | '';

/** One of some values, or with `maxSelect` above 1 a list of them. */
export function select<const V extends string, const O extends SelectOptions = Record<never, never>>(
  values: readonly V[],
  options?: O,
): Field<SelectValue<V, O>, SelectValue<V, O>, 'select'> {
  return { type: 'select', options: { ...options, values } };
}

type StoredOptions = SelectOptions & { readonly values?: readonly string[] };

export const selectType: FieldBehaviour<StoredOptions> = {
  ...valuesColumn,
  normalise: (raw, options) => settle(toValues(raw, asText), options),
  validate(value, options) {
    const chosen = toValues(value, asText);
    if (chosen.length === 0) return options.required ? required : undefined;
    const max = options.maxSelect || 1;
    if (chosen.length > max) return tooManyValues(max);
    const unknown = chosen.find((item) => !options.values?.includes(item));
    if (unknown === undefined) return undefined;
    return {
      code: 'validation_invalid_value',
      message: sentence(`Invalid value ${unknown}`),
      params: { value: unknown },
    };
  },
  modifiers: listModifiers(asText),
};
