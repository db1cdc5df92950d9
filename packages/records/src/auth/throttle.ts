import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** At most `tries` within a window of `seconds`, which begins again with each counted try unless it is fixed. */
export interface Limit {
  readonly tries: number;
  readonly seconds: number;
  /** The window begins with its first try. */
  readonly isFixed?: boolean;
}

/** Codes: always on. Source: docs/reference/record-api.md 9.5. */
export const codeTries: Limit = { tries: 5, seconds: 180 };

/** Wrong codes in strict mode, besides the tries of each code. Source: docs/decisions/0128. */
export const codeLimits = {
  address: { tries: 30, seconds: 600, isFixed: true },
  /** Beyond it the account counts as attacked: its owner gets a mail, and the next limits apply. */
  person: { tries: 50, seconds: 86_400, isFixed: true },
  attackedPersonAndAddress: { tries: 5, seconds: 3600, isFixed: true },
  warning: { tries: 1, seconds: 86_400, isFixed: true },
} as const satisfies Record<string, Limit>;

/** Second factors after one valid first step. */
export const factorTries: Limit = { tries: 5, seconds: 900 };

/** Limits of wrong passwords in strict mode. Source: docs/decisions/0128. */
export const passwordTries = {
  personAndAddress: { tries: 10, seconds: 300 },
  /** Does not apply to addresses that the owner of the account has used. */
  person: { tries: 100, seconds: 3600 },
  address: { tries: 50, seconds: 300 },
} as const satisfies Record<string, Limit>;

/** More keys than this and the oldest are forgotten: a flood of names must not fill the memory. */
const maxKeys = 50_000;

interface Count {
  tries: number;
  /** Milliseconds since 1970. */
  since: number;
}

/** Counts tries: in memory, or in the database when there are several instances. */
export interface Throttling {
  /** Counts a try and returns whether it was allowed; a refused try is not counted. */
  take(limit: Limit, ...parts: readonly string[]): boolean | Promise<boolean>;
  /** The same for several limits: when one is reached, none is counted. */
  takeAll(tries: readonly (readonly [Limit, readonly string[]])[]): boolean | Promise<boolean>;
  /** Releases a counted try that was right. */
  release(...parts: readonly string[]): void | Promise<void>;
  /** Forgets all counted tries. */
  clear(...parts: readonly string[]): void | Promise<void>;
  /** Returns when a limit that is reached ends; undefined when it is not reached. */
  fullUntil(limit: Limit, ...parts: readonly string[]): Date | undefined | Promise<Date | undefined>;
}

/** Counts tries per key in memory. Keys are hashed: no e-mail addresses are stored. */
export class Throttle implements Throttling {
  readonly #counts = new Map<string, Count>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Is the next try one too many? Does not count. */
  isFull(limit: Limit, ...parts: readonly string[]): boolean {
    return (this.#live(limit, throttleKey(parts))?.tries ?? 0) >= limit.tries;
  }

  count(limit: Limit, ...parts: readonly string[]): void {
    const key = throttleKey(parts);
    const live = this.#live(limit, key);
    const since = (limit.isFixed && live?.since) || this.#now().getTime();
    this.#counts.delete(key);
    this.#counts.set(key, { tries: (live?.tries ?? 0) + 1, since });
    if (this.#counts.size > maxKeys) this.#forgetOldest();
  }

  /** Counts a try and returns whether it was allowed. */
  take(limit: Limit, ...parts: readonly string[]): boolean {
    if (this.isFull(limit, ...parts)) return false;
    this.count(limit, ...parts);
    return true;
  }

  takeAll(tries: readonly (readonly [Limit, readonly string[]])[]): boolean {
    if (tries.some(([limit, parts]) => this.isFull(limit, ...parts))) return false;
    for (const [limit, parts] of tries) this.count(limit, ...parts);
    return true;
  }

  release(...parts: readonly string[]): void {
    const count = this.#counts.get(throttleKey(parts));
    if (count && count.tries > 0) count.tries--;
  }

  clear(...parts: readonly string[]): void {
    this.#counts.delete(throttleKey(parts));
  }

  fullUntil(limit: Limit, ...parts: readonly string[]): Date | undefined {
    const count = this.#live(limit, throttleKey(parts));
    return count && count.tries >= limit.tries ? new Date(count.since + limit.seconds * 1000) : undefined;
  }

  #live(limit: Limit, key: string): Count | undefined {
    const count = this.#counts.get(key);
    if (!count) return undefined;
    if (this.#now().getTime() - count.since < limit.seconds * 1000) return count;
    this.#counts.delete(key);
    return undefined;
  }

  #forgetOldest(): void {
    const oldest = this.#counts.keys().next();
    if (!oldest.done) this.#counts.delete(oldest.value);
  }
}

export function throttleKey(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** One subscriber of IPv6 owns a whole /64, so that counts as one address. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}
