import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { Decrypter, Encrypter, Stanza } from 'age-encryption';
import { type Digest, digestOf, Meter } from './digests.ts';
import { keySetStanza } from './sealed-header.ts';

/**
 * Ends the names of objects that are encrypted to these recipients, so that a file which was encrypted to others does
 * not pass for one of them.
 */
export const suffixOf = (recipients: readonly string[]): string =>
  recipients.length === 0 ? '' : `.${idOfRecipients(recipients)}.age`;

/** Eight hexadecimal digits that tell a set of recipients from others. */
export const idOfRecipients = (recipients: readonly string[]): string =>
  digestOf(new TextEncoder().encode(recipients.toSorted().join())).sha256.slice(0, 8);

/**
 * @param keySet written into the header, where programs that read age ignore it
 * @throws when a recipient is not one of age
 */
export function encrypterFor(recipients: readonly string[], keySet?: string): Encrypter {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  if (keySet !== undefined)
    encrypter.addRecipient({ wrapFileKey: () => [new Stanza([keySetStanza, keySet], new Uint8Array())] });
  return encrypter;
}

/**
 * @param keys text of an age key file
 * @throws when a key is not one of age
 */
export function decrypterFor(keys: string): Decrypter {
  const decrypter = new Decrypter();
  const identities = keys.split('\n').map((line) => line.trim());
  for (const identity of identities.filter((line) => line.startsWith('AGE-SECRET-KEY-')))
    decrypter.addIdentity(identity);
  return decrypter;
}

export interface PieceOptions {
  /** Where pieces are written. */
  readonly folder: string;
  /** A piece is at most one chunk of a stream longer. */
  readonly pieceBytes: number;
}

/** More would wait in the cache of the system, and the next commit of the desk would wait for all of it. Unit: bytes. */
const flushBytes = 16 * 1024 ** 2;

/** Encrypts to age recipients (`age1…`), or leaves bytes as they are when there are none. */
export class Sealer {
  readonly #encrypter: Encrypter | undefined;
  /** Ends the names of what this sealer writes. */
  readonly suffix: string;

  /** @throws when a recipient is not one of age */
  constructor(recipients: readonly string[]) {
    this.suffix = suffixOf(recipients);
    this.#encrypter = recipients.length === 0 ? undefined : encrypterFor(recipients);
  }

  async seal(bytes: Uint8Array): Promise<Uint8Array> {
    return this.#encrypter ? this.#encrypter.encrypt(bytes) : bytes;
  }

  /** Writes a sealed copy of a file in pieces, each when the caller has finished with the one before. */
  async *sealFile(from: string, { folder, pieceBytes }: PieceOptions): AsyncGenerator<{ path: string } & Digest> {
    const source = Readable.toWeb(createReadStream(from)) as ReadableStream<Uint8Array>;
    const sealed = this.#encrypter ? await this.#encrypter.encrypt(source) : source;
    const chunks = Readable.fromWeb(sealed as WebStream)[Symbol.asyncIterator]();
    for (let next = await chunks.next(), count = 0; !next.done || count === 0; count++) {
      const path = join(folder, `piece-${count}`);
      const meter = new Meter();
      const file = await open(path, 'wx', 0o600);
      try {
        for (let flushed = 0; !next.done && meter.size < pieceBytes; next = await chunks.next()) {
          meter.add(next.value);
          await file.write(next.value);
          if (meter.size - flushed < flushBytes) continue;
          await file.datasync();
          flushed = meter.size;
        }
      } finally {
        await file.close();
      }
      yield { path, ...meter.digest() };
    }
  }
}

/** Decrypts with the identities of a key file, or reads what was not encrypted. */
export class Opener {
  readonly #decrypter: Decrypter | undefined;

  /** @param keys text of an age key file; undefined for a backup that is not encrypted */
  constructor(keys: string | undefined) {
    this.#decrypter = keys === undefined ? undefined : decrypterFor(keys);
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
