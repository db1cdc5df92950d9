import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BuildLimitError, writeIndexOf } from './build-index.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
});
afterAll(() => rm(folder, { recursive: true }));

const usual = { heapMb: 256, processMb: 1_024, minutes: 1 };

test('a failure of the process is reported with what it printed', async () => {
  const list = { format: 'ftm-json', path: join(folder, 'list.jsonl'), name: 'list' } as const;
  const failed = writeIndexOf([list], join(folder, 'missing', 'index'), undefined, usual);
  await expect(failed).rejects.toThrow(/ended with 1: .*ENOENT/s);
});

test.each([
  ['memory of the process', { ...usual, processMb: 1 }],
  ['time', { ...usual, minutes: 0 }],
])('a list that takes more %s than allowed is refused', async (_what, limits) => {
  const entities = Array.from({ length: 1_500 }, (_, i) =>
    JSON.stringify({ id: `e${i}`, schema: 'Person', properties: { name: [`Name ${i}`] } }),
  );
  const path = join(folder, 'list.jsonl');
  await writeFile(path, entities.join('\n'));
  const list = { format: 'ftm-json', path, name: 'list' } as const;
  await expect(writeIndexOf([list], join(folder, 'index'), undefined, limits)).rejects.toThrow(BuildLimitError);
});
