import type { IncomingMessage } from 'node:http';
import { ApiError } from '../core/errors.ts';

/**
 * Reads a body as text. A body that is too long is left unread, so that the connection can still send the refusal.
 * @throws ApiError 413 when it is longer than `limit` bytes, 400 when the client ends it early
 */
export function readText(raw: IncomingMessage, limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const bytes = new GrowingBuffer();
    const settle = (finish: () => void) => {
      raw.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose);
      finish();
    };
    const onData = (chunk: Buffer) => {
      if (bytes.length + chunk.length <= limit) return bytes.append(chunk);
      raw.pause();
      return settle(() => reject(new ApiError(413)));
    };
    const onEnd = () => settle(() => resolve(bytes.text()));
    const onError = (error: Error) => settle(() => reject(error instanceof ApiError ? error : new ApiError(400)));
    const onClose = () => settle(() => reject(new ApiError(400)));
    raw.on('data', onData).on('end', onEnd).on('error', onError).on('close', onClose);
  });
}

const firstSize = 4096;

/** Bytes in one buffer: a list of chunks would hold a hundred bytes for each chunk of a single byte. */
class GrowingBuffer {
  #bytes = Buffer.allocUnsafe(firstSize);
  length = 0;

  append(chunk: Buffer): void {
    const length = this.length + chunk.length;
    if (length > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(length, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, this.length);
      this.#bytes = larger;
    }
    chunk.copy(this.#bytes, this.length);
    this.length = length;
  }

  text(): string {
    return this.#bytes.toString('utf8', 0, this.length);
  }
}
