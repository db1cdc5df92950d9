interface WaitingTask {
  readonly key: string;
  readonly start: () => void;
}

/** Bounds of tasks that run at the same time; further ones wait in order. */
export interface ConcurrencyBounds {
  readonly perKey: number;
  readonly total: number;
}

/** Runs at most so many tasks at a time, per key and in all. A waiting key does not delay other keys. */
export class ConcurrencyLimit {
  readonly #bounds: ConcurrencyBounds;
  readonly #running = new Map<string, number>();
  readonly #waiting: WaitingTask[] = [];
  #total = 0;

  constructor(bounds: ConcurrencyBounds) {
    this.#bounds = bounds;
  }

  /**
   * Runs the task when a slot is free.
   * @param signal ends the wait; a task that has started receives it to end itself
   * @throws the reason of the signal if it was aborted before the start, otherwise what the task throws
   */
  async run<T>(key: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#slot(key, signal);
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      this.#release(key);
    }
  }

  /** The number of tasks that have not started: of this key, or of all. */
  waiting(key?: string): number {
    return key === undefined ? this.#waiting.length : this.#waiting.filter((task) => task.key === key).length;
  }

  #slot(key: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const waiting: WaitingTask = { key, start: () => start() };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
        this.#total += 1;
        resolve();
      };
      this.#waiting.push(waiting);
      signal?.addEventListener('abort', leave, { once: true });
      this.#startWaiting();
    });
  }

  #startWaiting(): void {
    const { perKey, total } = this.#bounds;
    while (this.#total < total) {
      const at = this.#waiting.findIndex(({ key }) => (this.#running.get(key) ?? 0) < perKey);
      const [next] = at === -1 ? [] : this.#waiting.splice(at, 1);
      if (!next) return;
      next.start();
    }
  }

  #release(key: string): void {
    const left = (this.#running.get(key) ?? 1) - 1;
    if (left === 0) this.#running.delete(key);
    else this.#running.set(key, left);
    this.#total -= 1;
    this.#startWaiting();
  }
}
