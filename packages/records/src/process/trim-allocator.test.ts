import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const file = fileURLToPath(new URL('trim-allocator.ts', import.meta.url));
/** Frees seven of eight blocks of 64 MB, and returns the megabytes that this gave back to the system. */
const program = `
  import { trimAllocator } from '${file}';
  const blocks = Array.from({ length: 32_000 }, () => Buffer.allocUnsafeSlow(2_000).fill(1));
  const left = blocks.filter((_, index) => index % 8 === 0);
  blocks.length = 0;
  const before = process.memoryUsage.rss();
  globalThis.gc();
  await new Promise((resolve) => setTimeout(resolve, 200));
  if (process.argv[2] === 'trim') trimAllocator();
  process.stdout.write(String(Math.round((before - process.memoryUsage.rss()) / 1e6)));
  if (left.some((block) => block[1_999] !== 1)) process.exitCode = 1;
`;

async function givenBack(word: string): Promise<number> {
  const args = ['--expose-gc', '--input-type=module', '--eval', program, '--', 'x', word];
  return Number((await promisify(execFile)(process.execPath, args)).stdout);
}

/** Whether the C library is glibc; a report names its version. */
const isGlibc = 'glibcVersionRuntime' in (process.report.getReport() as { header: object }).header;

it('gives pages between blocks in use back to the system, where the C library can', async () => {
  const [trimmed, freed] = [await givenBack('trim'), await givenBack('no')];
  expect(freed).toBeLessThan(20);
  if (isGlibc) expect(trimmed).toBeGreaterThan(30);
});
