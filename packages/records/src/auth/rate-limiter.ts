import type { Dialect, Shared } from '../dialect/dialect.ts';
import { Throttle, throttleKey } from './throttle.ts';

/** At most `requests` in a fixed window of `seconds`. */
export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
}

/** Counts requests by key in fixed windows. */
export interface RateLimiter {
  /** Counts one request. @returns whether it is within the limit */
  take(limit: RateLimit, ...key: readonly string[]): boolean | Promise<boolean>;
}

/** Counts in memory, or in the database where several instances share it. */
export function createRateLimiter({ shared }: Pick<Dialect, 'shared'>, now = () => new Date()): RateLimiter {
  return shared ? new SharedRateLimiter(shared, now) : new MemoryRateLimiter(now);
}

/** Counts every request in memory; a window begins with its first request. */
class MemoryRateLimiter implements RateLimiter {
  readonly #counts: Throttle;

  constructor(now: () => Date) {
    this.#counts = new Throttle(now);
  }

  take({ requests, seconds }: RateLimit, ...key: readonly string[]): boolean {
    return this.#counts.take({ tries: requests, seconds, isFixed: true }, ...key);
  }
}

/** Most windows in memory; beyond it the oldest are dropped. */
const maxWindows = 50_000;

/** Large limits are taken from the database in blocks, so that most requests need no write: 60 blocks per window. */
const blocksPerWindow = 60;

/**
 * Windows begin at multiples of their length, the same on all instances. Limits below 120 requests are exact. Above,
 * an instance reserves blocks, so the limit may be reached early by at most one block per further instance.
 */
class SharedRateLimiter implements RateLimiter {
  /** `left` is undefined once the window is full: further requests in it cost no query. */
  readonly #blocks = new Map<string, { left: number | undefined }>();
  readonly #shared: Shared;
  readonly #now: () => Date;

  constructor(shared: Shared, now: () => Date) {
    this.#shared = shared;
    this.#now = now;
  }

  async take({ requests, seconds }: RateLimit, ...parts: readonly string[]): Promise<boolean> {
    const now = this.#now();
    const window = Math.floor(now.getTime() / (seconds * 1000));
    const key = throttleKey(['rate', ...parts, String(window)]);
    // A limit that is raised in the settings applies at once.
    const block = `${key} ${requests}`;
    const known = this.#blocks.get(block);
    if (known && known.left === undefined) return false;
    if (known?.left) {
      known.left--;
      return true;
    }
    const size = Math.max(1, Math.floor(requests / blocksPerWindow));
    const isGranted = await this.#shared.take(key, { most: Math.floor(requests / size), seconds, now });
    const left = this.#blocks.get(block)?.left ?? 0;
    if (!isGranted) this.#save(block, left > 0 ? left : undefined);
    else if (size > 1) this.#save(block, left + size - 1);
    return isGranted;
  }

  /** Saves a block as the newest and drops the oldest beyond the bound. */
  #save(block: string, left: number | undefined): void {
    this.#blocks.delete(block);
    if (this.#blocks.size >= maxWindows) this.#blocks.delete(this.#blocks.keys().next().value as string);
    this.#blocks.set(block, { left });
  }
}
