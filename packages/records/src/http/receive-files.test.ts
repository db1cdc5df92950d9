import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptBodies } from './accept-bodies.ts';
import { FileReceiver } from './receive-files.ts';

/** Short, so that a test does not wait. Unit: milliseconds. */
const windowMs = 40;

let app: FastifyInstance;
let folder: string;
/** Names of the requests that have started, with the function that ends each. */
let started: Map<string, () => void>;
let sockets: Socket[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receive-'));
  [started, sockets] = [new Map(), []];
});
afterEach(async () => {
  for (const end of started.values()) end();
  for (const socket of sockets) socket.destroy();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function listen(slowWindowMs = 60_000): Promise<void> {
  const receiver = new FileReceiver(folder, slowWindowMs);
  app = Fastify({ forceCloseConnections: true });
  await acceptBodies(app);
  app.post('/:sender/:name', async (request, reply) => {
    const { sender, name } = request.params as { sender: string; name: string };
    return receiver.run({ request, reply, sender }, async (own) => {
      if (own !== undefined) await writeFile(join(own, 'passport.png'), 'x');
      await new Promise<void>((resolve) => started.set(name, resolve));
      if (name.startsWith('failing')) throw new Error('broken');
      return { name };
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
}

/** Sends the head of a request and none of its body. */
async function send(sender: string, name: string, type = 'multipart/form-data; boundary=b'): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket.on('error', () => undefined));
  await once(socket, 'connect');
  const head = [`POST /${sender}/${name} HTTP/1.1`, 'host: a', `content-type: ${type}`, 'content-length: 100000'];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return socket;
}

const statusOn = async (socket: Socket) => String(((await once(socket, 'data')) as [Buffer])[0]).split(' ')[1];
const names = () => [...started.keys()].sort();

test('two requests with files of one sender are handled at a time, and other senders do not wait for them', async () => {
  await listen();
  for (const name of ['a1', 'a2', 'a3']) await send('a', name);
  await send('b', 'b1');
  await expect.poll(names).toEqual(['a1', 'a2', 'b1']);
  started.get('a1')?.();
  await expect.poll(names).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('eight are handled at a time, in order', async () => {
  await listen();
  for (let at = 0; at < 10; at += 1) {
    await send(`sender${at}`, `n${at}`);
    if (at < 8) await expect.poll(names).toContain(`n${at}`);
  }
  await send('json', 'text', 'application/json');
  await expect.poll(names).toContain('text');
  expect(names()).not.toContain('n8');
  started.get('n3')?.();
  await expect.poll(names).toContain('n8');
  expect(names()).not.toContain('n9');
});

test('one whose body arrives slowly does not delay other senders', async () => {
  await listen(windowMs);
  for (let at = 0; at < 10; at += 1) await send(`sender${at}`, `n${at}`);
  await expect.poll(names).toHaveLength(10);
  for (const name of ['own2', 'own3']) await send('sender0', name);
  await expect.poll(() => names().filter((name) => name.startsWith('own'))).toHaveLength(1);
  await send('other', 'other');
  await expect.poll(names).toContain('other');
  expect(names()).toHaveLength(12);
});

test('one whose client leaves while it waits is never handled', async () => {
  await listen();
  for (const name of ['a1', 'a2']) await send('a', name);
  await expect.poll(names).toEqual(['a1', 'a2']);
  const leaving = await send('a', 'a3');
  await send('a', 'a4');
  const closed = once(leaving, 'close');
  leaving.destroy();
  await closed;
  started.get('a1')?.();
  await expect.poll(names).toEqual(['a1', 'a2', 'a4']);
});

test('its temporary folder is private, and removed when it has been handled or has failed', async () => {
  await listen();
  const [first, failing] = [await send('a', 'first'), await send('a', 'failing')];
  await expect.poll(names).toHaveLength(2);
  expect(await readdir(folder)).toHaveLength(2);
  for (const end of started.values()) end();
  expect([await statusOn(first), await statusOn(failing)]).toEqual(['200', '500']);
  expect(await readdir(folder)).toEqual([]);
});

test('one too many of a sender is refused with 429, and those of others are not', async () => {
  await listen();
  const all = await Promise.all(Array.from({ length: 103 }, (_, at) => send('a', `n${at}`)));
  expect(await Promise.race(all.map(statusOn))).toBe('429');
  await expect.poll(names).toHaveLength(2);
  await send('b', 'b');
  await expect.poll(names).toContain('b');
});
