import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../../test/scenario.ts';
import { sdkFor } from '../../test/wire/sdk.ts';

const lines: string[] = [];
const logged = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');

let world: World;
beforeAll(async () => {
  world = await startWorld({ log: lines, config: { logLevel: 'info' } });
});
afterAll(() => world.close());

test('a request leaves one line with its route, account and portal, and without addresses, values and queries', async () => {
  lines.length = 0;
  const { host } = new URL(world.config.origins.gatekeeper);
  const authorization = await world.tokenOf(world.gatekeeper);
  const headers = { authorization, host };
  const answer = await world.app.inject({ url: '/api/desk/views/search?q=Zilverlinde', headers });
  await expect.poll(logged).toHaveLength(1);
  expect(logged()[0]).toMatchObject({
    level: 30,
    reqId: answer.headers['x-request-id'],
    method: 'GET',
    route: '/api/desk/views/search',
    status: answer.statusCode,
    portal: 'gatekeeper',
    ms: expect.any(Number),
    user: `gatekeeper_users/${world.gatekeeper.id}`,
  });
  expect(lines.join('')).not.toMatch(/Zilverlinde|127\.0\.0\.1|authorization|Bearer/i);
});

test('refused and unknown requests have an id as well, and it is the trace of a proxy that began one', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${trace}-00f067aa0ba902b7-01`;
  const ids = await Promise.all(
    ['/api/nothing', '/api/desk/views/dashboard', '/api/collections/gk_requests/records', '/.env', '/'].map(
      async (path) => {
        const traced = await fetch(world.url + path, { headers: { traceparent } });
        const own = await fetch(world.url + path, { headers: { traceparent: `00-${'0'.repeat(32)}-x` } });
        if (path.startsWith('/api') && traced.status >= 400) expect(await idIn(traced)).toBe(trace);
        return [traced.headers.get('x-request-id'), own.headers.get('x-request-id')];
      },
    ),
  );
  for (const [traced, own] of ids) {
    expect(traced).toBe(trace);
    expect(own).toMatch(/^[0-9a-f]{16}$/);
  }
  expect(new Set(ids.map(([, own]) => own)).size).toBe(ids.length);
});

/** The id in an error body. */
const idIn = async (answer: Response): Promise<unknown> => JSON.parse((await answer.text()) || '{}')['requestId'];

test('a user of the SDK reads the id in the error, next to what the record API states', async () => {
  const error = await (await sdkFor(world, world.gatekeeper))
    .collection('gk_requests')
    .getOne('nothing')
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    status: 404,
    response: {
      status: 404,
      message: expect.any(String),
      data: {},
      requestId: expect.stringMatching(/^[0-9a-f]{16}$/),
    },
  });
});

test('monitors leave no line', async () => {
  lines.length = 0;
  for (const path of ['/api/health', '/api/ready']) expect((await fetch(world.url + path)).status).toBe(200);
  await fetch(`${world.url}/api/nothing`);
  await expect.poll(logged).toMatchObject([{ route: 'unknown', status: 404 }]);
});
