import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

/** Size and SHA-256 (hexadecimal) of bytes. */
export interface Digest {
  readonly size: number;
  readonly sha256: string;
}

/** Digests bytes while they pass. */
export class Meter {
  #size = 0;
  readonly #hash = createHash('sha256');

  add(bytes: Uint8Array): this {
    this.#size += bytes.byteLength;
    this.#hash.update(bytes);
    return this;
  }

  get size(): number {
    return this.#size;
  }

  digest(): Digest {
    return { size: this.#size, sha256: this.#hash.digest('hex') };
  }
}

export const digestOf = (bytes: Uint8Array): Digest => new Meter().add(bytes).digest();

export const digestOfFile = (path: string): Promise<Digest> => digestOfStream(createReadStream(path));

export async function digestOfStream(stream: Readable): Promise<Digest> {
  const meter = new Meter();
  for await (const chunk of stream) meter.add(chunk as Buffer);
  return meter.digest();
}
