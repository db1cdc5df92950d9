import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDeskProcess } from './desk-process.ts';

let folder: string;
let desk: ChildProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-modes-'));
});
afterAll(async () => {
  desk?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test('only the user of the server can read what it creates: folders are 0700, files 0600', async () => {
  desk = (await startDeskProcess({ DOSSIER_DATA: folder, DOSSIER_DEMO: 'on' })).process;
  const readable: string[] = [];
  const names = await readdir(folder, { recursive: true });
  for (const name of names) {
    const { mode } = await stat(join(folder, name));
    if ((mode & 0o077) !== 0) readable.push(`${(mode & 0o777).toString(8)} ${name}`);
  }
  expect(names).toEqual(expect.arrayContaining(['dossier.db', 'files', 'secret', 'uploads']));
  expect(readable).toEqual([]);
  const ended = once(desk, 'exit');
  desk.kill('SIGTERM');
  await ended;
}, 120_000);
