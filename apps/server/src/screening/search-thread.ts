import { Worker } from 'node:worker_threads';
import type { DetailedMatch, Query } from '@dossier/screening/without-dictionaries';
import type { ScreenAnswer, ScreenOrder } from '../workers/screen.ts';

/** Time after the last search until the thread is stopped and its memory released. Unit: milliseconds. */
const idleMs = 120_000;

interface Waiting {
  readonly resolve: (findings: readonly (readonly DetailedMatch[])[]) => void;
  readonly reject: (error: Error) => void;
}

/** Searches in a worker thread, so that the server stays responsive and holds lists in memory only while searching. */
export class SearchThread {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #next = 1;
  readonly #waiting = new Map<number, Waiting>();

  /**
   * Matches per query, over all files.
   * @throws when a file cannot be read or the thread ends
   */
  search(order: Omit<ScreenOrder, 'id'>): Promise<readonly (readonly DetailedMatch[])[]> {
    clearTimeout(this.#idle);
    const worker = this.#start();
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, ...order } satisfies ScreenOrder & { queries: readonly Query[] });
    });
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('../workers/screen.ts', import.meta.url), {
      // The objects of a query are short-lived, so a small young generation suffices.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    worker.unref();
    worker.on('message', (answer: ScreenAnswer) => this.#settle(answer));
    worker.on('error', (error) => this.#lost(worker, error as Error));
    worker.on('exit', () => this.#lost(worker, new Error('the search thread ended')));
    this.#worker = worker;
    return worker;
  }

  #settle(answer: ScreenAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.findings);
    if (this.#waiting.size > 0) return;
    this.#worker?.unref();
    this.#idle = setTimeout(() => void this.stop(), idleMs).unref();
  }

  #lost(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error('the search thread was stopped'));
    this.#waiting.clear();
    await worker?.terminate();
  }
}
