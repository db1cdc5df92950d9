import type { FastifyReply } from 'fastify';
import { ApiError, defaultMessages, type FieldError } from '../core/errors.ts';

/** The three keys of every refusal. Source: docs/reference/record-api.md 1.3. */
export interface ErrorBody {
  readonly data: ApiError['data'];
  readonly message: string;
  readonly status: number;
}

/** What Fastify itself refuses, by its codes, in the words of the wire. */
const frameworkErrors: Readonly<Record<string, ApiError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new ApiError(413),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new ApiError(400, 'Unsupported Content-Type.'),
  FST_REQ_FILE_TOO_LARGE: new ApiError(413),
};

/** An error on purpose stays as it is; a refusal of the framework gets the wire's words; a defect becomes undefined. */
export function asApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  const known = frameworkErrors[code];
  if (known) return known;
  return statusCode >= 400 && statusCode < 500 ? new ApiError(statusCode, defaultMessages[statusCode]) : undefined;
}

export function errorBody(error: ApiError): ErrorBody {
  return { data: error.data, message: error.message, status: error.status };
}

/**
 * Answers with an error body. A defect is logged and answered as 500 with the default message, telling nothing.
 */
export function sendError(error: unknown, reply: FastifyReply): FastifyReply {
  const known = asApiError(error);
  if (!known) reply.log.error({ err: error }, 'request failed');
  const answer = known ?? new ApiError(500);
  return reply.status(answer.status).type('application/json').send(errorBody(answer));
}

export const validatingMessage = 'An error occurred while validating the submitted data.';
export const loadingMessage = 'An error occurred while loading the submitted data.';

export const cannotBeBlank: FieldError = { code: 'validation_required', message: 'Cannot be blank.' };

export const valuesMismatch: FieldError = { code: 'validation_values_mismatch', message: "Values don't match." };
