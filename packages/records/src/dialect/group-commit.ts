import { channel } from 'node:diagnostics_channel';
import { DatabaseUnavailable } from '../core/errors.ts';
import type { Connection, TransactionOptions } from './dialect.ts';

/** Published after each COMMIT; `ms` is the time from BEGIN until it was confirmed. */
export const committed = channel('records:committed');
/** Published for each body that runs again after a serialization failure. */
export const retried = channel('records:retried');

/** Operations of the writing connection that group commit uses. */
export interface CommitControl {
  readonly connection: Connection;
  /**
   * Reads of a transaction are from one snapshot, and other processes commit too. A body that is queued after BEGIN is
   * then left to the next transaction: its caller may know of a commit that the snapshot does not contain.
   */
  readonly readsSnapshot?: true;
  begin(): void | Promise<void>;
  commit(): void | Promise<void>;
  rollback(): void | Promise<void>;
  /** False after the database rolled back the transaction itself (disk full, for example). */
  isOpen(): boolean;
  /** After a failure: is the transaction rolled back completely and worth retrying? */
  mayRetry?(): boolean;
}

interface Job {
  readonly run: (connection: Connection) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** Until then it waits for a database that cannot be reached. Unit: milliseconds of `performance.now()`. */
  readonly until: number;
  readonly isAlone: boolean;
  tries: number;
}

type Outcome = () => void;

/** Maximum size of one COMMIT, which bounds the time a body waits for others. */
const maxBodies = 128;
const maxMillis = 25;
/** Maximum attempts of a body after serialization failures. */
const maxTries = 12;
/** Step of the backoff between attempts, with jitter. Unit: milliseconds. */
const retryMillis = 6;
/** Pause between attempts to reach the database. Unit: milliseconds. */
const pauseMillis = 250;

/**
 * Runs transaction bodies sequentially; queued bodies share one COMMIT, each in its own savepoint, except those that
 * are to be alone. Promises settle after the COMMIT, in the order of the bodies.
 */
export class GroupCommit {
  readonly #control: CommitControl;
  readonly #waitMillis: number;
  readonly #queue: Job[] = [];
  #active = false;
  /** Number of bodies at the head of the queue that failed together; each is retried alone. */
  #alone = 0;

  /** @param waitMillis time that a body waits for a database that cannot be reached */
  constructor(control: CommitControl, waitMillis = 0) {
    this.#control = control;
    this.#waitMillis = waitMillis;
  }

  run<T>(run: (connection: Connection) => Promise<T>, { isAlone = false }: TransactionOptions = {}): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({
        run,
        resolve: resolve as (value: unknown) => void,
        reject,
        until: performance.now() + this.#waitMillis,
        isAlone,
        tries: 0,
      });
      this.#schedule();
    });
  }

  /** Resolves when the queue is empty. */
  async idle(): Promise<void> {
    while (this.#active) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Runs after the poll phase, so that requests which arrived during the last COMMIT are batched. */
  #schedule(): void {
    if (this.#active) return;
    this.#active = true;
    setImmediate(() => void this.#drain());
  }

  async #drain(): Promise<void> {
    const batch: Job[] = [];
    const startedAt = performance.now();
    try {
      await this.#control.begin();
      const outcomes = await this.#runBodies(batch);
      await this.#control.commit();
      if (committed.hasSubscribers) committed.publish({ ms: performance.now() - startedAt });
      for (const settle of outcomes) settle();
    } catch (error) {
      await this.#fail(batch, error);
    }
    this.#active = false;
    if (this.#queue.length > 0) this.#schedule();
  }

  async #fail(batch: Job[], error: unknown): Promise<void> {
    const mayRetry = this.#control.mayRetry?.() ?? false;
    if (this.#control.isOpen() || mayRetry) await this.#control.rollback();
    if (batch.length === 0) return this.#failToBegin(error);
    const again = mayRetry ? batch.filter((job) => job.tries < maxTries) : [];
    for (const job of batch) if (!again.includes(job)) job.reject(error);
    this.#queue.unshift(...again);
    for (const _job of again) if (retried.hasSubscribers) retried.publish({});
    this.#alone = again.length;
    const tries = again[0]?.tries ?? 0;
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * tries * retryMillis));
  }

  /** No body has run. Waits for a database that may return soon; otherwise the first body is rejected. */
  async #failToBegin(error: unknown): Promise<void> {
    if (!(error instanceof DatabaseUnavailable)) return this.#queue.shift()?.reject(error);
    const now = performance.now();
    const jobs = this.#queue.splice(0);
    this.#queue.push(...jobs.filter(({ until }) => until > now));
    for (const job of jobs) if (job.until <= now) job.reject(error);
    if (this.#queue.length > 0) await new Promise((resolve) => setTimeout(resolve, pauseMillis));
  }

  async #runBodies(batch: Job[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    const end = performance.now() + maxMillis;
    const admitted = this.#control.readsSnapshot ? Math.min(this.#queue.length, maxBodies) : maxBodies;
    const most = this.#alone > 0 ? 1 : admitted;
    this.#alone = Math.max(0, this.#alone - 1);
    do {
      const next = this.#queue[0];
      if (!next || (next.isAlone && batch.length > 0)) break;
      const job = this.#queue.shift() as Job;
      job.tries += 1;
      batch.push(job);
      if (job.isAlone) return [await this.#runAlone(job)];
      outcomes.push(await this.#runBody(job));
    } while (batch.length < most && performance.now() < end);
    return outcomes;
  }

  /** A failure rolls back the transaction. */
  async #runAlone(job: Job): Promise<Outcome> {
    const value = await job.run(this.#control.connection);
    return () => job.resolve(value);
  }

  async #runBody(job: Job): Promise<Outcome> {
    try {
      const value = await this.#control.connection.nested(() => job.run(this.#control.connection));
      if (!this.#control.isOpen()) throw new Error('The database rolled back the transaction.');
      return () => job.resolve(value);
    } catch (error) {
      if (!this.#control.isOpen()) throw error;
      return () => job.reject(error);
    }
  }
}
