import type { Connection } from './dialect.ts';

/** What group commit needs of the writing connection. */
export interface CommitControl {
  readonly connection: Connection;
  begin(): void;
  commit(): void;
  rollback(): void;
  /** False after the database itself gave the transaction up (disk full, for example). */
  isOpen(): boolean;
}

interface Job {
  readonly run: (connection: Connection) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type Outcome = () => void;

/** Bounds of one COMMIT: nobody waits longer for the bodies of others. */
const maxBodies = 128;
const maxMillis = 25;

/**
 * Runs bodies one after another; those that wait together share one COMMIT, each in a savepoint of its own.
 * Promises settle after the COMMIT, in the order of the bodies.
 */
export class GroupCommit {
  readonly #control: CommitControl;
  readonly #queue: Job[] = [];
  #active = false;

  constructor(control: CommitControl) {
    this.#control = control;
  }

  run<T>(run: (connection: Connection) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ run, resolve: resolve as (value: unknown) => void, reject });
      this.#schedule();
    });
  }

  /** Settles when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.#active) await new Promise((resolve) => setImmediate(resolve));
  }

  /** After the poll phase, so that requests which arrived during the last COMMIT come together. */
  #schedule(): void {
    if (this.#active) return;
    this.#active = true;
    setImmediate(() => void this.#drain());
  }

  async #drain(): Promise<void> {
    const batch: Job[] = [];
    try {
      this.#control.begin();
      const outcomes = await this.#runBodies(batch);
      this.#control.commit();
      for (const settle of outcomes) settle();
    } catch (error) {
      if (this.#control.isOpen()) this.#control.rollback();
      // Without BEGIN no body has run: the first one hears of it.
      if (batch.length === 0) batch.push(...this.#queue.splice(0, 1));
      for (const job of batch) job.reject(error);
    }
    this.#active = false;
    if (this.#queue.length > 0) this.#schedule();
  }

  async #runBodies(batch: Job[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    const end = performance.now() + maxMillis;
    do {
      const job = this.#queue.shift();
      if (!job) break;
      batch.push(job);
      outcomes.push(await this.#runBody(job));
    } while (batch.length < maxBodies && performance.now() < end);
    return outcomes;
  }

  async #runBody(job: Job): Promise<Outcome> {
    try {
      const value = await this.#control.connection.nested(() => job.run(this.#control.connection));
      return () => job.resolve(value);
    } catch (error) {
      if (!this.#control.isOpen()) throw error;
      return () => job.reject(error);
    }
  }
}
