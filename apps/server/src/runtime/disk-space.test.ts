import { tmpdir } from 'node:os';
import { lowDiskBytes } from '@dossier/domain/limits';
import { isDiskFull } from '@dossier/records';
import { expect, test } from 'vitest';
import { freeBytesIn, warnOfLowDisk } from './disk-space.ts';

test('the log warns once per check when little space is left, with the number of bytes', async () => {
  const lines: unknown[] = [];
  const watch = { dataFolder: tmpdir(), log: { warn: (facts: object, text: string) => lines.push([facts, text]) } };
  await warnOfLowDisk(watch, async () => lowDiskBytes);
  expect(lines).toEqual([]);
  await warnOfLowDisk(watch, async () => 7);
  expect(lines).toEqual([[{ job: 'disk-space', freeBytes: 7 }, expect.stringContaining('almost full')]]);
  expect(await freeBytesIn(tmpdir())).toBeGreaterThan(0);
});

test.each([{ code: 'ENOSPC' }, { code: 'EDQUOT' }, { code: '53100' }, { errcode: 13 }, { cause: { code: 'ENOSPC' } }])(
  'a full disk is recognised: %j',
  (facts) => {
    expect(isDiskFull(Object.assign(new Error('full'), facts))).toBe(true);
    expect(isDiskFull(Object.assign(new Error('other'), { code: '23505', errcode: 2067 }))).toBe(false);
  },
);
