import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Sends bytes as they are and returns everything until the server closes the connection. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(world.url).port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

it.each([
  ['no request line', 'HELLO\r\n\r\n', 400],
  ['an unknown method', 'FROB / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['two lengths', 'POST /api/batch HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx', 400],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\nx',
    400,
  ],
  ['a tunnel as its aim', 'CONNECT a:443 HTTP/1.1\r\nhost: a:443\r\n\r\n', 405],
  ['an unknown expectation', 'GET /api/health HTTP/1.1\r\nhost: a\r\nexpect: more\r\n\r\n', 417],
  ['headers that are too long', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
])('a request with %s gets an answer of the documented shape', async (_, bytes, status) => {
  const answer = await exchange(bytes);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toEqual({ data: {}, message: expect.any(String), status });
});
