import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDeskProcess } from './desk-process.ts';
import { startWorld } from './scenario.ts';

const secret = 'only-for-tests-0123456789-abcdefghij';
const now = () => new Date();

let folder: string;
let token: string;
let desk: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-upload-'));
  const world = await startWorld({ dataFolder: folder, now, config: { secret } });
  token = await world.tokenOf(world.gatekeeper);
  await world.close();
}, 60_000);
afterAll(async () => {
  desk?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const uploads = () => readdir(join(folder, 'uploads'));

async function startDesk(): Promise<{ url: string; end: () => Promise<void> }> {
  const started = await startDeskProcess({ DOSSIER_DATA: folder, DOSSIER_SECRET: secret });
  desk = started.process;
  const end = async () => {
    const exited = once(started.process, 'exit');
    started.process.kill('SIGKILL');
    await exited;
  };
  return { url: started.url, end };
}

/** Sends the beginning of a file and never its end. */
function beginUpload(url: string): void {
  const headers = { authorization: token, 'content-type': 'multipart/form-data; boundary=b', 'content-length': 5e6 };
  const upload = request(`${url}/api/desk/add-document`, { method: 'POST', headers });
  upload.on('error', () => undefined);
  upload.write('--b\r\ncontent-disposition: form-data; name="file"; filename="passport.png"\r\n\r\n');
  upload.write(Buffer.alloc(300_000, 'x'));
}

test('an upload that was interrupted by SIGKILL is deleted at the next start', async () => {
  const first = await startDesk();
  beginUpload(first.url);
  while ((await uploads()).length === 0) await wait(10);
  const [name = ''] = await uploads();
  expect((await stat(join(folder, 'uploads', name))).mode & 0o777).toBe(0o700);
  await first.end();
  expect(await uploads()).toEqual([name]);
  const second = await startDesk();
  expect(await uploads()).toEqual([]);
  await second.end();
}, 60_000);
