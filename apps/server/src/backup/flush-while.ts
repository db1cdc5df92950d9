import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Unit: milliseconds. */
const everyMs = 100;

/**
 * Writes a file that is growing to the disk little by little until `work` has ended. Otherwise hundreds of megabytes wait
 * in the cache of the system, and the next commit of the desk waits until the disk has them all.
 */
export async function flushWhile<T>(path: string, work: Promise<T>): Promise<T> {
  let isDone = false;
  const flushed = (async () => {
    while (!isDone) {
      await pause(everyMs);
      const file = await open(path, 'r+').catch(() => undefined);
      await file?.datasync().catch(() => undefined);
      await file?.close();
    }
  })();
  try {
    return await work;
  } finally {
    isDone = true;
    await flushed;
  }
}
