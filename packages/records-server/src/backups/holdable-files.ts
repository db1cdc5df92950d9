import type { FileStore } from '@dossier/records';

/** A file store that defers deletions during a backup. */
export type HoldableFiles = FileStore & { readonly hold: () => () => void };

export function holdable(files: FileStore): HoldableFiles {
  let holders = 0;
  let waiting: (() => void)[] = [];
  return {
    ...files,
    async delete(key) {
      if (holders > 0) await new Promise<void>((resolve) => waiting.push(resolve));
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
