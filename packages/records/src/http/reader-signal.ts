import type { FastifyReply } from 'fastify';
import { ApiError } from '../core/errors.ts';

/** The client closed the connection before its answer was sent. No answer to it is read. */
export class ReaderLeftError extends ApiError {
  constructor() {
    super(400);
    this.name = 'ReaderLeftError';
  }
}

/** A signal that is aborted when the client closes the connection before the answer is complete. */
export function readerSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort(new ReaderLeftError());
  });
  return leaving.signal;
}
