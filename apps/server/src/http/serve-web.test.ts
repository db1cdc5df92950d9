import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type PortalName, portalNames } from '@dossier/domain/portal';
import { openConnection } from '@dossier/records/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { withOrigins } from './serve-web.ts';

const folder = mkdtempSync(join(tmpdir(), 'web-'));
const script = 'console.log("the web");'.repeat(100);
let desk: TestApp;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<html><head><title>Dossier</title></head><body></body></html>');
  writeFileSync(join(folder, 'assets/app.js'), script);
  writeFileSync(join(folder, 'sw.js'), 'worker of the client portal');
  writeFileSync(join(folder, 'goodbye-sw.js'), 'goodbye');
  writeFileSync(join(folder, 'assets/app.js.br'), brotliCompressSync(script));
  desk = await startTestApp({ webFolder: folder });
});
afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${desk.url}${path}`, { headers, redirect: 'manual' });

/** Sends the path unchanged; `fetch` would normalise its dots first. */
const raw = async (path: string) => {
  const connection = openConnection(desk.url);
  const answer = await connection.send({ path });
  connection.close();
  return answer;
};

describe('the pages', () => {
  test.each(['/', '/login?token=x', '/external/entity/abc/overview', '/index.html'])(
    '%s is the app, with the addresses of the portals',
    async (path) => {
      const answer = await get(path);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const [, content = ''] = /<meta name="dossier-origins" content='([^']*)'>/.exec(html) ?? [];
      expect(JSON.parse(content)).toEqual(desk.config.origins);
    },
  );

  test('block content and scripts from other hosts', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  test.each([
    ['client.localhost', 'worker of the client portal'],
    ['gatekeeper.localhost', 'goodbye'],
    ['intern.localhost', 'goodbye'],
    ['127.0.0.1', 'goodbye'],
  ])('[FORM-24] the service worker of %s is: %s', async (host, text) => {
    const connection = openConnection(desk.url);
    const answer = await connection.send({ path: '/sw.js', headers: { host, cookie: 'dossier_portal=client' } });
    connection.close();
    expect([answer.text, answer.headers['cache-control']]).toEqual([text, 'no-cache']);
  });

  test('a file of the build is cached permanently and sent compressed', async () => {
    const answer = await get('/assets/app.js', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe(script);
  });

  test.each(['/assets/gone.js', '/favicon.png', '/api/desk/nothing'])(
    '%s is missing, and is not answered with the app',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('<html');
    },
  );

  test.each(['/.env', '/.git/config', '/healthz', '/api', '/external/.env', '/%2eenv', '/wp-admin/setup', '//login'])(
    '%s is no page, and is not answered with the app',
    async (path) => {
      const answer = await raw(path);
      expect([answer.status, JSON.parse(answer.text)]).toEqual([404, expect.objectContaining({ status: 404 })]);
    },
  );

  test('[ROUTE-02] a browser at an unknown address gets the app, which displays Not Found, with status 404', async () => {
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const answer = await get('/no/such/page', browser);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<html');
    for (const path of ['/.env', '/.git/config', '/api/desk/nothing', '/assets/gone.js']) {
      const hidden = await get(path, browser);
      expect(hidden.status).toBe(404);
      expect(await hidden.text()).not.toContain('<html');
    }
  });

  test.each([
    '//:99999',
    '//..%252f',
    '///',
    '/%',
    '/%zz',
    '/%00',
    '/\\..\\..',
    '/?%',
    '/login?%zz',
    '/[::1',
    '/:99999',
  ])('%s gets an answer of the documented shapes', async (path) => {
    const { status, text } = await raw(path);
    expect([200, 400, 403, 404]).toContain(status);
    if (status !== 200) expect(JSON.parse(text)).toMatchObject({ data: {}, message: expect.any(String), status });
  });

  test('a body that cannot be parsed is refused in the documented shape on any path', async () => {
    for (const path of ['/', '/nothing', '/login']) {
      for (const type of ['application/json', 'text/weird']) {
        const answer = await fetch(`${desk.url}${path}`, {
          method: 'POST',
          headers: { 'content-type': type },
          body: '{',
        });
        const { status } = answer;
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(await answer.json()).toMatchObject({ data: {}, message: expect.any(String), status });
      }
    }
  });

  test.each(['/../package.json', '/..%2f..%2fpackage.json', '/assets/%2e%2e/%2e%2e/secret'])(
    '%s is rejected',
    async (path) => {
      expect([400, 403, 404]).toContain((await raw(path)).status);
    },
  );

  test('on a local machine the address can select the portal', async () => {
    expect((await get('/?portal=client')).headers.get('set-cookie')).toContain('dossier_portal=client');
    expect((await get('/?portal=unknown')).headers.get('set-cookie')).toBeNull();
  });
});

test('addresses cannot inject HTML into the page', () => {
  const other = Object.fromEntries(portalNames.map((name) => [name, '$&'])) as Record<PortalName, string>;
  const origins = { ...other, gatekeeper: "http://x'><script>", intern: '</head>' };
  const html = withOrigins('<head></head>', origins);
  expect(html.match(/<\/head>/g)).toHaveLength(1);
  expect(html).not.toContain('<script>');
  expect(html).toContain('$&amp;');
});
