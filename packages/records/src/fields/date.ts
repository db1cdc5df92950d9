import { readDate } from '../core/date-text.ts';
import type { FieldError } from '../core/errors.ts';
import { textColumn } from './as-text.ts';
import type { Field, FieldOptions } from './field.ts';
import { required } from './field-errors.ts';
import type { FieldBehaviour } from './field-type.ts';

export interface DateOptions extends FieldOptions {
  /** Any accepted date text, inclusive. */
  readonly min?: string;
  readonly max?: string;
}

/** A UTC date with milliseconds, as date text of the record API; empty when unset or invalid. */
export function date(options: DateOptions = {}): Field<string, string | Date, 'date'> {
  return { type: 'date', options: { ...options } };
}

export const dateType: FieldBehaviour<DateOptions> = {
  ...textColumn,
  normalise: readDate,
  validate(value, options) {
    const moment = value as string;
    if (moment === '') return options.required ? required : undefined;
    const min = readDate(options.min);
    const max = readDate(options.max);
    if (min && moment < min) return outOfRange('validation_min_greater_equal_than_required', 'no less', min);
    if (max && moment > max) return outOfRange('validation_max_less_equal_than_required', 'no greater', max);
    return undefined;
  },
};

function outOfRange(code: string, words: string, limit: string): FieldError {
  const [day = '', clock = ''] = limit.slice(0, -1).split(' ');
  const time = clock.replace(/0+$/, '').replace(/\.$/, '');
  return { code, message: `Must be ${words} than ${day} ${time} +0000 UTC.`, params: { threshold: `${day}T${time}Z` } };
}
