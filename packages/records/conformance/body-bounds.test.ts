import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConnection } from '../src/testing/one-connection.ts';
import { ann, openWorld, root, type World } from './world.ts';

const windowMs = 300;
let strict: World;
let plain: World;
beforeAll(async () => {
  [strict, plain] = [
    await openWorld({ strict: true, bodyWindowMs: windowMs }),
    await openWorld({ bodyWindowMs: windowMs }),
  ];
});
afterAll(async () => {
  await strict.close();
  await plain.close();
});

/** Sends headers that announce a body and the beginning of it, then nothing. */
async function stall(world: World, head: string, authorization = ''): Promise<Socket> {
  const socket = connect(Number(new URL(world.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `${head} HTTP/1.1\r\nhost: a\r\nauthorization: ${authorization}\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{"title": "`,
  );
  return socket;
}

async function answerOn(socket: Socket) {
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  const [head = '', body = ''] = chunk.toString().split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

const records = (collection: string, id = '') => `/api/collections/${collection}/records${id && `/${id}`}`;

describe('in strict mode a write is refused before its body is read', () => {
  it.each([
    ['POST', 'notes', '', { status: 400, message: 'Failed to create record.' }],
    ['PATCH', 'notes', 'notenotenotenot', { status: 404 }],
    ['DELETE', 'notes', 'notenotenotenot', { status: 404 }],
    ['POST', 'closed', '', { status: 403, message: 'Only superusers can perform this action.' }],
    ['PATCH', 'closed', 'closedclosedclo', { status: 403 }],
  ])('of a guest: %s %s', async (method, collection, id, refusal) => {
    const before = strict.changes.length;
    const socket = await stall(strict, `${method} ${records(collection, id)}`);
    expect(await answerOn(socket)).toMatchObject({ status: refusal.status, body: { ...refusal, data: {} } });
    socket.destroy();
    expect(strict.changes).toHaveLength(before);
  });

  it('of a person without rights, but not of those whom the record decides on', async () => {
    const authorization = await strict.tokenFor('users', ann);
    const socket = await stall(strict, `POST ${records('closed')}`, authorization);
    expect(await answerOn(socket)).toMatchObject({ status: 403 });
    socket.destroy();
    const own = await stall(strict, `POST ${records('notes')}`, authorization);
    expect(await answerOn(own)).toMatchObject({ status: 408 });
    own.destroy();
  });

  it('that is longer than 1 MB, except for the files that the collection accepts', async () => {
    const connection = openConnection(strict.url);
    const headers = { 'content-type': 'application/json', 'content-length': 1024 * 1024 + 1 };
    const refused = await connection.send({
      method: 'POST',
      path: records('articles'),
      headers,
      body: Buffer.alloc(1024 * 1024 + 1),
    });
    expect(refused.status).toBe(413);
    connection.close();
    const client = await strict.as(root);
    const cover = new File([new Uint8Array(2 * 1024 * 1024)], 'long.bin');
    const { sealed } = await client.collection('albums').create({ sealed: cover });
    expect(sealed).toMatch(/^long_/);
  });
});

it.each(['auth-with-password', 'auth-with-otp', 'request-otp'])(
  'a form of sign-in above 16 kB is refused before it is read: %s',
  async (route) => {
    const socket = connect(Number(new URL(strict.url).port), '127.0.0.1');
    socket.write(
      `POST /api/collections/users/${route} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${16 * 1024 + 1}\r\n\r\n`,
    );
    expect(await answerOn(socket)).toMatchObject({ status: 413, body: { message: 'Request entity too large.' } });
    socket.destroy();
  },
);

it('without strict mode the body is read first, as in PocketBase', async () => {
  const socket = await stall(plain, `POST ${records('closed')}`);
  expect(await answerOn(socket)).toMatchObject({ status: 408 });
  socket.destroy();
});

describe('a body that stalls', () => {
  it('is refused with 408, and its connection is closed', async () => {
    const socket = await stall(plain, `POST ${records('articles')}`);
    expect(await answerOn(socket)).toEqual({
      status: 408,
      body: { data: {}, message: 'Request timeout.', status: 408 },
    });
    await once(socket, 'close');
  });

  it('is refused as a form with files as well', async () => {
    const socket = connect(Number(new URL(plain.url).port), '127.0.0.1');
    socket.write(
      `POST ${records('albums')} HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n--b\r\ncontent-disposition: form-data; name="cover"; filename="a.png"\r\n\r\nabc`,
    );
    expect(await answerOn(socket)).toMatchObject({ status: 408 });
    await once(socket, 'close');
  });

  it('of a route that does not read it is no reason to end the response', async () => {
    const before = plain.changes.length;
    const socket = await stall(plain, 'GET /api/health');
    expect(await answerOn(socket)).toMatchObject({ status: 200 });
    socket.destroy();
    expect(plain.changes).toHaveLength(before);
  });

  it('does not concern a slow body that keeps arriving', async () => {
    const body = Buffer.from(JSON.stringify({ title: 'Slow', body: ' '.repeat(60_000) }));
    const answer = await fetch(`${plain.url}${records('labels')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new ReadableStream({
        async start(controller) {
          const part = 8192;
          for (let at = 0; at < body.length; at += part) {
            controller.enqueue(body.subarray(at, at + part));
            await pause(windowMs / 3);
          }
          controller.close();
        },
      }),
      duplex: 'half',
    } as RequestInit);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { data: { name: { code: 'validation_required' } } },
    ]);
  });
});
