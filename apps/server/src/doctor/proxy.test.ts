import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../../test/scenario.ts';
import type { Config } from '../runtime/config.ts';
import { origins, proxy } from './checks-outside.ts';

interface Faults {
  readonly losesHost?: boolean;
  readonly buffers?: boolean;
  /** Unit: bytes. */
  readonly maxBody?: number;
}

let world: World;
let web: string;
let server: Server;
let faults: Faults = {};
let config: Config;

/** Forwards to the desk, as a reverse proxy on this machine does. */
function forward(from: IncomingMessage, to: ServerResponse): void {
  const { maxBody = Number.POSITIVE_INFINITY, losesHost, buffers } = faults;
  if (Number(from.headers['content-length'] ?? 0) > maxBody) {
    to.writeHead(413).end();
    return;
  }
  const host = losesHost ? new URL(world.url).host : from.headers.host;
  const headers = { ...from.headers, host };
  const call = request(world.url + from.url, { method: from.method, headers }, (answer) => {
    if (buffers && from.url === '/api/realtime') return;
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  call.on('error', () => to.destroy());
  to.on('close', () => call.destroy());
  from.pipe(call);
}

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'web-'));
  for (const name of ['index.html', 'sw.js', 'goodbye-sw.js']) await writeFile(join(web, name), name);
  server = createServer(forward).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const staff = `http://localhost:${port}`;
  const addresses = { gatekeeper: staff, intern: staff, client: `http://127.0.0.1:${port}` };
  world = await startWorld({
    webFolder: web,
    config: { origins: addresses, isPublic: true, demo: false, mailbox: false },
  });
  config = world.config;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await world.close();
  await rm(web, { recursive: true });
});

const run = (given: Faults) => {
  faults = given;
  return proxy.run({ config, env: {}, now: world.clock.now, database: new Error('not used') });
};

test('a proxy that forwards everything as it should is fine', async () => {
  expect(await run({})).toEqual({ state: 'ok', text: 'ok' });
  const context = { config, env: {}, now: world.clock.now, database: new Error('not used') };
  expect(await origins.run(context)).toEqual({ state: 'ok', text: 'ok' });
});

test.each([
  ['loses the host name', { losesHost: true }, 'host'],
  ['buffers the event stream', { buffers: true }, 'buffered'],
  ['refuses large bodies', { maxBody: 1024 ** 2 }, 'bodies'],
] as const)('a proxy that %s fails', async (_title, given, text) => {
  expect(await run(given)).toMatchObject({ state: 'fail', text });
});
