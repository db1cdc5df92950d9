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

/** Gives programs a folder of their own for temporary files (as environment), which goes with all in it at the end. */
export async function withScratch<T>(run: (env: { TMPDIR: string }) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(fastest(), 'dossier-tests-'));
  // PostgreSQL runs as somebody else, in a folder in here that is theirs.
  chmodSync(folder, 0o711);
  const forget = () => rmSync(folder, { recursive: true, force: true });
  const stop = () => process.exit(130);
  process.once('exit', forget).once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await run({ TMPDIR: folder });
  } finally {
    process.off('exit', forget).off('SIGINT', stop).off('SIGTERM', stop);
    forget();
  }
}
