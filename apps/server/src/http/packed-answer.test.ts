import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { sendPacked } from './packed-answer.ts';

const app = Fastify();
const long = { sentence: 'The same words again and again. '.repeat(100) };
app.get('/long', (request, reply) => sendPacked(request, reply, long));
app.get('/short', (request, reply) => sendPacked(request, reply, { a: 1 }));
afterAll(() => app.close());

const get = (url: string, encodings?: string) =>
  app.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });

test('a long answer is compressed for a client that accepts it, and means the same', async () => {
  const answer = await get('/long', 'gzip, deflate, br, zstd');
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'application/json; charset=utf-8' });
  expect(answer.headers.vary).toContain('Accept-Encoding');
  expect(answer.rawPayload.length).toBeLessThan(500);
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual(long);
});

test.each([
  ['/long', undefined],
  ['/long', 'gzip'],
  ['/long', 'br;q=0, gzip'],
  ['/short', 'br'],
])('%s is plain for a client that accepts %s', async (url, encodings) => {
  const answer = await get(url, encodings);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.json()).toEqual(url === '/long' ? long : { a: 1 });
});
