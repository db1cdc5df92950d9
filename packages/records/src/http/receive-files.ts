import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../core/errors.ts';
import { ConcurrencyLimit } from '../process/concurrency-limit.ts';
import { readerSignal } from './reader-signal.ts';

/** Requests with files that are handled at the same time. */
const bounds = { perSender: 2, total: 8 };
/** Requests that wait; the next is refused with 429. A waiting request holds 64 kB. */
const maxWaiting = { perSender: 100, total: 500 };
/** A request that receives fewer bytes than this in a window is slow. */
const slowBytes = 256 * 1024;
/** Unit: milliseconds. */
const slowWindowMs = 5_000;

/** A request with files. */
export interface FileRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Who sends it: the id of a person, or an address. */
  readonly sender: string;
}

/**
 * Handles requests with files: two at a time per sender and eight in all; others wait, and their bodies are not read.
 * A request that receives slowly does not count among the eight, so that slow connections delay nobody.
 */
export class FileReceiver {
  readonly #parent: string | undefined;
  readonly #slowWindowMs: number;
  readonly #ofSender = new ConcurrencyLimit({ perKey: bounds.perSender, total: Number.POSITIVE_INFINITY });
  readonly #inAll = new ConcurrencyLimit({ perKey: Number.POSITIVE_INFINITY, total: bounds.total });

  /** @param parent folder of the temporary folders; that of the operating system when absent */
  constructor(parent?: string, windowMs = slowWindowMs) {
    this.#parent = parent;
    this.#slowWindowMs = windowMs;
  }

  /**
   * Handles a request when it is its turn. A request that is no form with files is handled at once, without a folder.
   * @param handle receives a temporary folder for the files, which is removed when it has ended
   * @throws ApiError 429 when too many requests wait
   * @throws ReaderLeftError when the client leaves while it waits
   */
  async run<T>(call: FileRequest, handle: (folder: string | undefined) => Promise<T>): Promise<T> {
    const { request, reply, sender } = call;
    if (!isForm(request)) return handle(undefined);
    const waiting = this.#ofSender.waiting() + this.#inAll.waiting();
    if (waiting >= maxWaiting.total || this.#ofSender.waiting(sender) >= maxWaiting.perSender) throw new ApiError(429);
    // Time in which the server does not read does not count as a stalled body.
    request.raw.pause();
    const signal = readerSignal(reply);
    return this.#ofSender.run(sender, () => this.#shared(request.raw, () => this.#inFolder(handle), signal), signal);
  }

  /** Runs among the eight until it ends or turns out to be slow. */
  async #shared<T>(raw: IncomingMessage, handle: () => Promise<T>, signal: AbortSignal): Promise<T> {
    let handled: Promise<T> | undefined;
    await this.#inAll.run(
      '',
      async () => {
        handled = handle();
        const ended = new AbortController();
        const finish = () => ended.abort();
        handled.then(finish, finish);
        await untilSlow(raw, ended.signal, this.#slowWindowMs);
      },
      signal,
    );
    return handled as Promise<T>;
  }

  async #inFolder<T>(handle: (folder: string) => Promise<T>): Promise<T> {
    const parent = this.#parent ?? tmpdir();
    await mkdir(parent, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(parent, 'upload-'));
    try {
      return await handle(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/form-data') ?? false;
}

/** Resolves when a body arrives slowly, or at the signal. */
function untilSlow(raw: IncomingMessage, signal: AbortSignal, windowMs: number): Promise<void> {
  const { socket } = raw;
  return new Promise((resolve) => {
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      const arrived = socket.bytesRead - before;
      before = socket.bytesRead;
      if (arrived < slowBytes && !raw.complete) end();
    }, windowMs);
    timer.unref();
    const end = () => {
      clearInterval(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });
}

/** Writes a stream to a new file that only this user can read. */
export function fileStream(path: string): ReturnType<typeof createWriteStream> {
  return createWriteStream(path, { mode: 0o600, flags: 'wx' });
}
