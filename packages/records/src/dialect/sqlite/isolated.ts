import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SqlRow, SqlValue } from '../../core/sql-value.ts';
import { TookTooLong } from '../dialect.ts';

/** Message to the process. */
export interface IsolatedQuery {
  readonly sql: string;
  readonly params: readonly SqlValue[];
}

export type IsolatedResult = { readonly rows: SqlRow[] } | { readonly error: string };

interface Waiting extends IsolatedQuery {
  readonly settle: (answer: IsolatedResult) => void;
  readonly refuse: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
  runsIn?: ChildProcess;
}

const maxProcesses = 2;
/** Queue length above which queries are rejected. */
const maxWaiting = 20;
/** Idle processes are stopped after this time. */
const idleMs = 30_000;
const program = fileURLToPath(new URL('query-worker.ts', import.meta.url));

/**
 * Runs queries in separate processes, two at most: SQLite cannot be interrupted from outside its thread, but a process
 * can be killed. They are started on demand and read committed state.
 */
export class SqliteIsolated {
  readonly #path: string;
  readonly #idle: ChildProcess[] = [];
  readonly #processes = new Set<ChildProcess>();
  readonly #queue: Waiting[] = [];

  constructor(path: string) {
    this.#path = path;
  }

  /** @param limitMs timeout, including the time in the queue */
  async all(sql: string, params: readonly SqlValue[], limitMs: number): Promise<SqlRow[]> {
    if (this.#queue.length >= maxWaiting) throw new TookTooLong();
    const answer = await new Promise<IsolatedResult>((settle, refuse) => {
      const timer = setTimeout(() => this.#stop(waiting), limitMs);
      const waiting: Waiting = { sql, params, settle, refuse, timer };
      this.#queue.push(waiting);
      this.#next();
    });
    if ('error' in answer) throw new Error(answer.error);
    return answer.rows;
  }

  close(): void {
    for (const child of this.#processes) child.kill('SIGKILL');
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const child = this.#idle.pop() ?? (this.#processes.size < maxProcesses ? this.#start() : undefined);
    const waiting = child && this.#queue.shift();
    if (!child || !waiting) return;
    waiting.runsIn = child;
    const done = (finish: () => void): void => {
      clearTimeout(waiting.timer);
      child.removeAllListeners('message').removeAllListeners('exit');
      finish();
      this.#next();
    };
    child.once('message', (answer) =>
      done(() => {
        this.#release(child);
        waiting.settle(answer as IsolatedResult);
      }),
    );
    child.once('exit', () =>
      done(() => {
        this.#processes.delete(child);
        waiting.refuse(new TookTooLong());
      }),
    );
    child.send({ sql: waiting.sql, params: waiting.params } satisfies IsolatedQuery);
  }

  /** Kills the process that runs the query; its exit rejects the promise. */
  #stop(waiting: Waiting): void {
    if (waiting.runsIn) {
      waiting.runsIn.kill('SIGKILL');
      return;
    }
    this.#queue.splice(this.#queue.indexOf(waiting), 1);
    waiting.refuse(new TookTooLong());
  }

  #start(): ChildProcess {
    const child = fork(program, [this.#path], { serialization: 'advanced', execArgv: [], stdio: 'ignore' });
    this.#processes.add(child);
    // Neither prevents the main process from exiting.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #release(child: ChildProcess): void {
    this.#idle.push(child);
    const remove = (): void => {
      clearTimeout(timer);
      const at = this.#idle.indexOf(child);
      if (at >= 0) this.#idle.splice(at, 1);
      this.#processes.delete(child);
    };
    const timer = setTimeout(() => {
      if (this.#idle.includes(child)) {
        remove();
        child.kill();
      }
    }, idleMs).unref();
    child.once('exit', remove);
  }
}
