import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
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

interface IdleProcess {
  readonly child: ChildProcess;
  readonly timer: NodeJS.Timeout;
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
  readonly #idle: IdleProcess[] = [];
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

  /** Resolves when the processes have ended: until then their connections prevent the last checkpoint. */
  async close(): Promise<void> {
    await Promise.all([...this.#processes].map(end));
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const child =
      this.#takeIdle(this.#idle.at(-1)?.child) ?? (this.#processes.size < maxProcesses ? this.#start() : undefined);
    const waiting = child && this.#queue.shift();
    if (!child || !waiting) return;
    waiting.runsIn = child;
    const done = (finish: () => void): void => {
      clearTimeout(waiting.timer);
      child.off('message', onMessage).off('exit', onExit);
      finish();
      this.#next();
    };
    const onMessage = (answer: unknown) =>
      done(() => {
        this.#release(child);
        waiting.settle(answer as IsolatedResult);
      });
    const onExit = () => done(() => waiting.refuse(new TookTooLong()));
    child.once('message', onMessage).once('exit', onExit);
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
    child.once('exit', () => {
      this.#processes.delete(child);
      this.#takeIdle(child);
    });
    // Neither prevents the main process from exiting.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #release(child: ChildProcess): void {
    const timer = setTimeout(() => this.#takeIdle(child)?.kill(), idleMs).unref();
    this.#idle.push({ child, timer });
  }

  /** Returns the process if it is idle, which it is no longer. */
  #takeIdle(child: ChildProcess | undefined): ChildProcess | undefined {
    const at = this.#idle.findIndex((idle) => idle.child === child);
    if (at < 0) return undefined;
    const [taken] = this.#idle.splice(at, 1);
    clearTimeout(taken?.timer);
    return taken?.child;
  }
}

/** Kills a process and waits for its exit. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.ref();
  child.kill('SIGKILL');
  await exited;
}
