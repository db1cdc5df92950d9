import { type RefusalCode, refusalOfText } from '../../refusals.ts';
import type { z } from '../../schema.ts';

/**
 * Error of one field, in the shape of the record API. `key` is the text of the form's message, where it has one, and
 * `maximum` or `minimum` the limit that the text names.
 */
export interface FieldError {
  readonly code: string;
  readonly message: string;
  readonly key?: string;
  readonly maximum?: number;
  readonly minimum?: number;
}

type Parsed = Pick<z.core.$ZodError, 'issues'>;
type Issue = Parsed['issues'][number];

const textKey = /^[a-z-]+:[a-z0-9.-]+$/;

function errorOf(issue: Issue): FieldError {
  const code = `validation_${issue.code}`;
  if (!textKey.test(issue.message)) return { code, message: issue.message };
  return { code, message: 'Invalid value.', key: issue.message, ...limitOf(issue) };
}

function limitOf(issue: Issue): Pick<FieldError, 'maximum' | 'minimum'> {
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) };
  return issue.code === 'too_small' ? { minimum: Number(issue.minimum) } : {};
}

/** The first error of each field by its path, below `under`. */
export function fieldErrors({ issues }: Parsed, under = ''): Record<string, FieldError> {
  const found: Record<string, FieldError> = {};
  for (const issue of issues) {
    const field = [...(under === '' ? [] : [under]), ...issue.path.map(String)].join('.') || 'body';
    found[field] ??= errorOf(issue);
  }
  return found;
}

/** The refusal that the schema names for these errors; undefined if any of them is of another kind. */
export function refusalOfErrors({ issues }: Parsed): RefusalCode | undefined {
  const codes = issues.map(({ message }) => refusalOfText(message));
  return codes.includes(undefined) ? undefined : codes[0];
}
