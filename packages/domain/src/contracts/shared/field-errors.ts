import type { z } from '../../schema.ts';

/** Error of one field, in the shape of the record API. `key` is the text of the form's message, where it has one. */
export interface FieldError {
  readonly code: string;
  readonly message: string;
  readonly key?: string;
}

const textKey = /^[a-z-]+:[a-z0-9.-]+$/;

/** The first error of each field by its path, below `under`. */
export function fieldErrors({ issues }: Pick<z.core.$ZodError, 'issues'>, under = ''): Record<string, FieldError> {
  const found: Record<string, FieldError> = {};
  for (const { path, code, message } of issues) {
    const field = [...(under === '' ? [] : [under]), ...path.map(String)].join('.') || 'body';
    found[field] ??= textKey.test(message)
      ? { code: `validation_${code}`, message: 'Invalid value.', key: message }
      : { code: `validation_${code}`, message };
  }
  return found;
}
