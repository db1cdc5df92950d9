import { ApiError } from '../core/errors.ts';

/**
 * An invalid filter or sort. The client receives the same 400 for every reason.
 * Source: docs/reference/record-api.md 4.1.
 */
export class FilterError extends ApiError {
  /** Reason, for logs and tests; never part of the response. */
  readonly reason: string;

  constructor(reason: string) {
    super(400);
    this.name = 'FilterError';
    this.reason = reason;
  }
}
