import { noSchemas } from '@dossier/records';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { logRefusals } from './log-refusals.ts';

test('failed sign-ins, refusals and rate limits leave a log line without personal data', async () => {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = Fastify({ ...noSchemas, trustProxy: true, logger: { level: 'warn', stream } });
  app.decorate('recordApi', { store: { collections: new Map([['staff', { name: 'staff' }]]) } } as never);
  logRefusals(app);
  app.post('/api/collections/:collection/auth-with-password', (request, reply) =>
    reply.status(Number(request.headers['x-status'])).send(),
  );
  const send = (collection: string, status: number, ip: string) =>
    app.inject({
      method: 'POST',
      url: `/api/collections/${collection}/auth-with-password?identity=ann@example.eu`,
      headers: { 'x-status': String(status), 'x-forwarded-for': ip },
      payload: { identity: 'ann@example.eu', password: 'secret' },
    });
  await send('staff', 400, '203.0.113.7');
  await send('staff', 429, '2001:db8:1:2:3:4:5:6');
  await send('ann@example.eu', 403, '203.0.113.7');
  await send('staff', 401, '203.0.113.7');
  await send('staff', 200, '203.0.113.7');
  await app.close();
  const route = '/api/collections/:collection/auth-with-password';
  expect(lines).toMatchObject([
    { refused: 'sign-in-failed', status: 400, method: 'POST', route, collection: 'staff', network: '203.0.113.0' },
    { refused: 'rate-limited', status: 429, collection: 'staff', network: '2001:db8:1:2' },
    { refused: 'not-allowed', status: 403, network: '203.0.113.0' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/ann@|secret|113\.7|3:4:5:6/);
});

test('requests beyond a rate limit leave one line a minute for each route and network, with the number of others', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = Fastify({ ...noSchemas, logger: { level: 'warn', stream } });
  app.decorate('recordApi', { store: { collections: new Map() } } as never);
  logRefusals(app);
  for (const url of ['/api/one', '/api/two']) app.get(url, (_request, reply) => reply.status(429).send());
  const send = (url: string) => app.inject({ url });
  for (let count = 0; count < 50; count++) await send('/api/one');
  await send('/api/two');
  vi.advanceTimersByTime(60_000);
  await send('/api/one');
  vi.useRealTimers();
  await app.close();
  expect(lines.map(({ route, omitted }) => [route, omitted])).toEqual([
    ['/api/one', 0],
    ['/api/two', 0],
    ['/api/one', 49],
  ]);
});
