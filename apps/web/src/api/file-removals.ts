import type { UploadOptions } from './upload.ts';

/** Files that were removed on screen, and why others could not be removed. */
export interface RemovedFiles<T> {
  readonly files: readonly RemovedFile<T>[];
  /** Errors by id of the file, which is shown again. */
  readonly failures: ReadonlyMap<string, unknown>;
}

export interface RemovedFile<T> {
  readonly id: string;
  /** Undefined when it was removed on the page before this one. */
  readonly file?: T;
  /** It can no longer be undone: the server is deleting it. */
  readonly isOver: boolean;
}

type Remove = (id: string, options: UploadOptions) => Promise<unknown>;

/**
 * Given files that a person removed. They are hidden at once and deleted on the server when their time for undoing is
 * over, so that undoing loses nothing. Without an answer of the server the file is shown again.
 */
export class FileRemovals<T> {
  #state: RemovedFiles<T>;
  readonly #running = new Map<string, Promise<unknown>>();
  readonly #listeners = new Set<() => void>();
  readonly #remove: Remove;

  /** @param left files that are being deleted since the page before was left: hidden until `forget` */
  constructor(remove: Remove, left: readonly string[] = []) {
    this.#remove = remove;
    this.#state = { files: left.map((id) => ({ id, isOver: true })), failures: new Map() };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get = (): RemovedFiles<T> => this.#state;

  add(id: string, file: T): void {
    this.#set([...this.#state.files, { id, file, isOver: false }], withoutKey(this.#state.failures, id));
  }

  undo(id: string): void {
    this.#set(this.#state.files.filter((one) => one.id !== id || one.isOver));
  }

  /**
   * Ends the time of these files, without a condition of all. Resolves when the server has answered, also for those
   * whose time was over before.
   * @returns the errors of files that could not be deleted
   */
  async end(isMeant: (file: T) => boolean = () => true, options: UploadOptions = {}): Promise<unknown[]> {
    const meant = this.#state.files.filter(({ file }) => file !== undefined && isMeant(file));
    for (const { id } of meant) if (!this.#running.has(id)) this.#running.set(id, this.#delete(id, options));
    const failures = await Promise.all(meant.map(({ id }) => this.#running.get(id)));
    return failures.filter((failure) => failure !== undefined);
  }

  /** Shows files of the page before that the server still lists. */
  forget(): void {
    const own = this.#state.files.filter(({ file }) => file !== undefined);
    if (own.length < this.#state.files.length) this.#set(own);
  }

  /** Resolves to the error of a file that could not be deleted. */
  async #delete(id: string, options: UploadOptions): Promise<unknown> {
    const isOther = (one: RemovedFile<T>) => one.id !== id;
    this.#set(this.#state.files.map((one) => (isOther(one) ? one : { ...one, isOver: true })));
    try {
      await this.#remove(id, options);
      this.#set(this.#state.files.filter(isOther));
      return undefined;
    } catch (failure) {
      this.#set(this.#state.files.filter(isOther), new Map([...this.#state.failures, [id, failure]]));
      return failure;
    } finally {
      this.#running.delete(id);
    }
  }

  #set(files: readonly RemovedFile<T>[], failures = this.#state.failures): void {
    this.#state = { files, failures };
    for (const listener of this.#listeners) listener();
  }
}

const withoutKey = <V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> =>
  new Map([...map].filter(([one]) => one !== key));
