import type { Shared } from '../dialect/dialect.ts';
import { type Limit, type Throttling, throttleKey } from './throttle.ts';

/** Counts tries over all instances. Keys are hashed: no e-mail addresses are stored. */
export class SharedThrottle implements Throttling {
  readonly #shared: Shared;
  readonly #now: () => Date;

  constructor(shared: Shared, now: () => Date) {
    this.#shared = shared;
    this.#now = now;
  }

  take({ tries, seconds, isFixed = false }: Limit, ...parts: readonly string[]): Promise<boolean> {
    return this.#shared.take(throttleKey(parts), { most: tries, seconds, isFixed, now: this.#now() });
  }

  fullUntil({ tries }: Limit, ...parts: readonly string[]): Promise<Date | undefined> {
    return this.#shared.fullUntil(throttleKey(parts), { most: tries, now: this.#now() });
  }

  async takeAll(tries: readonly (readonly [Limit, readonly string[]])[]): Promise<boolean> {
    const taken: (readonly string[])[] = [];
    for (const [limit, parts] of tries) {
      if (await this.take(limit, ...parts)) {
        taken.push(parts);
        continue;
      }
      for (const before of taken) await this.release(...before);
      return false;
    }
    return true;
  }

  clear(...parts: readonly string[]): Promise<void> {
    return this.#shared.drop(throttleKey(parts));
  }

  release(...parts: readonly string[]): Promise<void> {
    return this.#shared.release(throttleKey(parts));
  }
}
