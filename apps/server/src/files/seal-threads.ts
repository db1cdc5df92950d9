import type { Readable } from 'node:stream';
import { StreamThread } from '../workers/stream-thread.ts';
import type { SealJob } from './seal-worker.ts';

/** Threads that encrypt and decrypt. They start when they are needed, and end when they are idle. */
const threads = Array.from(
  { length: 2 },
  () => new StreamThread<SealJob>({ module: new URL('./seal-worker.ts', import.meta.url), memoryMb: 128 }),
);

/** Encrypts or decrypts a stream in the thread that has less to do. */
export function sealInThread(job: SealJob, content: AsyncIterable<Uint8Array>): Readable {
  const [first, ...others] = threads as [StreamThread<SealJob>, ...StreamThread<SealJob>[]];
  const free = others.reduce((least, one) => (one.load < least.load ? one : least), first);
  return free.run(job, () => content);
}
