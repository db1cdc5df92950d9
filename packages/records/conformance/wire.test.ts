import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages, openWorld, root, send, sendJson, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    routes: (app) => {
      app.get('/page', async () => 'a page');
      app.get('/api/desk/view', async () => ({ ok: true }));
    },
  });
});
afterAll(() => world.close());

const notFound = { status: 404, message: messages[404], data: {} };
const fileNotFound = { status: 404, message: 'File not found.', data: {} };

describe('routing', () => {
  it.each<[string, string, object]>([
    ['GET', '/api/nothing', fileNotFound],
    ['GET', '/api/collections/labels/records/', fileNotFound],
    ['GET', '/api/collections/labels/records/a/b', fileNotFound],
    ['POST', '/api/nothing', notFound],
    ['PUT', '/api/collections/labels/records', notFound],
    ['DELETE', '/api/collections/labels/records', notFound],
    ['POST', '/api/health', notFound],
    ['GET', '/api/collections/nothing/records', { ...notFound, message: 'Missing collection context.' }],
    ['GET', '/api/collections/nothing/records/x', { ...notFound, message: 'Missing collection context.' }],
    ['DELETE', '/api/collections/nothing/records/x', { ...notFound, message: 'Missing collection context.' }],
    ['POST', '/api/collections/nothing/records', { ...notFound, message: 'Missing or invalid collection context.' }],
    ['PATCH', '/api/collections/nothing/records/x', { ...notFound, message: 'Missing or invalid collection context.' }],
    ['GET', '/api/collections/labels/records/missingmissingx', notFound],
    ['GET', '/api/collections/labels/auth-with-password', fileNotFound],
  ])('%s %s', async (method, path, body) => {
    const before = world.changes.length;
    const answer = await send(world, path, { method });
    expect(answer).toMatchObject({ status: 404, body });
    expect(Object.keys(answer.body)).toEqual(['data', 'message', 'status']);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(world.changes.length).toBe(before);
  });

  it('leaves all other paths to the program', async () => {
    expect((await send(world, '/page')).text).toBe('a page');
    expect((await send(world, '/api/desk/view')).body).toEqual({ ok: true });
    expect((await send(world, '/elsewhere')).body).not.toEqual(fileNotFound);
  });

  it('answers HEAD where it answers GET', async () => {
    const answer = await send(world, '/api/collections/labels/records', { method: 'HEAD' });
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect((await send(world, '/api/nothing', { method: 'HEAD' })).status).toBe(404);
  });

  it('is not confused by an address that cannot be read', async () => {
    expect((await send(world, '/api/collections/%E0%A4%A/records')).status).toBeGreaterThanOrEqual(400);
  });
});

describe('headers', () => {
  const always = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'x-xss-protection': '1; mode=block',
    vary: 'Origin',
  };

  it.each(['/api/health', '/api/nothing', '/api/collections/labels/records?page=x', '/api/collections/closed/records'])(
    'are on every answer, errors too: %s',
    async (path) => {
      const plain = await send(world, path);
      expect(Object.fromEntries(plain.headers)).toMatchObject(always);
      expect(plain.headers.has('access-control-allow-origin')).toBe(false);
      const across = await send(world, path, { headers: { origin: 'https://elsewhere.example' } });
      expect(across.headers.get('access-control-allow-origin')).toBe('*');
      expect(across.headers.has('access-control-allow-credentials')).toBe(false);
    },
  );

  it('allow what a preflight requests', async () => {
    const answer = await send(world, '/api/collections/labels/records', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,x-client',
      },
    });
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
      'access-control-allow-headers': 'authorization,x-client',
    });
    expect(answer.headers.has('access-control-max-age')).toBe(false);
  });
});

describe('health', () => {
  it('has code and no data, but for superusers', async () => {
    expect((await send(world, '/api/health')).body).toEqual({ message: 'API is healthy.', code: 200, data: {} });
    expect(await (await world.as(root)).health.check()).toEqual({
      message: 'API is healthy.',
      code: 200,
      data: { canBackup: false, possibleProxyHeader: '', realIP: '127.0.0.1' },
    });
  });
});

describe('answers', () => {
  it('to deletes are 204 without a body, to creates 200', async () => {
    const made = await sendJson(world, '/api/collections/labels/records', { name: 'fresh' });
    expect(made.status).toBe(200);
    const gone = await send(world, `/api/collections/labels/records/${made.body.id}`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
    });
    expect([gone.status, gone.text]).toEqual([204, '']);
  });
});
