import { ConcurrencyLimit } from './concurrency-limit.ts';

/** Bounds of transfers that run at the same time. */
export interface TransferBounds {
  readonly perKey: number;
  /** Of all keys together, without slow ones. */
  readonly total: number;
  /** A transfer that moves fewer bytes in a window is slow. */
  readonly slowBytes: number;
  /** Unit: milliseconds. */
  readonly slowWindowMs: number;
}

/** A transfer over a connection. */
export interface Transfer<T> {
  readonly run: () => Promise<T>;
  /** Bytes that the connection has moved so far; undefined while it is not the connection that takes time. */
  readonly moved: () => number | undefined;
  /** Ends the wait. */
  readonly signal: AbortSignal;
}

/**
 * Runs at most so many transfers at a time, per key and in all; further ones wait in order. A slow transfer no longer
 * counts in all, only for its key: it costs little, and otherwise a few slow connections would delay everyone.
 */
export class TransferLimit {
  readonly #bounds: TransferBounds;
  readonly #ofKey: ConcurrencyLimit;
  readonly #inAll: ConcurrencyLimit;

  constructor(bounds: TransferBounds) {
    this.#bounds = bounds;
    this.#ofKey = new ConcurrencyLimit({ perKey: bounds.perKey, total: Number.POSITIVE_INFINITY });
    this.#inAll = new ConcurrencyLimit({ perKey: Number.POSITIVE_INFINITY, total: bounds.total });
  }

  /** @throws the reason of the signal if it was aborted before the start, otherwise what the transfer throws */
  run<T>(key: string, transfer: Transfer<T>): Promise<T> {
    return this.#ofKey.run(key, () => this.#inTurn(transfer), transfer.signal);
  }

  /** The number of transfers that have not started: those that wait for others of this key, or all. */
  waiting(key?: string): number {
    return key === undefined ? this.#ofKey.waiting() + this.#inAll.waiting() : this.#ofKey.waiting(key);
  }

  async #inTurn<T>({ run, moved, signal }: Transfer<T>): Promise<T> {
    let running: Promise<T> | undefined;
    const start = async () => {
      const ended = new AbortController();
      const end = () => ended.abort();
      running = run();
      running.then(end, end);
      await untilSlow(moved, ended.signal, this.#bounds);
    };
    await this.#inAll.run('', start, signal);
    return running as Promise<T>;
  }
}

/** Resolves when a transfer turns out to be slow, or at the signal. */
function untilSlow(
  moved: Transfer<unknown>['moved'],
  signal: AbortSignal,
  { slowBytes, slowWindowMs }: TransferBounds,
): Promise<void> {
  return new Promise((resolve) => {
    let before = moved();
    const timer = setInterval(() => {
      const now = moved();
      if (now !== undefined && before !== undefined && now - before < slowBytes) end();
      before = now;
    }, slowWindowMs);
    timer.unref();
    const end = () => {
      clearInterval(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });
}
