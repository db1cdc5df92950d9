import { isDiskFull } from '../core/disk-full.ts';
import type { Store } from './store.ts';

/** How long a refused write counts, because a process without writes cannot notice that space was freed. */
const countsMs = 60_000;

/** Remembers whether the database refused a write for lack of space: its disk may be on another machine. */
export class DiskState {
  readonly #now: () => Date;
  #refusedAt: number | undefined;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Returns the same function, which reports its errors here. */
  observed(transaction: Store['transaction']): Store['transaction'] {
    return async (run, options) => {
      try {
        return await transaction(run, options);
      } catch (error) {
        if (isDiskFull(error)) this.#refusedAt = this.#now().getTime();
        throw error;
      }
    };
  }

  /** After a commit that wrote. */
  readonly clear = (): void => {
    this.#refusedAt = undefined;
  };

  isFull(): boolean {
    return this.#refusedAt !== undefined && this.#now().getTime() - this.#refusedAt < countsMs;
  }
}
