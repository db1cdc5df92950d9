import { failureOf } from './client.ts';
import type { UploadOptions } from './upload.ts';

/** A file in an upload queue, with the facts that go with it (its type, its date of issue). */
export interface QueuedFile<Facts> {
  readonly id: number;
  readonly file: File;
  readonly facts: Facts;
  /** Fraction sent, 0 to 1; undefined before and after sending. */
  readonly progress: number | undefined;
  /** The error of sending, or of the check before it; undefined without one. */
  readonly failure: unknown;
  readonly isSent: boolean;
  /** False when this device had no room to keep it over a reload. */
  readonly isKept?: boolean;
  /** Removed on screen, and not sent; it can still be put back. */
  readonly isRemoved?: boolean;
}

export type SendQueued<Facts> = (file: File, facts: Facts, options: UploadOptions) => Promise<unknown>;

/** Files that are uploaded with progress, cancel and retry. The queue continues while no screen shows it. */
export class UploadQueue<Facts> {
  #files: readonly QueuedFile<Facts>[] = [];
  readonly #aborts = new Map<number, AbortController>();
  readonly #listeners = new Set<() => void>();
  readonly #send: SendQueued<Facts>;
  #lastId = 0;

  constructor(send: SendQueued<Facts>) {
    this.#send = send;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get = (): readonly QueuedFile<Facts>[] => this.#files;

  /** Adds a file without sending it. Returns its id. */
  add(file: File, facts: Facts, failure?: unknown): number {
    this.#lastId += 1;
    this.#set([...this.#files, { id: this.#lastId, file, facts, progress: undefined, failure, isSent: false }]);
    return this.#lastId;
  }

  /** Changes the facts of a file; a former failure no longer applies. */
  describe(id: number, facts: Partial<Facts>): void {
    this.#update(id, (one) => ({ ...one, facts: { ...one.facts, ...facts }, failure: undefined }));
  }

  /** Marks a file as failed without sending it. */
  fail(id: number, failure: unknown): void {
    this.#patch(id, { failure });
  }

  /** Marks a file that this device could not keep. */
  mark(id: number, isKept: boolean): void {
    this.#patch(id, { isKept });
  }

  /** Sends a file. Returns false when it failed or was cancelled, or is being sent already. */
  async send(id: number): Promise<boolean> {
    const one = this.#files.find((queued) => queued.id === id);
    if (!one || this.#aborts.has(id)) return false;
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    this.#patch(id, { progress: 0, failure: undefined });
    try {
      const onProgress = (progress: number) => this.#patch(id, { progress });
      await this.#send(one.file, one.facts, { onProgress, signal: abort.signal });
      this.#patch(id, { progress: undefined, isSent: true });
      return true;
    } catch (failure) {
      if (!abort.signal.aborted) this.#patch(id, { progress: undefined, failure });
      return false;
    } finally {
      if (this.#aborts.get(id) === abort) this.#aborts.delete(id);
    }
  }

  /** Cancels a file that is being sent, and removes it. */
  remove = (id: number): void => {
    this.#aborts.get(id)?.abort();
    this.#set(this.#files.filter((one) => one.id !== id));
  };

  /** Removes a file that can be put back: what is being sent is cancelled, and the file leaves this device. */
  withdraw(id: number): void {
    this.#aborts.get(id)?.abort();
    this.#aborts.delete(id);
    this.#patch(id, { progress: undefined, failure: undefined, isRemoved: true });
  }

  /** Puts a removed file back, without sending it. */
  restore(id: number): void {
    this.#patch(id, { isRemoved: false });
  }

  /** Interrupts what is being sent, as a lost connection does. */
  interrupt(): void {
    for (const [id, abort] of this.#aborts) {
      this.#aborts.delete(id);
      abort.abort();
      this.#patch(id, {
        progress: undefined,
        failure: failureOf({ url: '', status: 0, response: {}, isAbort: false }),
      });
    }
  }

  /** Cancels and removes all files. */
  end(): void {
    for (const abort of this.#aborts.values()) abort.abort();
    this.#set([]);
  }

  #patch(id: number, change: Partial<QueuedFile<Facts>>): void {
    this.#update(id, (one) => ({ ...one, ...change }));
  }

  #update(id: number, change: (one: QueuedFile<Facts>) => QueuedFile<Facts>): void {
    this.#set(this.#files.map((one) => (one.id === id ? change(one) : one)));
  }

  #set(files: readonly QueuedFile<Facts>[]): void {
    this.#files = files;
    for (const listener of this.#listeners) listener();
  }
}
