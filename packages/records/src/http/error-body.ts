import type { FastifyReply } from 'fastify';
import { isDiskFull } from '../core/disk-full.ts';
import { ApiError, DatabaseUnavailable, defaultMessages, type FieldError, OutcomeUnknown } from '../core/errors.ts';
import { isFileMissing, isStorageAway, storageRetrySeconds } from '../files/s3-refusal.ts';

const storageAway = 'The storage of files cannot be reached. Try again in a minute.';
const fileMissing = 'The file is missing in the storage. The administrator can restore it from a backup.';

/** The body of every error response. Source: docs/reference/record-api.md 1.3. */
export interface ErrorBody {
  readonly data: ApiError['data'];
  readonly message: string;
  readonly status: number;
}

/** Messages of the record API for errors of Fastify, by code. */
const frameworkErrors: Readonly<Record<string, ApiError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new ApiError(413),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new ApiError(400, 'Unsupported Content-Type.'),
  FST_REQ_FILE_TOO_LARGE: new ApiError(413),
};

/** Returns an ApiError unchanged, translates errors of the framework, and returns undefined for a defect. */
export function asApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (isDiskFull(error)) return new ApiError(507);
  if (isStorageAway(error)) return new ApiError(503, storageAway, { retryAfter: storageRetrySeconds });
  if (isFileMissing(error)) return new ApiError(404, fileMissing);
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  const known = frameworkErrors[code];
  if (known) return known;
  return statusCode >= 400 && statusCode < 500 ? new ApiError(statusCode, defaultMessages[statusCode]) : undefined;
}

export function errorBody(error: ApiError): ErrorBody {
  return { data: error.data, message: error.message, status: error.status };
}

/**
 * Sends an error body. A defect is logged and sent as 500 with the default message, without details.
 */
export function sendError(error: unknown, reply: FastifyReply): FastifyReply {
  const known = asApiError(error);
  if (!known) reply.log.error({ err: error }, 'request failed');
  if (known instanceof DatabaseUnavailable || known instanceof OutcomeUnknown)
    reply.log.error({ err: known.cause }, known.name);
  if (known?.message === storageAway) reply.log.error({ err: error }, 'the storage of files cannot be used');
  if (known?.message === fileMissing) reply.log.error({ err: error }, 'a stored file is missing');
  if (known?.status === 507) reply.log.error({ err: error }, 'the disk is full');
  const answer = known ?? new ApiError(500);
  const { retryAfter } = answer.data;
  // Of a file that could not be read.
  void reply.removeHeader('content-disposition');
  if (typeof retryAfter === 'number') void reply.header('retry-after', retryAfter);
  return reply.status(answer.status).type('application/json').send(errorBody(answer));
}

export const validatingMessage = 'An error occurred while validating the submitted data.';
export const loadingMessage = 'An error occurred while loading the submitted data.';

export const cannotBeBlank: FieldError = { code: 'validation_required', message: 'Cannot be blank.' };

export const valuesMismatch: FieldError = { code: 'validation_values_mismatch', message: "Values don't match." };
