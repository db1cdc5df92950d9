import { isTemporary, statusOf, WorkflowRefused } from './errors.ts';
import { keepFiles } from './kept-files.ts';
import { queryClient } from './query-client.ts';
import { type QueuedFile, type SendQueued, UploadQueue } from './upload-queue.ts';

/** Waits before a file without an answer is sent again; the last one repeats. Unit: milliseconds. */
const retryDelays = [3_000, 10_000, 30_000, 60_000] as const;
/** Signed out, or too many requests: the same file is accepted later. */
const laterStatuses = [401, 429];

/** Is a file sent again by itself? */
export const isSentLater = ({ failure }: Pick<QueuedFile<unknown>, 'failure'>): boolean =>
  failure !== undefined &&
  (isTemporary(failure) ||
    laterStatuses.includes(failure instanceof WorkflowRefused ? failure.status : statusOf(failure)));

/**
 * Takes the refusal of a file that was sent with `once` and is added already for success: the answer to an earlier
 * upload was lost, and with it what it wrote. Rethrows every other error.
 */
export async function countAsSent(error: unknown): Promise<void> {
  if (!(error instanceof WorkflowRefused && error.code === 'file-already-added')) throw error;
  await queryClient.invalidateQueries();
}

/** `removed`: cancelled while it was sent. */
export type Outcome = 'sent' | 'later' | 'failed' | 'removed';

/**
 * Files that are sent as soon as they are added. They survive a lost connection and a reload: each stays on this device
 * until the server has it, and is sent again by itself.
 */
export class SendingFiles<Facts> {
  readonly #queue: UploadQueue<Facts>;
  readonly #keepAs: string;
  #stop = () => {};
  #sent: readonly Pick<QueuedFile<Facts>, 'facts' | 'file'>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  readonly subscribe: UploadQueue<Facts>['subscribe'];
  readonly get: UploadQueue<Facts>['get'];
  /** Cancels an upload, or removes a failed one, for good. */
  readonly dismiss: UploadQueue<Facts>['remove'];

  /** @param keepAs name of these files on this device; must be unique per form */
  constructor(send: SendQueued<Facts>, keepAs: string) {
    this.#queue = new UploadQueue(async (file, facts, options) => {
      await send(file, facts, options).catch(countAsSent);
    });
    ({ subscribe: this.subscribe, get: this.get, remove: this.dismiss } = this.#queue);
    this.#keepAs = keepAs;
  }

  /** Restores the files of an earlier visit and sends them. */
  start(): void {
    const stopKeeping = keepFiles(this.#queue, this.#keepAs, {
      isOver: (one) => one.failure !== undefined && !isSentLater(one),
      onRestored: (ids) => ids.forEach((id) => void this.#send(id)),
    });
    const online = () => this.#sendAgain();
    const offline = () => this.#queue.interrupt();
    globalThis.addEventListener('online', online);
    globalThis.addEventListener('offline', offline);
    this.#stop = () => {
      stopKeeping();
      globalThis.removeEventListener('online', online);
      globalThis.removeEventListener('offline', offline);
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  /** Shows the fault of a file that is not sent. */
  refuse(file: File, facts: Facts, failure: unknown): void {
    this.#queue.add(file, facts, failure);
  }

  /** Sends a file. `later`: there was no answer, and it is sent again by itself. */
  add(file: File, facts: Facts): Promise<Outcome> {
    return this.#send(this.#queue.add(file, facts));
  }

  /** Removes a file that can be put back. */
  withdraw = (id: number): void => this.#queue.withdraw(id);

  /** Puts a removed file back, and sends it. */
  restore = (id: number): void => {
    this.#queue.restore(id);
    void this.#send(id);
  };

  /** The newest file that was sent from here and for which this is true; it need not be downloaded to be shown. */
  sentFile(isWanted: (file: File, facts: Facts) => boolean): File | undefined {
    return this.#sent.findLast(({ file, facts }) => isWanted(file, facts))?.file;
  }

  /** Interrupts all uploads; the files stay on this device. */
  pause(): void {
    this.#stop();
    this.#queue.end();
  }

  /** Cancels all uploads; with signing out the files leave this device too. */
  end(): void {
    this.#sent = [];
    this.#queue.end();
    this.#stop();
  }

  async #send(id: number): Promise<Outcome> {
    const isSent = await this.#queue.send(id);
    const one = this.#queue.get().find((queued) => queued.id === id);
    if (isSent && one) {
      this.#tries = 0;
      this.#sent = [...this.#sent, one];
      this.#queue.remove(id);
    }
    if (isSent) return 'sent';
    if (!one || one.isRemoved) return 'removed';
    if (!isSentLater(one)) return 'failed';
    this.#plan();
    return 'later';
  }

  #plan(): void {
    if (this.#timer !== undefined) return;
    const delay = retryDelays[Math.min(this.#tries, retryDelays.length - 1)];
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#sendAgain(), delay);
  }

  #sendAgain(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // Without a line the browser says when it is back.
    if (!navigator.onLine) return;
    for (const one of this.#queue.get()) if (isSentLater(one)) void this.#send(one.id);
  }
}
