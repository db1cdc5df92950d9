import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Required free memory, many times the temporary files of the tests. Unit: bytes. */
const minFreeBytes = 2 * 2 ** 30;

/** Uses memory if enough is free: the tests spent a fifth of their time on the disk. */
function fastestFolder(): string {
  try {
    accessSync(memory, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= minFreeBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

let inUse = 0;
let isStopped = false;

/** Ctrl+C reaches the child processes too; this process ends when all of them have. */
function stop(): void {
  isStopped = true;
}

/** Runs programs with a folder of their own for temporary files (in the environment), which is deleted at the end. */
export async function withScratch<T>(run: (env: { TMPDIR: string }) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(fastestFolder(), 'dossier-tests-'));
  // PostgreSQL runs as another user, in a folder of its own below this one.
  chmodSync(folder, 0o711);
  if (inUse++ === 0) process.on('SIGINT', stop);
  try {
    return await run({ TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    if (--inUse === 0) process.off('SIGINT', stop);
    if (isStopped) await exitAfterLast();
  }
}

/** After Ctrl+C starts nothing more, and exits when the last run has ended. */
function exitAfterLast(): Promise<never> {
  if (inUse === 0) process.exit(130);
  return new Promise(() => undefined);
}
