import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Many times what the tests keep at once. Unit: bytes. */
const room = 2 * 2 ** 30;

/** Files in memory where this machine has room for them: a fifth of the tests' time was the disk. */
function fastest(): string {
  try {
    accessSync(memory, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= room ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

let inUse = 0;
let isStopped = false;

/** Ctrl+C reaches the programs too: once all have ended, so does this one. */
function stop(): void {
  isStopped = true;
}

/** Gives programs a folder of their own for temporary files (as environment), which goes with all in it at the end. */
export async function withScratch<T>(run: (env: { TMPDIR: string }) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(fastest(), 'dossier-tests-'));
  // PostgreSQL runs as somebody else, in a folder in here that is theirs.
  chmodSync(folder, 0o711);
  if (inUse++ === 0) process.on('SIGINT', stop);
  try {
    return await run({ TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    if (--inUse === 0) process.off('SIGINT', stop);
    if (isStopped) await lastToEnd();
  }
}

/** Nothing begins after Ctrl+C; what still runs ends first. */
function lastToEnd(): Promise<never> {
  if (inUse === 0) process.exit(130);
  return new Promise(() => undefined);
}
