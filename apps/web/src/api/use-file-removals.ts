import { useEffect, useState } from 'react';
import { FileRemovals } from './file-removals.ts';
import { leftFiles, leftMs, noteLeft } from './left-removals.ts';
import type { UploadOptions } from './upload.ts';

/**
 * The removed files of a page. Leaving the page, closing or reloading it ends the time for undoing; what is loaded next
 * hides them, also when it was read before they were deleted.
 * @param remove deletes a file on the server; taken from the first render
 */
export function useFileRemovals<T>(remove: (id: string, options: UploadOptions) => Promise<unknown>): FileRemovals<T> {
  const [removals] = useState(() => new FileRemovals<T>(remove, leftFiles()));
  useEffect(() => {
    const close = () => {
      noteLeft(removals.get().files.map(({ id }) => id));
      void removals.end(undefined, { outlivesPage: true });
    };
    const timer = setTimeout(() => removals.forget(), leftMs);
    globalThis.addEventListener('pagehide', close);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('pagehide', close);
      void removals.end();
    };
  }, [removals]);
  return removals;
}
