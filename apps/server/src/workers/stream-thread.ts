import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { movable } from './movable.ts';

/** Messages to the thread about the stream `id`. */
export type StreamOrder<Job> = { readonly id: number } & (
  | { readonly order: 'begin'; readonly job: Job }
  /** Answered by one chunk, the end or an error. Not sent again before that answer. */
  | { readonly order: 'read' }
  /** The next bytes of the requested content; undefined at its end. */
  | { readonly order: 'give'; readonly bytes: Uint8Array | undefined }
  | { readonly order: 'cancel' }
);

/** What the thread answers about the stream `id`. */
export type StreamAnswer = { readonly id: number } & (
  | { readonly answer: 'chunk'; readonly bytes: Uint8Array }
  /** The next bytes of the content with this number are needed now. */
  | { readonly answer: 'request'; readonly at: number }
  | { readonly answer: 'end' }
  | { readonly answer: 'error'; readonly message: string; readonly code: string | undefined }
);

/** Opens a content that a job requests by its number. */
type Contents = (at: number) => AsyncIterable<Uint8Array>;

interface Running {
  readonly stream: Readable;
  readonly contents: Contents;
  /** The content that is being read. */
  source?: { readonly at: number; readonly chunks: AsyncIterator<Uint8Array> };
}

/** Time after its last stream until the thread ends. Unit: milliseconds. */
const idleMs = 60_000;

export interface StreamThreadOptions {
  /** A module that calls `serveStreams`. */
  readonly module: URL;
  /** Memory of the thread for JavaScript objects. Unit: megabytes. */
  readonly memoryMb: number;
}

/**
 * A worker thread that makes streams out of other streams. It starts with the first job, serves several at a time, and
 * ends when it is idle. Neither side reads ahead more than a chunk.
 */
export class StreamThread<Job> {
  readonly #options: StreamThreadOptions;
  readonly #running = new Map<number, Running>();
  #thread: Worker | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(options: StreamThreadOptions) {
    this.#options = options;
  }

  /** Number of streams that are being made. */
  get load(): number {
    return this.#running.size;
  }

  /**
   * Starts a job, which goes on as fast as its stream is read. Destroying the stream cancels the job and closes the
   * content that it reads. An error of a content destroys the stream.
   */
  run(job: Job, contents: Contents): Readable {
    const id = ++this.#lastId;
    const stream = new Readable({
      read: () => this.#tell({ id, order: 'read' }),
      destroy: (error, done) => {
        this.#tell({ id, order: 'cancel' });
        this.#running
          .get(id)
          ?.source?.chunks.return?.()
          .catch(() => undefined);
        this.#running.delete(id);
        if (this.#running.size === 0) this.#rest();
        done(error);
      },
    });
    clearTimeout(this.#idleTimer);
    this.#thread ??= this.#start();
    this.#thread.ref();
    this.#running.set(id, { stream, contents });
    this.#tell({ id, order: 'begin', job });
    return stream;
  }

  #tell(order: StreamOrder<Job>, moved: readonly ArrayBuffer[] = []): void {
    if (this.#running.has(order.id)) this.#thread?.postMessage(order, moved);
  }

  #start(): Worker {
    const { module, memoryMb } = this.#options;
    const started = new Worker(module, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    let cause: unknown;
    started.on('message', (answer: StreamAnswer) => this.#receive(answer));
    started.on('error', (error) => {
      cause = error;
    });
    started.once('exit', () => {
      if (this.#thread !== started) return;
      this.#thread = undefined;
      for (const { stream } of [...this.#running.values()]) stream.destroy(new Error('a thread ended', { cause }));
    });
    return started;
  }

  #receive(answer: StreamAnswer): void {
    const running = this.#running.get(answer.id);
    if (!running) return;
    const { stream } = running;
    if (answer.answer === 'chunk') stream.push(answer.bytes);
    if (answer.answer === 'end') stream.push(null);
    if (answer.answer === 'error') stream.destroy(Object.assign(new Error(answer.message), { code: answer.code }));
    if (answer.answer === 'request') void this.#give(answer.id, running, answer.at);
  }

  async #give(id: number, running: Running, at: number): Promise<void> {
    try {
      if (running.source?.at !== at) running.source = { at, chunks: running.contents(at)[Symbol.asyncIterator]() };
      const { value, done } = await running.source.chunks.next();
      if (done) return this.#tell({ id, order: 'give', bytes: undefined });
      const bytes = movable(value);
      this.#tell({ id, order: 'give', bytes }, [bytes.buffer]);
    } catch (error) {
      running.stream.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** An idle thread does not keep the process running. */
  #rest(): void {
    const resting = this.#thread;
    resting?.unref();
    this.#idleTimer = setTimeout(() => {
      if (this.#thread === resting) this.#thread = undefined;
      void resting?.terminate();
    }, idleMs).unref();
  }
}
