import { useCallback, useEffect, useState } from 'react';
import { deleteWaitingFile, loadWaitingFiles, saveWaitingFile } from '#api/waiting-files.ts';

/** A photographed page that is not sent yet. */
export interface TakenPage {
  readonly id: string;
  readonly file: File;
}

/** The page that was removed last, which can be put back. */
interface RemovedPage {
  readonly page: TakenPage;
  readonly at: number;
}

/**
 * Photographed pages of one document, in their order. They stay on this device, also over a reload, until they are sent
 * or removed.
 * @param keepAs name on this device
 */
export function usePages(keepAs: string) {
  const [pages, setPages] = useState<readonly TakenPage[]>([]);
  const [removed, setRemoved] = useState<RemovedPage>();
  useEffect(() => {
    let isCurrent = true;
    void loadWaitingFiles<number>(`${keepAs}/`).then((found) => {
      const stored = found.toSorted((a, b) => a.facts - b.facts).map(({ key, file }) => ({ id: key, file }));
      if (isCurrent && stored.length > 0) setPages((now) => (now.length === 0 ? stored : now));
    });
    return () => {
      isCurrent = false;
    };
  }, [keepAs]);
  const set = useCallback((next: readonly TakenPage[], before: readonly TakenPage[]) => {
    setPages(next);
    for (const [at, { id, file }] of next.entries()) {
      if (before[at]?.id !== id) void saveWaitingFile({ key: id, file, facts: at });
    }
    for (const { id } of before) if (!next.some((one) => one.id === id)) void deleteWaitingFile(id);
  }, []);
  const add = (files: readonly File[]) =>
    set([...pages, ...files.map((file) => ({ id: `${keepAs}/${crypto.randomUUID()}`, file }))], pages);
  const remove = (id: string) => {
    const at = pages.findIndex((one) => one.id === id);
    const page = pages[at];
    if (!page) return;
    setRemoved({ page, at });
    set(pages.toSpliced(at, 1), pages);
  };
  /** Puts the page that was removed last back in its place. */
  const undo = () => {
    if (removed) set(pages.toSpliced(removed.at, 0, removed.page), pages);
    setRemoved(undefined);
  };
  const forget = () => setRemoved(undefined);
  const clear = () => {
    forget();
    set([], pages);
  };
  /** Moves a page to the place of the one before or after it. */
  const move = (at: number, by: -1 | 1) => {
    const next = [...pages];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(at + by, 0, moved);
    set(next, pages);
  };
  return { pages, removed, add, remove, undo, forget, move, clear };
}
