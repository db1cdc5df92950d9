import type { FileStore } from '@dossier/records';

/** A file store that defers deletions and moves during a backup. */
export type HoldableFiles = FileStore & { readonly hold: () => () => void };

export function holdable(files: FileStore): HoldableFiles {
  let holders = 0;
  let waiting: (() => void)[] = [];
  const released = async () => {
    if (holders > 0) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return {
    ...files,
    async move(key, to) {
      await released();
      await files.move(key, to);
    },
    async delete(key) {
      await released();
      await files.delete(key);
    },
    hold() {
      holders++;
      return () => {
        holders--;
        if (holders > 0) return;
        for (const go of waiting) go();
        waiting = [];
      };
    },
  };
}
