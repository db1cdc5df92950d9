import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withScratch } from './scratch.ts';

test('temporary files of a run go with it, also when it fails', async () => {
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
