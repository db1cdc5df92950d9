import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../core/errors.ts';
import { hasBody } from './body.ts';

/** Time in which the next part of a body must arrive, in milliseconds. */
const bodyWindowMs = 20_000;
/** Bytes that must arrive in it: a twentieth of the slowest mobile connection. */
const minBytes = 4096;

/**
 * Refuses a body that stalls with 408 and closes its connection. Time in which the server itself does not read does not
 * count.
 */
export function limitBodyTime(app: FastifyInstance, windowMs = bodyWindowMs): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request)) watch(request.raw, reply, windowMs);
  });
}

function watch(raw: IncomingMessage, reply: FastifyReply, windowMs: number): void {
  const { socket } = raw;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - before;
    before = socket.bytesRead;
    if (raw.complete) return stop();
    if (arrived >= minBytes || isServerWaiting(raw)) return;
    stop();
    refuse(raw, reply);
  }, windowMs);
  timer.unref();
  // After a time in which the server did not read, the client gets a whole window.
  const restart = () => {
    before = socket.bytesRead;
    timer.refresh();
  };
  raw.on('resume', restart);
  const stop = () => {
    clearInterval(timer);
    raw.off('resume', restart);
  };
  raw.once('end', stop).once('close', stop);
  // What a route leaves unread has its own limit.
  reply.raw.once('finish', stop);
}

const isServerWaiting = (raw: IncomingMessage): boolean =>
  raw.isPaused() || raw.readableLength >= raw.readableHighWaterMark;

/** Fails whatever reads the body, which answers with the error. A body that nothing reads gets no answer. */
function refuse(raw: IncomingMessage, reply: FastifyReply): void {
  if (raw.listenerCount('error') === 0) {
    raw.socket.destroy();
    return;
  }
  void reply.header('connection', 'close');
  raw.emit('error', new ApiError(408));
}
