import { ApiError } from '../core/errors.ts';

/**
 * A filter or sort that cannot be answered. One and the same 400 whatever the reason.
 * Source: docs/reference/record-api.md 4.1.
 */
export class FilterError extends ApiError {
  /** What was wrong, for logs and tests; never part of the answer. */
  readonly reason: string;

  constructor(reason: string) {
    super(400);
    this.name = 'FilterError';
    this.reason = reason;
  }
}
