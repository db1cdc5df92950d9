import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withScratch } from './scratch.ts';

test('temporary files of a run are deleted at its end, also when it fails', async () => {
  const folders: string[] = [];
  const write = async ({ TMPDIR }: { TMPDIR: string }) => {
    writeFileSync(join(TMPDIR, 'left'), 'behind');
    folders.push(TMPDIR);
  };
  await withScratch(write);
  await expect(
    withScratch(async (env) => {
      await write(env);
      throw new Error('failed');
    }),
  ).rejects.toThrow('failed');
  expect(new Set(folders).size).toBe(2);
  expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
});

/** Two concurrent runs and one that would follow; each prints its folder, and takes some time to end. */
const program = `
import { withScratch } from ${JSON.stringify(new URL('./scratch.ts', import.meta.url).href)};
setInterval(() => undefined, 1000);
const run = (millis) => withScratch(async ({ TMPDIR }) => {
  const ended = new Promise((resolve) => process.once('SIGINT', () => setTimeout(resolve, millis)));
  console.log(TMPDIR);
  await ended;
});
await Promise.all([run(20).then(() => run(0)), run(200)]);
`;

test('Ctrl+C ends running programs, starts no others and leaves no folder', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--no-warnings', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.split('\n').length === 3) child.kill('SIGINT');
  });
  const [code] = await once(child, 'close');
  const folders = output.trim().split('\n');
  expect(code).toBe(130);
  expect(folders).toHaveLength(2);
  expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
});
