import { Worker } from 'node:worker_threads';
import { ConcurrencyLimit } from '@dossier/records';
import type { PrintAnswer, PrintJob } from './print-worker.ts';

/** Longest time for one document. Unit: milliseconds. */
const timeLimitMs = 60_000;
/** Memory of one thread for JavaScript objects. Unit: megabytes. */
const memoryMb = 384;
/** Time after its last document until a thread ends. Unit: milliseconds. */
const idleMs = 60_000;

/** On whose behalf a document is printed. */
export interface PrintRequest {
  /** One document at a time is printed per key: the id of a person, or the name of a job. */
  readonly key: string;
  /** Cancels the document. */
  readonly signal?: AbortSignal | undefined;
  /** Unit: milliseconds. */
  readonly timeLimitMs?: number;
}

/** A document reached the time limit. */
export class PrintTooLongError extends Error {
  override readonly name = 'PrintTooLongError';
}

const limit = new ConcurrencyLimit({ perKey: 1, total: 2 });
const idle = new Map<Worker, NodeJS.Timeout>();

/**
 * Prints a document in a worker thread: one at a time per key, two in all; further ones wait.
 * @throws PrintTooLongError at the time limit
 * @throws the reason of the signal
 */
export function print(job: PrintJob, request: PrintRequest): Promise<Buffer> {
  return limit.run(request.key, () => printInThread(job, request), request.signal);
}

function printInThread(job: PrintJob, request: PrintRequest): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const thread = takeThread();
    const settle = () => {
      clearTimeout(timer);
      request.signal?.removeEventListener('abort', cancel);
      thread.off('message', answered).off('error', fail).off('exit', ended);
    };
    const fail = (error: unknown) => {
      settle();
      void thread.terminate();
      reject(error);
    };
    const answered = (answer: PrintAnswer) => {
      if ('error' in answer) return fail(new Error(answer.error));
      settle();
      giveBack(thread);
      return resolve(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength));
    };
    const cancel = () => fail(request.signal?.reason);
    const ended = () => fail(new Error('the print thread ended'));
    const timer = setTimeout(() => fail(new PrintTooLongError()), request.timeLimitMs ?? timeLimitMs);
    request.signal?.addEventListener('abort', cancel, { once: true });
    thread.on('message', answered).on('error', fail).on('exit', ended);
    // Data that cannot be copied to the thread is reported like any other failure.
    try {
      thread.postMessage(job);
    } catch (error) {
      fail(error);
    }
  });
}

function takeThread(): Worker {
  const [known] = idle.keys();
  if (!known) return startThread();
  clearTimeout(idle.get(known));
  idle.delete(known);
  known.ref();
  return known;
}

function startThread(): Worker {
  const thread = new Worker(new URL('./print-worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  thread.on('error', () => undefined);
  thread.once('exit', () => {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
  });
  return thread;
}

/** An idle thread does not keep the process running. */
function giveBack(thread: Worker): void {
  thread.unref();
  idle.set(thread, setTimeout(() => void thread.terminate(), idleMs).unref());
}
