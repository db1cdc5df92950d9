import { request as send } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

const local = ['localhost', 'localhost:8080', 'gatekeeper.localhost:8080', '127.0.0.1:8080', '127.9.9.9', '[::1]:8080'];
const foreign = ['desk.example', '10.0.0.5:8080', 'localhost.evil.example', 'notlocalhost', '128.0.0.1', '[::2]', ''];

/** Sends a request with exactly these headers; fetch sets the host itself. */
function statusOf(desk: TestApp, path: string, headers: Record<string, string>, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(desk.url);
    const request = send({ hostname, port, path, method, headers, setHost: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end();
  });
}

describe('a desk with demo accounts', () => {
  let desk: TestApp;
  beforeAll(async () => {
    desk = await startTestApp();
  });
  afterAll(() => desk.close());

  const paths = ['/api/health', '/mailbox', '/mailbox.json', '/api/collections/desk/records', '/'];

  test.each(local)('answers to the local name %j', async (host) => {
    expect(await statusOf(desk, '/api/health', { host })).toBe(200);
    expect(await statusOf(desk, '/mailbox.json', { host })).toBe(200);
  });

  test.each(foreign)('refuses every path to the name %j', async (host) => {
    for (const path of paths) expect([path, await statusOf(desk, path, { host })]).toEqual([path, 403]);
  });

  test.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'])(
    'refuses a request that a proxy forwarded (%s)',
    async (name) => {
      const headers = { host: 'localhost:8080', [name]: '127.0.0.1' };
      for (const path of paths) expect([path, await statusOf(desk, path, headers)]).toEqual([path, 403]);
    },
  );

  test('refuses a sign-in with the public password under a foreign name, and says why', async () => {
    const path = '/api/collections/internal_users/auth-with-password';
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const body = { identity: 'ruben@desk.example', password: 'dossier-demo' };
    const refused = await desk.request('POST', path, { body, headers });
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain('demo accounts');
  });
});

describe('a local desk without demo accounts', () => {
  let desk: TestApp;
  beforeAll(async () => {
    desk = await startTestApp({ config: { demo: false } });
  });
  afterAll(() => desk.close());

  test('hides the mailbox from other names and proxies, and answers everything else', async () => {
    expect(await statusOf(desk, '/mailbox.json', { host: 'localhost' })).toBe(200);
    for (const path of ['/mailbox', '/mailbox.json', '/mailbox/1', '/mailbox/1/html']) {
      expect([path, await statusOf(desk, path, { host: 'desk.example' })]).toEqual([path, 403]);
      expect([path, await statusOf(desk, path, { host: 'localhost', via: '1.1 proxy' })]).toEqual([path, 403]);
    }
    expect(await statusOf(desk, '/api/health', { host: 'desk.example' })).toBe(200);
  });

  test.each(['/%6dailbox', '/mailbo%78.json', '/%6dailbox/1/html', 'http://desk.example/mailbox.json'])(
    'hides the mailbox under another spelling of its address: %s',
    async (path) => {
      expect(await statusOf(desk, path, { host: 'desk.example' })).toBe(403);
    },
  );
});

test('a public desk has no mailbox and answers to its names through a proxy', async () => {
  const desk = await startTestApp({ config: { demo: false, mailbox: false, isPublic: true } });
  const headers = { host: 'desk.example', 'x-forwarded-for': '203.0.113.7' };
  expect(await statusOf(desk, '/api/health', headers)).toBe(200);
  expect(await statusOf(desk, '/mailbox.json', headers)).not.toBe(200);
  await desk.close();
});
