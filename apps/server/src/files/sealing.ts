import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';

/** Size and SHA-256 (hexadecimal) of bytes. */
export interface Digest {
  readonly size: number;
  readonly sha256: string;
}

class Meter {
  #size = 0;
  readonly #hash = createHash('sha256');

  add(bytes: Uint8Array): this {
    this.#size += bytes.byteLength;
    this.#hash.update(bytes);
    return this;
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

/**
 * Ends the names of objects that are encrypted to these recipients, so that a file which was encrypted to others does
 * not pass for one of them.
 */
export function suffixOf(recipients: readonly string[]): string {
  if (recipients.length === 0) return '';
  const { sha256 } = digestOf(new TextEncoder().encode(recipients.toSorted().join()));
  return `.${sha256.slice(0, 8)}.age`;
}

/** Encrypts to age recipients (`age1…`), or leaves bytes as they are when there are none. */
export class Sealer {
  readonly #encrypter: Encrypter | undefined;
  /** Ends the names of what this sealer writes. */
  readonly suffix: string;

  /** @throws when a recipient is not one of age */
  constructor(recipients: readonly string[]) {
    this.suffix = suffixOf(recipients);
    if (recipients.length === 0) return;
    this.#encrypter = new Encrypter();
    for (const recipient of recipients) this.#encrypter.addRecipient(recipient);
  }

  async seal(bytes: Uint8Array): Promise<Uint8Array> {
    return this.#encrypter ? this.#encrypter.encrypt(bytes) : bytes;
  }

  /** Writes a sealed copy of a file, of any size. */
  async sealFile(from: string, to: string): Promise<void> {
    const source = Readable.toWeb(createReadStream(from)) as ReadableStream<Uint8Array>;
    const sealed = this.#encrypter ? await this.#encrypter.encrypt(source) : source;
    await pipeline(Readable.fromWeb(sealed as WebStream), createWriteStream(to, { mode: 0o600, flags: 'wx' }));
  }
}

/** Decrypts with the identities of a key file, or reads what was not encrypted. */
export class Opener {
  readonly #decrypter: Decrypter | undefined;

  /** @param keys text of an age key file; undefined for a backup that is not encrypted */
  constructor(keys: string | undefined) {
    if (keys === undefined) return;
    this.#decrypter = new Decrypter();
    const identities = keys.split('\n').map((line) => line.trim());
    for (const identity of identities.filter((line) => line.startsWith('AGE-SECRET-KEY-')))
      this.#decrypter.addIdentity(identity);
  }

  async open(bytes: Uint8Array): Promise<Uint8Array> {
    return this.#decrypter ? this.#decrypter.decrypt(bytes) : bytes;
  }

  /** Writes the content of a stored stream to a file, and returns the digest of what was written. */
  async openTo(stored: Readable, to: string): Promise<Digest> {
    const source = Readable.toWeb(stored) as ReadableStream<Uint8Array>;
    const opened = this.#decrypter ? await this.#decrypter.decrypt(source) : source;
    const meter = new Meter();
    await pipeline(
      Readable.fromWeb(opened as WebStream),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          meter.add(chunk);
          yield chunk;
        }
      },
      createWriteStream(to, { mode: 0o600, flags: 'wx' }),
    );
    return meter.digest();
  }
}
