import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { lockFolder, tryLock } from './lock-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const program = `
  import { lockFolder } from ${JSON.stringify(new URL('./lock-folder.ts', import.meta.url).href)};
  globalThis.lock = lockFolder(process.argv[1], 9123);
  console.log('locked');
  setInterval(() => undefined, 1000);
`;

test('a folder that another server uses is refused with its process and port, and free after SIGKILL', async () => {
  const args = ['--no-warnings', '--input-type=module', '-e', program, folder];
  const other = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  expect(tryLock(folder)).toBeUndefined();
  expect(() => lockFolder(folder, 8080)).toThrow(
    new ConfigError(
      `${folder} is in use by another server (process ${other.pid}, port 9123). Stop it first, or set DOSSIER_DATA to another folder.`,
    ),
  );
  const exited = once(other, 'exit');
  other.kill('SIGKILL');
  await exited;
  const lock = lockFolder(folder, 8080);
  expect(tryLock(folder)).toBeUndefined();
  lock.release();
});

test('a released folder can be locked again, also in the same process', () => {
  lockFolder(folder).release();
  const lock = tryLock(folder);
  expect(lock).toBeDefined();
  lock?.release();
});

test('a command is not called a server, and another machine is named', async () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`in use by a command (process ${process.pid})`);
  const { writeFile } = await import('node:fs/promises');
  await writeFile(join(folder, 'running.json'), JSON.stringify({ pid: 7, port: 80, host: `not-${hostname()}` }));
  expect(() => lockFolder(folder)).toThrow(`another server (process 7, port 80, on not-${hostname()})`);
  await writeFile(join(folder, 'running.json'), 'cut of');
  expect(() => lockFolder(folder)).toThrow('in use by another process.');
  lock.release();
});

test('the files of the lock are readable by the user of the server only', async () => {
  const before = process.umask(0o077);
  const lock = lockFolder(folder);
  process.umask(before);
  expect((await stat(join(folder, 'running.json'))).mode & 0o077).toBe(0);
  expect((await stat(join(folder, 'dossier.lock'))).mode & 0o077).toBe(0);
  lock.release();
});
