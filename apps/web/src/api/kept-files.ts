import type { QueuedFile, UploadQueue } from './upload-queue.ts';
import { deleteWaitingFile, loadWaitingFiles, saveWaitingFile } from './waiting-files.ts';

interface KeepOptions<Facts> {
  /** Files that are not kept any longer, apart from those that were sent. */
  readonly isOver?: (one: QueuedFile<Facts>) => boolean;
  /** Receives the files of an earlier visit. */
  readonly onRestored?: (ids: readonly number[]) => void;
}

const kept = new WeakMap<object, () => void>();

/**
 * Keeps the files of a queue whose screen may be closed at any time: a file that was still being checked then is saved
 * when it is added. Otherwise like `keepFiles`.
 * @returns restores nothing any more
 */
export function keepFilesOfScreen<Facts>(queue: UploadQueue<Facts>, keepAs: string): () => void {
  kept.get(queue)?.();
  const { leave, stop } = begin(queue, keepAs, {});
  kept.set(queue, stop);
  return leave;
}

/**
 * Restores the files of an earlier visit, and saves and deletes files with every change of the queue.
 * @returns stops keeping; what is stored stays
 */
export function keepFiles<Facts>(
  queue: UploadQueue<Facts>,
  keepAs: string,
  options: KeepOptions<Facts> = {},
): () => void {
  return begin(queue, keepAs, options).stop;
}

function begin<Facts>(
  queue: UploadQueue<Facts>,
  keepAs: string,
  { isOver = () => false, onRestored }: KeepOptions<Facts>,
): { leave(): void; stop(): void } {
  const keys = new Map<number, string>();
  const saved = new Map<number, Facts>();
  let isRestoring = false;
  const save = () => {
    if (isRestoring) return;
    const waiting = queue.get().filter((one) => !one.isSent && !one.isRemoved && !isOver(one));
    for (const { id, file, facts } of waiting) {
      if (saved.get(id) === facts) continue;
      const key = keys.get(id) ?? `${keepAs}/${crypto.randomUUID()}`;
      keys.set(id, key);
      saved.set(id, facts);
      void saveWaitingFile({ key, file, facts }).then((isKept) => isKept || queue.mark(id, false));
    }
    for (const [id, key] of keys) {
      if (waiting.some((one) => one.id === id)) continue;
      keys.delete(id);
      saved.delete(id);
      void deleteWaitingFile(key);
    }
  };
  // From the start: a file that is chosen while earlier ones are read must not be lost.
  const unsubscribe = queue.subscribe(save);
  save();
  let isCurrent = true;
  void loadWaitingFiles<Facts>(`${keepAs}/`).then((found) => {
    if (!isCurrent) return;
    const own = new Set(keys.values());
    isRestoring = true;
    const ids = found
      .filter(({ key }) => !own.has(key))
      .map(({ key, file, facts }) => {
        const id = queue.add(file, facts);
        keys.set(id, key);
        saved.set(id, facts);
        return id;
      });
    isRestoring = false;
    save();
    onRestored?.(ids);
  });
  const leave = () => {
    isCurrent = false;
  };
  return {
    leave,
    stop() {
      leave();
      unsubscribe();
    },
  };
}
