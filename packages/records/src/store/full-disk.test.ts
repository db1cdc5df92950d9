import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sqlite } from '../dialect/sqlite/dialect.ts';
import { mountSmallDisk, smallDiskSentence } from '../testing/small-disk.ts';
import { countNotes, lossesOf, openNotes, type WriteOutcome, writeNotes } from '../testing/writes.ts';

const disk = mountSmallDisk(8);
afterAll(() => disk?.close());

test('on a full disk writes are refused, acknowledged writes are present, and writing resumes when space is freed', async () => {
  if (!disk) {
    process.stderr.write(`${smallDiskSentence}\n`);
    expect(process.getuid?.()).not.toBe(0);
    return;
  }
  const path = join(disk.folder, 'data', 'data.db');
  const store = await openNotes(sqlite({ path }));
  const outcome: WriteOutcome = { acknowledged: [], refused: [] };
  await writeNotes(store, outcome, () => outcome.acknowledged.length >= 50);
  disk.fill();
  await writeNotes(store, outcome, () => outcome.refused.length >= 30);
  expect(await lossesOf(store, outcome)).toEqual({ lost: [], halves: 0 });
  // What was refused is not there.
  expect(await countNotes(store)).toBe(outcome.acknowledged.length);
  disk.free();
  const before = outcome.acknowledged.length;
  await writeNotes(store, outcome, () => outcome.acknowledged.length >= before + 20);
  await store.close();
  const again = await openNotes(sqlite({ path }));
  expect(await lossesOf(again, outcome)).toEqual({ lost: [], halves: 0 });
  expect(await again.dialect.all('PRAGMA integrity_check', [])).toEqual([{ integrity_check: 'ok' }]);
  await again.close();
}, 120_000);
