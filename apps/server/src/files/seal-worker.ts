import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { type Content, serveStreams } from '../workers/serve-streams.ts';
import { decrypterFor, encrypterFor } from './sealing.ts';

/** Encrypts content 0 to recipients, or decrypts it with the identities of a key file. */
export type SealJob =
  | { readonly recipients: readonly string[]; readonly keySet: string }
  | { readonly keyFile: string };

/** Bytes that are sent at once; age's chunks are smaller. */
const sentAtOnce = 256 * 1024;

async function* run(job: SealJob, content: Content): AsyncGenerator<Uint8Array> {
  const source = Readable.toWeb(content(0)) as ReadableStream<Uint8Array>;
  const out =
    'keyFile' in job
      ? await decrypterFor(job.keyFile).decrypt(source)
      : await encrypterFor(job.recipients, job.keySet).encrypt(source);
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of out as WebStream<Uint8Array>) {
    waiting.push(chunk);
    bytes += chunk.byteLength;
    if (bytes < sentAtOnce) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

serveStreams<SealJob>((job, content) => Readable.from(run(job, content), { highWaterMark: 1 }));
