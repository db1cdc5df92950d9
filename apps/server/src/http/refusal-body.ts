import { type Refusal, refusals } from '@dossier/domain/refusals';
import {
  ApiError,
  DatabaseUnavailable,
  isDiskFull,
  isFileMissing,
  isStorageAway,
  OutcomeUnknown,
  storageRetrySeconds,
  TookTooLong,
} from '@dossier/records';
import type { FastifyReply } from 'fastify';
import { PrintTooLongError } from '../reports/print.ts';

/** Generic message of each status; the web has a specific message for each code. */
const messages: Readonly<Record<number, string>> = {
  400: 'Something in the request has to be put right first.',
  401: 'Sign in first.',
  403: 'You are not allowed to perform this request.',
  404: "The requested resource wasn't found.",
  408: 'Request timeout.',
  409: 'This is not possible in the current state.',
  413: 'Request entity too large.',
  429: 'Too Many Requests.',
  503: 'This is not available at the moment.',
  507: "The server's disk is full. Nothing was saved.",
};

/** The record API's error shape, with the refusal code and the facts that the caller may know. */
export function sendRefusal(reply: FastifyReply, { code, facts }: Refusal): FastifyReply {
  const status = refusals[code];
  const { allowed, fields = {}, ...rest } = facts;
  return reply.status(status).send({
    status,
    message: messages[status],
    data: fields,
    code,
    ...(allowed === undefined ? {} : { allowed }),
    facts: rest,
  });
}

interface FrameworkError {
  readonly code?: string;
  readonly statusCode?: number;
}

/** Statuses of errors that carry none; a file whose connection ended or stalled is a timeout. */
const statuses: Readonly<Record<string, number>> = {
  FST_REQ_FILE_TOO_LARGE: 413,
  ERR_STREAM_PREMATURE_CLOSE: 408,
  ECONNRESET: 408,
};

/** Everything else: a refusal of the engine or framework, or a defect, which reveals nothing. */
export function sendFailure(error: unknown, reply: FastifyReply): FastifyReply {
  const { code = '', statusCode = 500 } = error as FrameworkError;
  // Of a file that could not be read.
  for (const header of ['content-type', 'content-disposition', 'content-length']) void reply.removeHeader(header);
  if (error instanceof PrintTooLongError) return sendRefusal(reply, { code: 'print-too-long', facts: {} });
  if (isDiskFull(error)) {
    reply.log.error({ err: error }, 'the disk is full');
    return sendRefusal(reply, { code: 'disk-full', facts: {} });
  }
  if (error instanceof DatabaseUnavailable || error instanceof OutcomeUnknown) {
    reply.log.error({ err: error.cause }, error.name);
    const code = error instanceof OutcomeUnknown ? 'outcome-unknown' : 'database-unavailable';
    return sendRefusal(reply, { code, facts: {} });
  }
  if (isStorageAway(error)) {
    reply.log.error({ err: error }, 'the storage of files cannot be used');
    return sendRefusal(reply.header('retry-after', storageRetrySeconds), { code: 'storage-unavailable', facts: {} });
  }
  if (error instanceof TookTooLong) {
    reply.log.warn({ err: error }, 'a query took too long');
    return sendRefusal(reply, { code: 'took-too-long', facts: {} });
  }
  if (isFileMissing(error)) {
    reply.log.error({ err: error }, 'a stored file is missing');
    return sendRefusal(reply, { code: 'file-missing', facts: {} });
  }
  if (error instanceof ApiError && error.status === 429)
    return sendRefusal(reply, { code: 'too-many-requests', facts: {} });
  if (error instanceof ApiError) {
    return reply.status(error.status).send({ status: error.status, message: error.message, data: error.data });
  }
  const status = statuses[code] ?? statusCode;
  if (status >= 400 && status < 500) {
    return reply.status(status).send({ status, message: messages[status] ?? messages[400], data: {} });
  }
  reply.log.error({ err: error }, 'request failed');
  return reply
    .status(500)
    .send({ status: 500, message: 'Something went wrong while processing your request.', data: {} });
}
