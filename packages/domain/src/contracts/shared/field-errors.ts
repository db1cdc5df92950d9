import { type RefusalCode, refusalOfText } from '../../refusals.ts';
import type { z } from '../../schema.ts';

/**
 * Error of one field, in the shape of the record API. `key` is the text of the form's message, where it has one, and
 * `maximum` the limit that the text names.
 */
export interface FieldError {
  readonly code: string;
  readonly message: string;
  readonly key?: string;
  readonly maximum?: number;
}

type Parsed = Pick<z.core.$ZodError, 'issues'>;
type Issue = Parsed['issues'][number];

const textKey = /^[a-z-]+:[a-z0-9.-]+$/;

function errorOf(issue: Issue): FieldError {
  const code = `validation_${issue.code}`;
  if (!textKey.test(issue.message)) return { code, message: issue.message };
  const limit = issue.code === 'too_big' ? { maximum: Number(issue.maximum) } : {};
  return { code, message: 'Invalid value.', key: issue.message, ...limit };
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
