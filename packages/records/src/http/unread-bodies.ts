import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './body.ts';

/** Most bytes of a body that are read and discarded. */
const maxBytes = 64 * 1024 * 1024;
/** Longest time for that, in milliseconds. */
const maxMs = 10_000;
/** Bytes of all bodies together that are discarded per turn: 32 MB per second. */
const turnBytes = 640 * 1024;
/** Unit: milliseconds. */
const turnMs = 20;
/** Fewest bytes that a connection discards per turn: what one read returns. */
const readBytes = 64 * 1024;

/**
 * Discards the rest of a body that its route did not read to the end, so that the next request of the connection is
 * answered. A longer or slower body closes the connection. Node itself discards only bodies that were never read, and
 * at full speed, which delays other requests.
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  const pace = new Pace();
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!hasBody(raw) || raw.complete || raw.destroyed) return;
    // Counts as reading, so that Node leaves the rest to the hook below.
    raw.read(0);
    // A client that closes after the response, such as a proxy, would lose it while it is still sending.
    if (!reply.raw.shouldKeepAlive && reply.statusCode !== 408) await discard(raw, pace);
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (hasBody(raw) && !raw.readableEnded && !raw.destroyed) void discard(raw, pace);
  });
}

/** Resolves at the end of the body, or when its connection has been closed. */
function discard(raw: IncomingMessage, pace: Pace): Promise<void> {
  const { socket } = raw;
  const start = socket.bytesRead;
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.destroy(), maxMs);
    timer.unref();
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    raw.once('end', stop).once('close', stop);
    // A connection that fails while the rest is discarded needs no further treatment.
    raw.on('error', stop);
    raw.on('data', (chunk: Buffer) => {
      if (socket.bytesRead - start > maxBytes) socket.destroy();
      else pace.take(raw, chunk.length);
    });
    raw.unpipe();
    raw.resume();
  });
}

/** Limits the bytes that all connections together discard per turn. */
class Pace {
  /** Bytes that a connection may still discard in this turn. */
  readonly #allowances = new WeakMap<IncomingMessage, number>();
  readonly #waiting = new Set<IncomingMessage>();
  #timer: NodeJS.Timeout | undefined;

  /** Pauses a body that has used its share. */
  take(raw: IncomingMessage, bytes: number): void {
    const left = (this.#allowances.get(raw) ?? readBytes) - bytes;
    this.#allowances.set(raw, left);
    if (left > 0) return;
    raw.pause();
    this.#waiting.add(raw);
    this.#timer ??= setInterval(() => this.#turn(), turnMs).unref();
  }

  /** Those that have waited longest come first. */
  #turn(): void {
    const share = Math.max(readBytes, turnBytes / this.#waiting.size);
    for (const raw of [...this.#waiting].slice(0, turnBytes / readBytes)) {
      this.#waiting.delete(raw);
      this.#allowances.set(raw, share);
      raw.resume();
    }
    if (this.#waiting.size > 0 || this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
