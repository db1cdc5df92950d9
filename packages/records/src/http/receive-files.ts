import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../core/errors.ts';
import { TransferLimit } from '../process/transfer-limit.ts';
import { readerSignal } from './reader-signal.ts';

/** Requests with files that are handled at the same time. One that receives less than 50 kB per second is slow. */
const bounds = { perKey: 2, total: 8, slowBytes: 256 * 1024, slowWindowMs: 5_000 };
/** Requests that wait; the next is refused with 429. A waiting request holds 64 kB. */
const maxWaiting = { perSender: 100, total: 500 };

/** A request with files. */
export interface FileRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Who sends it: the id of a person, or an address. */
  readonly sender: string;
}

/**
 * Handles requests with files: two at a time per sender and eight in all; others wait, and their bodies are not read.
 * A request that receives slowly does not count among the eight, so that slow connections delay no others.
 */
export class FileReceiver {
  readonly #parent: string | undefined;
  readonly #limit: TransferLimit;

  /** @param parent folder of the temporary folders; that of the operating system when absent */
  constructor(parent?: string, slowWindowMs = bounds.slowWindowMs) {
    this.#parent = parent;
    this.#limit = new TransferLimit({ ...bounds, slowWindowMs });
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
    const { raw } = request;
    if (this.#limit.waiting() >= maxWaiting.total || this.#limit.waiting(sender) >= maxWaiting.perSender)
      throw new ApiError(429);
    // Time in which the server does not read does not count as a stalled body.
    raw.pause();
    return this.#limit.run(sender, {
      run: () => this.#inFolder(handle),
      moved: () => (raw.complete ? undefined : raw.socket.bytesRead),
      signal: readerSignal(reply),
    });
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

/** Writes a stream to a new file that only this user can read. */
export function fileStream(path: string): ReturnType<typeof createWriteStream> {
  return createWriteStream(path, { mode: 0o600, flags: 'wx' });
}
