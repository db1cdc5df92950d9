import { connect } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConnection } from '../src/testing/one-connection.ts';
import { startTestServer, type TestServer } from '../src/testing/test-server.ts';
import { openWorld, type World } from './world.ts';

const megabyte = 1024 * 1024;

describe('a body that its route does not read to the end', () => {
  let server: TestServer<never>;
  beforeAll(async () => {
    server = await startTestServer<never>({
      collections: {} as never,
      routes: (app) => {
        app.addContentTypeParser('*', (_request, _payload, done) => done(null));
        app.post('/stopping', async ({ raw }) => {
          const half = new Writable({ write: () => undefined });
          raw.pipe(half);
          await new Promise((resolve) => setImmediate(resolve));
          return { done: true };
        });
      },
    });
  });
  afterAll(() => server.close());

  it.each([
    [100 * 1024, 'in one piece'],
    [2 * megabyte, 'longer than the buffers of the connection'],
  ])('of %i bytes (%s) leaves the connection usable', async (size) => {
    const connection = openConnection(server.url);
    const body = Buffer.alloc(size);
    const kinds: Record<string, string | number>[] = [
      { 'content-type': 'application/octet-stream' },
      { 'content-type': 'x/y', 'content-length': size },
    ];
    for (const headers of kinds) {
      expect((await connection.send({ method: 'POST', path: '/stopping', headers, body })).status).toBe(200);
      expect((await connection.send({ path: '/api/health' })).status).toBe(200);
    }
    connection.close();
  });
});

describe('a body in chunks that is longer than the route accepts', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  it('is refused with an answer, and the next request of the connection is answered', async () => {
    const connection = openConnection(world.url);
    const body = JSON.stringify({ identity: 'x'.repeat(3 * megabyte), password: 'y' });
    const refused = await connection.send({
      method: 'POST',
      path: '/api/collections/users/auth-with-password',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      413,
      { data: {}, message: 'Request entity too large.', status: 413 },
    ]);
    expect((await connection.send({ path: '/api/health' })).status).toBe(200);
    connection.close();
  });

  it('is refused with an answer to a client that sends all of it first and wants the connection closed', async () => {
    const size = 20 * megabyte;
    const socket = connect(Number(new URL(world.url).port), '127.0.0.1');
    const lines = ['POST /api/collections/users/auth-with-password HTTP/1.0', `content-length: ${size}`];
    socket.write(`${lines.join('\r\n')}\r\ncontent-type: application/json\r\n\r\n`);
    await pipeline(Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(megabyte))), socket, { end: false });
    expect(await text(socket)).toMatch(/^HTTP\/1.1 413 /);
  });

  it('is read whole when it arrives in single bytes', async () => {
    const body = Buffer.from(JSON.stringify({ identity: 'ann@example.eu', password: 'é' }));
    const answer = await fetch(`${world.url}/api/collections/users/auth-with-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new ReadableStream({
        start(controller) {
          for (const byte of body) controller.enqueue(Uint8Array.of(byte));
          controller.close();
        },
      }),
      duplex: 'half',
    } as RequestInit);
    expect([answer.status, await answer.json()]).toMatchObject([400, { message: 'Failed to authenticate.' }]);
  });
});
