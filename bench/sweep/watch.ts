import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** Progress of the latest sweep. */
export interface SweepState {
  readonly id: string;
  readonly state: string;
  readonly done: number;
  readonly total: number;
  readonly alerts: number;
  /** From its first claim to its end, including killed processes and waiting. Unit: seconds. */
  readonly seconds: number;
}

/** Reads a desk's database while the desk is running. */
export class Onlooker {
  readonly #database: DatabaseSync;

  constructor(folder: string) {
    this.#database = new DatabaseSync(join(folder, 'dossier.db'), { readOnly: true });
  }

  count(sql: string): number {
    return Number(this.#database.prepare(`select count(*) as n from ${sql}`).get()?.['n']);
  }

  newestSweep(): SweepState | undefined {
    const row = this.#database.prepare('select * from screening_sweeps order by created desc, rowid desc').get();
    if (!row) return undefined;
    const time = (name: string) => Date.parse(String(row[name]).replace(' ', 'T'));
    return {
      id: String(row['id']),
      state: String(row['state']),
      done: Number(row['done']),
      total: Number(row['total']),
      alerts: Number(row['alerts']),
      seconds: (time('ended_at') - time('started_at')) / 1_000,
    };
  }

  /** Waits until the search index is complete and no other background work runs. */
  async settled(): Promise<void> {
    while (this.count('_words where isWhole = 0') > 0) await wait(200);
  }

  close(): void {
    this.#database.close();
  }
}

/** Polls until `read` returns a value, and returns it. */
export async function until<T>(read: () => T | undefined, what: string, mostSeconds = 900): Promise<T> {
  const began = performance.now();
  for (;;) {
    const found = read();
    if (found !== undefined) return found;
    if (performance.now() - began > mostSeconds * 1_000) throw new Error(`${what}: not within ${mostSeconds} s`);
    await wait(50);
  }
}

/** Polls whether a desk answers. */
export class Knocker {
  #longestMs = 0;
  #isOver = false;
  readonly #done: Promise<void>;

  constructor(port: number) {
    this.#done = this.#knock(port);
  }

  async #knock(port: number): Promise<void> {
    while (!this.#isOver) {
      const began = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
      await answer?.arrayBuffer();
      if (!this.#isOver) this.#longestMs = Math.max(this.#longestMs, performance.now() - began);
      await wait(20);
    }
  }

  /** Returns the longest time without an answer. Unit: milliseconds. */
  async stop(): Promise<number> {
    this.#isOver = true;
    await this.#done;
    return this.#longestMs;
  }
}
