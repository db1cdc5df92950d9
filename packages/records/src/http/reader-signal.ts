import type { FastifyReply } from 'fastify';

/** The client closed the connection before its answer was sent. */
export class ReaderLeftError extends Error {
  override readonly name = 'ReaderLeftError';
}

/** A signal that is aborted when the client closes the connection before the answer is complete. */
export function readerSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort(new ReaderLeftError());
  });
  return leaving.signal;
}
