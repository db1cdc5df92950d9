import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './body.ts';

/** Most bytes that are read and discarded after a response. */
const maxBytes = 64 * 1024 * 1024;
/** Longest time for that, in milliseconds. */
const maxMs = 10_000;

/**
 * Discards the rest of a body that its route did not read to the end, so that the next request of the connection is
 * answered. A longer or slower body closes the connection. Node does this only for bodies that were never read.
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (hasBody(raw) && !raw.readableEnded && !raw.destroyed) discard(raw);
  });
}

function discard(raw: IncomingMessage): void {
  const { socket } = raw;
  const start = socket.bytesRead;
  const timer = setTimeout(() => socket.destroy(), maxMs);
  timer.unref();
  const stop = () => clearTimeout(timer);
  raw.once('end', stop).once('close', stop);
  // A connection that fails while the rest is discarded needs no further treatment.
  raw.on('error', stop);
  raw.on('data', () => {
    if (socket.bytesRead - start > maxBytes) socket.destroy();
  });
  raw.unpipe();
  raw.resume();
}
