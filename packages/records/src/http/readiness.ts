import type { FileStore } from '../files/file-store.ts';
import type { Store } from '../store/store.ts';

export interface ReadinessParts {
  readonly store: Store;
  readonly files: FileStore;
  readonly freeBytes: (() => Promise<number>) | undefined;
}

/** With less space no upload and no transaction can be stored reliably. */
const minFreeBytes = 32 * 2 ** 20;
/** The database has to answer within this time. Unit: milliseconds. */
const databaseMs = 1_000;
/** For this time the last result of writing to the file storage counts. Unit: milliseconds. */
const filesMs = 10_000;
/** The storage has to accept the file within this time. Unit: milliseconds. */
const writeMs = 5_000;

/** Finds out whether this server can serve requests. Concurrent questions share one answer. */
export class Readiness {
  readonly #parts: ReadinessParts;
  #isStopping = false;
  #running: Promise<string | undefined> | undefined;
  #files: { readonly until: number; readonly isWritable: boolean } | undefined;

  constructor(parts: ReadinessParts) {
    this.#parts = parts;
  }

  /** From now on the server is not ready: proxies stop sending requests before it closes. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Returns undefined when the server is ready, otherwise a sentence on what is missing. */
  problem(): Promise<string | undefined> {
    if (this.#isStopping) return Promise.resolve('The server is stopping.');
    this.#running ??= this.#find().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #find(): Promise<string | undefined> {
    const { store, freeBytes } = this.#parts;
    if (store.dialect.isLost?.()) return 'The database cannot be reached.';
    if (store.isDiskFull()) return 'The disk of the database is full.';
    const free = freeBytes && (await within(writeMs, freeBytes()));
    if (free !== undefined && free < minFreeBytes) return "The server's disk is full.";
    const isCurrent = await within(databaseMs, store.isSchemaCurrent());
    if (isCurrent === undefined) return 'The database does not answer.';
    if (!isCurrent) return 'The database was changed by another version of this program.';
    return (await this.#isWritable()) ? undefined : 'The storage of files cannot be written.';
  }

  async #isWritable(): Promise<boolean> {
    if (this.#files && this.#files.until > performance.now()) return this.#files.isWritable;
    const isWritable =
      (await within(
        writeMs,
        this.#parts.files.probe().then(() => true),
      )) ?? false;
    this.#files = { until: performance.now() + filesMs, isWritable };
    return isWritable;
  }
}

/** Returns undefined when the promise fails, or does not settle in this time. Unit: milliseconds. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), ms);
  try {
    return await Promise.race([promise.catch(() => undefined), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
