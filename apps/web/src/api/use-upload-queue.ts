import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepFilesOfScreen } from './kept-files.ts';
import { type SendQueued, UploadQueue } from './upload-queue.ts';

/**
 * A queue that lives as long as the component, with its files. `send` is taken from the first render.
 * @param keepAs keeps the files that are not sent on this device under this name, also over a reload
 */
export function useUploadQueue<Facts>(send: SendQueued<Facts>, keepAs?: string) {
  const [queue] = useState(() => new UploadQueue(send));
  useEffect(() => (keepAs === undefined ? undefined : keepFilesOfScreen(queue, keepAs)), [queue, keepAs]);
  return { queue, files: useSyncExternalStore(queue.subscribe, queue.get) };
}
