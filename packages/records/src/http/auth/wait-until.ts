import { ApiError } from '../../core/errors.ts';
import type { RecordApi } from '../api-context.ts';

/** A 429 with the seconds to wait (`data.retryAfter`, and the header `Retry-After`). */
export function waitUntil(api: RecordApi, until: Date, message?: string): ApiError {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - api.now().getTime()) / 1000));
  return new ApiError(429, message, { retryAfter });
}
