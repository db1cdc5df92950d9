import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const file = fileURLToPath(new URL('collect-garbage.ts', import.meta.url));
/** Creates an unreferenced object, and returns whether it is collected within the time. */
const program = `
  import { releaseAtRest, releaseMemory } from '${file}';
  const left = new WeakRef({ rows: Array.from({ length: 1000 }, String) });
  if (process.argv[2] === 'give') releaseMemory();
  if (process.argv[2] === 'rest') releaseAtRest({ release: () => process.stdout.write('released '), everyMs: 500 });
  if (process.argv[2] === 'busy') {
    releaseAtRest({ release: () => process.stdout.write('released '), everyMs: 500 });
    setInterval(() => { const end = performance.now() + 20; while (performance.now() < end); }, 50).unref();
  }
  if (process.argv[2] === 'again') {
    const work = () => {
      // By the processor: other processes may have it for most of the time.
      const worked = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1_000; };
      const end = worked() + 1_500;
      while (worked() < end);
    };
    let released = 0;
    const release = () => {
      process.stdout.write('released ');
      released += 1;
      if (released === 1) setTimeout(work);
      else clearTimeout(waiting);
    };
    const waiting = setTimeout(() => undefined, 25_000);
    releaseAtRest({ release, everyMs: 500 });
  } else setTimeout(() => process.stdout.write(String(left.deref() === undefined)), 3000);
`;

async function isGone(word: string): Promise<string> {
  const args = ['--input-type=module', '--eval', program, '--', 'x', word];
  return (await promisify(execFile)(process.execPath, args)).stdout;
}

it('releases memory of the startup, which is not released otherwise', async () => {
  expect(await Promise.all([isGone('give'), isGone('keep')])).toEqual(['true', 'false']);
});

it('releases memory once when nothing happens, and not while the process computes', async () => {
  expect(await Promise.all([isGone('rest'), isGone('busy')])).toEqual(['released true', 'false']);
});

it('releases memory again after more work, also when the process did not grow', async () => {
  expect(await isGone('again')).toBe('released released ');
});
