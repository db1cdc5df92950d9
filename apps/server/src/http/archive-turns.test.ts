import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { viewContracts, viewNames } from '@dossier/domain/contracts/views';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ArchiveTimes, ArchiveTurns } from './archive-turns.ts';

let app: FastifyInstance | undefined;
/** Archives that have started, by name: each is sent until its stream is ended. */
let started: Map<string, PassThrough>;
let sockets: Socket[];
beforeEach(() => {
  [started, sockets] = [new Map(), []];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app?.close();
  app = undefined;
});

async function listen(times?: Partial<ArchiveTimes>): Promise<void> {
  const turns = new ArchiveTurns({ waitMs: 60_000, sendMs: 60_000, ...times });
  const server = Fastify({ forceCloseConnections: true });
  app = server;
  // Those that wait while a test ends may still start: not in the map of the next test.
  const own = started;
  server.get('/:person/:name', async (request, reply) => {
    const { person, name } = request.params as { person: string; name: string };
    await turns.run(person, reply, async () => {
      const stream = new PassThrough();
      own.set(name, stream);
      stream.write(name);
      return reply.send(stream);
    });
    return reply;
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
}

async function get(person: string, name: string): Promise<Socket> {
  const socket = connect((app?.server.address() as AddressInfo | undefined)?.port ?? 0, '127.0.0.1');
  sockets.push(socket.on('error', () => undefined));
  await once(socket, 'connect');
  socket.write(`GET /${person}/${name} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  return socket;
}

const names = () => [...started.keys()];
const connections = () => new Promise((resolve) => app?.server.getConnections((_error, count) => resolve(count)));

test('the archives that are packed while they are sent take turns', () => {
  const archives = viewNames.filter((name) => 'isArchive' in viewContracts[name]);
  expect(archives).toEqual(['download-person', 'download-all', 'download-my-data', 'client-import-file']);
});

test('a second archive of a person waits and is then sent whole, and that of another person does not wait', async () => {
  await listen();
  await get('a', 'a1');
  await expect.poll(names).toEqual(['a1']);
  const waiting = await get('a', 'a2');
  await get('b', 'b1');
  await expect.poll(names).toEqual(['a1', 'b1']);
  started.get('a1')?.end();
  await expect.poll(names).toEqual(['a1', 'b1', 'a2']);
  started.get('a2')?.end(' is complete');
  expect(await text(waiting)).toMatch(/^HTTP\/1.1 200 [\s\S]*a2[\s\S]* is complete/);
});

test('two archives are packed at a time, and one whose reader leaves frees its place', async () => {
  await listen();
  const first = await get('a', 'a1');
  await get('b', 'b1');
  await expect.poll(names).toHaveLength(2);
  const leaving = await get('c', 'c1');
  await get('d', 'd1');
  leaving.destroy();
  await expect.poll(connections).toBe(3);
  expect(names()).toHaveLength(2);
  first.destroy();
  await expect.poll(names).toContain('d1');
  expect(names()).not.toContain('c1');
  await expect.poll(() => started.get('a1')?.destroyed).toBe(true);
});

test('one that cannot start in time is refused in a sentence, and the next is sent', async () => {
  await listen({ waitMs: 50 });
  await get('a', 'a1');
  await expect.poll(names).toEqual(['a1']);
  const refused = await text(await get('a', 'a2'));
  expect(refused).toMatch(/^HTTP\/1.1 503 /);
  expect(JSON.parse(refused.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 503, code: 'archive-not-started' });
  started.get('a1')?.end();
  const next = await get('a', 'a3');
  await expect.poll(names).toEqual(['a1', 'a3']);
  started.get('a3')?.end();
  expect(await text(next)).toMatch(/^HTTP\/1.1 200 /);
});

test('more than five of a person do not wait: the next is refused at once', async () => {
  await listen();
  const all = await Promise.all(Array.from({ length: 7 }, (_, at) => get('a', `a${at}`)));
  const ended = all.map(async (socket) => (await text(socket)).split('\r\n')[0]);
  expect(await Promise.race(ended)).toBe('HTTP/1.1 503 Service Unavailable');
  expect(names()).toHaveLength(1);
});

test('one that takes longer than allowed is cut off without its end, so that it does not look complete', async () => {
  await listen({ sendMs: 50 });
  const socket = await get('a', 'a1');
  // The connection may end by a reset, after which the rest cannot be read.
  const received: Buffer[] = [];
  socket.on('data', (chunk) => received.push(chunk));
  await once(socket, 'close');
  expect(String(Buffer.concat(received))).not.toContain('\r\n0\r\n\r\n');
  await expect.poll(() => started.get('a1')?.destroyed).toBe(true);
  await get('a', 'a2');
  await expect.poll(names).toEqual(['a1', 'a2']);
});
