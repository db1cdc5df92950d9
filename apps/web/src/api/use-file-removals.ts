import { useEffect, useState } from 'react';
import { FileRemovals } from './file-removals.ts';
import type { UploadOptions } from './upload.ts';

/**
 * The removed files of a page. Leaving the page, closing or reloading it ends the time for undoing.
 * @param remove deletes a file on the server; taken from the first render
 */
export function useFileRemovals<T>(remove: (id: string, options: UploadOptions) => Promise<unknown>): FileRemovals<T> {
  const [removals] = useState(() => new FileRemovals<T>(remove));
  useEffect(() => {
    const close = () => void removals.end(undefined, { outlivesPage: true });
    globalThis.addEventListener('pagehide', close);
    return () => {
      globalThis.removeEventListener('pagehide', close);
      void removals.end();
    };
  }, [removals]);
  return removals;
}
