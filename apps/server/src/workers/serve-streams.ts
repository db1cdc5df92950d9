import { Readable } from 'node:stream';
import { parentPort } from 'node:worker_threads';
import { movable } from './movable.ts';
import type { StreamAnswer, StreamOrder } from './stream-thread.ts';

interface Running {
  readonly out: Readable;
  readonly chunks: AsyncIterator<Uint8Array>;
  /** Continues, or ends, the content that is being read. */
  readonly give: (bytes: Uint8Array | undefined) => void;
}

/** Requests a content of the job by its number; one at a time is read. */
export type Content = (at: number) => Readable;

const running = new Map<number, Running>();

function say(answer: StreamAnswer, moved: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(answer, moved);
}

/**
 * Makes this thread serve a `StreamThread`: turns each job into a stream.
 * @param begin the stream of a job; it and the contents that it requests are destroyed with the job
 */
export function serveStreams<Job>(begin: (job: Job, content: Content) => Readable): void {
  parentPort?.on('message', (order: StreamOrder<Job>) => {
    const { id } = order;
    if (order.order === 'begin') beginOne(id, order.job, begin);
    const job = running.get(id);
    if (!job) return;
    if (order.order === 'read') void read(id, job);
    if (order.order === 'give') job.give(order.bytes);
    if (order.order !== 'cancel') return;
    running.delete(id);
    job.out.destroy();
  });
}

/** A job that cannot begin must not end the thread, which serves others too. */
function beginOne<Job>(id: number, job: Job, begin: (job: Job, content: Content) => Readable): void {
  let out: Readable | undefined;
  let current: Readable | undefined;
  // May be called before the stream of the job exists.
  const content = (at: number): Readable => {
    current = new Readable({ read: () => say({ id, answer: 'request', at }) });
    current.on('error', (error) => out?.destroy(error));
    return out?.destroyed ? current.destroy() : current;
  };
  try {
    out = begin(job, content);
    // Reported to the next read; without a listener it would end the thread.
    out.on('error', () => undefined);
    out.once('close', () => current?.destroy());
    const give = (bytes: Uint8Array | undefined) => void current?.push(bytes ?? null);
    running.set(id, { out, chunks: out[Symbol.asyncIterator](), give });
  } catch (error) {
    fail(id, error);
  }
}

async function read(id: number, { out, chunks }: Running): Promise<void> {
  try {
    const { value, done } = await chunks.next();
    // Cancelled in the meantime.
    if (!running.has(id)) return;
    if (!done) {
      const bytes = movable(value);
      return say({ id, answer: 'chunk', bytes }, [bytes.buffer]);
    }
    say({ id, answer: 'end' });
  } catch (error) {
    if (running.has(id)) fail(id, out.errored ?? error);
  }
  running.delete(id);
}

function fail(id: number, error: unknown): void {
  const { message, code } = error as NodeJS.ErrnoException;
  say({ id, answer: 'error', message, code });
}
