import { Worker } from 'node:worker_threads';
import type { DetailedMatch } from '@dossier/screening/without-dictionaries';
import type { ScreenAnswer, ScreenOrder } from '../workers/screen.ts';

/** Time after the last search until the thread is stopped and its memory released. Unit: milliseconds. */
const idleMs = 120_000;

/** Searches of the desk run before all waiting searches of API clients. */
export type SearchPriority = 'desk' | 'client';

type Findings = readonly (readonly DetailedMatch[])[];

interface QueuedSearch {
  readonly order: Omit<ScreenOrder, 'id'>;
  readonly resolve: (findings: Findings) => void;
  readonly reject: (error: Error) => void;
}

/** The time limit of a search was reached. */
export class SearchTooLongError extends Error {
  override readonly name = 'SearchTooLongError';
}

/** Searches in a worker thread, so that the server stays responsive and holds lists in memory only while searching. */
export class SearchThread {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #next = 1;
  #running: (QueuedSearch & { readonly id: number }) | undefined;
  readonly #queues: Readonly<Record<SearchPriority, QueuedSearch[]>> = { desk: [], client: [] };

  /**
   * Matches per query, over all files. The thread receives one order at a time.
   * @throws SearchTooLongError at the time limit of the order
   * @throws when a file cannot be read or the thread ends
   */
  search(order: Omit<ScreenOrder, 'id'>, priority: SearchPriority): Promise<Findings> {
    clearTimeout(this.#idle);
    return new Promise((resolve, reject) => {
      this.#queues[priority].push({ order, resolve, reject });
      this.#startNext();
    });
  }

  #startNext(): void {
    if (this.#running) return;
    const next = this.#queues.desk.shift() ?? this.#queues.client.shift();
    if (!next) {
      this.#stopWhenIdle();
      return;
    }
    const id = this.#next++;
    this.#running = { id, ...next };
    const worker = this.#start();
    worker.ref();
    worker.postMessage({ id, ...next.order } satisfies ScreenOrder);
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
    const running = this.#running;
    if (running?.id !== answer.id) return;
    this.#running = undefined;
    if ('findings' in answer) running.resolve(answer.findings);
    else running.reject(answer.isTimeout ? new SearchTooLongError(answer.error) : new Error(answer.error));
    this.#startNext();
  }

  #stopWhenIdle(): void {
    this.#worker?.unref();
    this.#idle = setTimeout(() => void this.stop(), idleMs).unref();
  }

  #lost(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#rejectAll(error);
  }

  #rejectAll(error: Error): void {
    this.#running?.reject(error);
    this.#running = undefined;
    for (const queue of Object.values(this.#queues)) for (const { reject } of queue.splice(0)) reject(error);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#rejectAll(new Error('the search thread was stopped'));
    await worker?.terminate();
  }
}
