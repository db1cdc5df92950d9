import { createRateLimiter } from '@dossier/records';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { limitRequests } from './limit-requests.ts';

const perMinute = 1_200;

test('a session beyond the limit is refused, other sessions and groups of routes are not', async () => {
  const app = Fastify();
  limitRequests(
    app,
    createRateLimiter({}, () => new Date('2026-05-06T07:08:00Z')),
  );
  for (const url of ['/api/desk/views/:view', '/api/desk/:verb']) app.all(url, async () => 'fine');
  const get = (url: string, token: string) =>
    app.inject({ method: 'GET', url, headers: { authorization: token } }).then(({ statusCode, body }) => ({
      statusCode,
      body,
    }));
  for (let count = 0; count < perMinute; count++) await get('/api/desk/views/queue', 'first');
  const refused = await get('/api/desk/views/queue', 'first');
  expect(refused.statusCode).toBe(429);
  expect(JSON.parse(refused.body)).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect((await get('/api/desk/views/queue', 'second')).statusCode).toBe(200);
  expect((await get('/api/desk/submit', 'first')).statusCode).toBe(200);
  await app.close();
});
