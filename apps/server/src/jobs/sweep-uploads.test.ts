import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweepUploads } from './sweep-uploads.ts';

const present = new Date('2026-11-23T10:00:00.000Z');
const now = () => present;
const minutesAgo = (minutes: number) => new Date(present.getTime() - minutes * 60_000);

let folder: string;
let lines: object[];
const log = { info: (facts: object) => lines.push(facts), warn: (facts: object) => lines.push(facts) };

beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** An upload with one file, which received its last bytes some minutes ago. */
async function upload(name: string, { started, lastBytes }: { started: number; lastBytes: number }): Promise<void> {
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, 'passport'), 'a scan');
  await utimes(join(folder, name, 'passport'), minutesAgo(lastBytes), minutesAgo(lastBytes));
  await utimes(join(folder, name), minutesAgo(started), minutesAgo(started));
}

test('deletes uploads that received nothing for an hour, and logs how many', async () => {
  await upload('interrupted', { started: 90, lastBytes: 61 });
  await upload('slow', { started: 90, lastBytes: 1 });
  await upload('new', { started: 1, lastBytes: 1 });
  expect(await sweepUploads({ folder, now, log })).toBe(1);
  expect((await readdir(folder)).toSorted()).toEqual(['new', 'slow']);
  expect(lines).toEqual([{ job: 'sweep-uploads', deleted: 1 }]);
});

test('deletes all earlier uploads when a single process starts', async () => {
  await upload('interrupted', { started: 1, lastBytes: 1 });
  expect(await sweepUploads({ folder, now, log, idleMs: 0 })).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('does nothing and logs nothing without interrupted uploads or without the folder', async () => {
  await upload('new', { started: 1, lastBytes: 1 });
  expect(await sweepUploads({ folder, now, log })).toBe(0);
  expect(await sweepUploads({ folder: join(folder, 'missing'), now, log })).toBe(0);
  expect(await readdir(folder)).toEqual(['new']);
  expect(lines).toEqual([]);
});
