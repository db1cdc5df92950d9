import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openWorld, root, type World } from './world.ts';

const windowMs = 300;
let world: World;
beforeAll(async () => {
  world = await openWorld({ bodyWindowMs: windowMs });
});
afterAll(() => world.close());
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

const uploads = () => readdir(world.uploadFolder).catch((): string[] => []);
const storedFiles = async () => {
  const keys: string[] = [];
  for await (const key of world.files.list('')) keys.push(key);
  return keys;
};

const head =
  '--b\r\ncontent-disposition: form-data; name="sealed"; filename="a.bin"\r\ncontent-type: application/octet-stream\r\n\r\n';
const end = '\r\n--b--\r\n';

/** Sends the beginning of a form with a file of this size. */
async function begin(size: number, sent: number): Promise<Socket> {
  const socket = connect(Number(new URL(world.url).port), '127.0.0.1');
  sockets.push(socket.on('error', () => undefined));
  await once(socket, 'connect');
  const length = head.length + size + end.length;
  const lines = ['POST /api/collections/albums/records HTTP/1.1', 'host: a', `content-length: ${length}`];
  socket.write(`${lines.join('\r\n')}\r\ncontent-type: multipart/form-data; boundary=b\r\n\r\n${head}`);
  socket.write(Buffer.alloc(sent, 1));
  return socket;
}

const statusOn = async (socket: Socket) => String(((await once(socket, 'data')) as [Buffer])[0]).split(' ')[1];

it('a file is written to disk while it arrives, and stored byte for byte', async () => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
  const client = await world.as(root);
  const { id, sealed } = await client.collection('albums').create({ sealed: new File([bytes], 'scan.bin') });
  const key = (await storedFiles()).find((one) => one.endsWith(`${id}/${sealed}`)) ?? '';
  const chunks: Buffer[] = [];
  for await (const chunk of world.files.read(key)) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
  expect(await uploads()).toEqual([]);
  const socket = await begin(300_000, 200_000);
  await expect
    .poll(async () => {
      const [folder = ''] = await uploads();
      const [name] = folder === '' ? [] : await readdir(join(world.uploadFolder, folder));
      return name === undefined ? 0 : (await readFile(join(world.uploadFolder, folder, name))).length;
    })
    .toBeGreaterThan(100_000);
  socket.destroy();
  await expect.poll(uploads).toEqual([]);
});

it('an interrupted upload leaves no file and no record', async () => {
  const [before, changes] = [await storedFiles(), world.changes.length];
  const socket = await begin(200_000, 100_000);
  await expect.poll(uploads).toHaveLength(1);
  socket.destroy();
  await expect.poll(uploads).toEqual([]);
  expect(await storedFiles()).toEqual(before);
  expect(world.changes).toHaveLength(changes);
});

it('time in which an upload waits for its turn does not count as a stalled body', async () => {
  const [first, second] = [await begin(200_000, 100_000), await begin(200_000, 100_000)];
  await expect.poll(uploads).toHaveLength(2);
  const waiting = await begin(1_000, 500);
  const answered = statusOn(waiting);
  for (let at = 0; at < 5; at += 1) {
    await pause(windowMs / 2);
    for (const socket of [first, second]) socket.write(Buffer.alloc(8_192, 1));
  }
  expect(await uploads()).toHaveLength(2);
  first.destroy();
  await pause(windowMs / 4);
  waiting.write(Buffer.alloc(500, 1));
  waiting.write(end);
  expect(await answered).toBe('200');
});
