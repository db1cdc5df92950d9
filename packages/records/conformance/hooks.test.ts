import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineCollection } from '../src/collection/collection.ts';
import type { HookContext } from '../src/collection/hooks.ts';
import { ApiError } from '../src/core/errors.ts';
import { file, number, text } from '../src/fields/index.ts';
import type { Schema } from '../src/store/records.ts';
import { startTestServer, type TestServer } from '../src/testing/test-server.ts';
import { sendJson } from './world.ts';

const everyone = { list: '', view: '', create: '', update: '', delete: '' };
const seen: unknown[] = [];
const note = (what: string, { via, auth }: HookContext) => seen.push([what, via, auth?.id ?? null]);

const people = defineCollection({ name: 'people', type: 'auth', fields: {}, rules: everyone });
const log = defineCollection({ name: 'log', fields: { line: text() }, rules: everyone });
const items = defineCollection({
  name: 'items',
  fields: { name: text({ max: 10 }), count: number(), scan: file() },
  rules: everyone,
  hooks: {
    beforeCreate: [
      async (next, context) => {
        note('create', context);
        await context.records.create('log', { line: `new ${next['name']}` } as never);
        if (next['name'] === 'refused')
          throw new ApiError(400, 'Not this one.', { name: { code: 'not_this', message: 'No.' } });
        if (next['name'] === 'broken') throw new Error('the secret inner reason');
        next['count'] = 7;
      },
    ],
    beforeUpdate: [
      (_next, before, context) => {
        note(`update ${before['name']}`, context);
      },
    ],
    beforeDelete: [
      (record, context) => {
        note(`delete ${record['name']}`, context);
        if (record['name'] === 'kept') throw new ApiError(403, 'It stays.');
      },
    ],
  },
});

const me = 'mememememememem';
let server: TestServer<Schema>;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer({
    collections: [people, log, items],
    seed: async (records) => {
      await records.create('people', { id: me, email: 'me@example.eu' } as never);
    },
  });
  authorization = await server.tokenFor('people', me);
});
afterAll(() => server.close());

const post = (body: unknown) =>
  sendJson(server as never, '/api/collections/items/records', body, { headers: { authorization } });
const change = (method: string, id: string, body: unknown = {}) =>
  sendJson(server as never, `/api/collections/items/records/${id}`, body, { method, headers: { authorization } });

describe('hooks of a collection', () => {
  it('see that the record API writes and for whom, and may change what is stored', async () => {
    seen.length = 0;
    const { body } = await post({ name: 'thing', count: 1 });
    expect(body).toMatchObject({ name: 'thing', count: 7 });
    await change('PATCH', body.id, { name: 'other' });
    await change('DELETE', body.id);
    expect(seen).toEqual([
      ['create', 'api', me],
      ['update thing', 'api', me],
      ['delete other', 'api', me],
    ]);
  });

  it('may refuse: their own answer, and nothing has changed', async () => {
    const before = server.changes.length;
    expect((await post({ name: 'refused' })).body).toMatchObject({ status: 400, data: { name: { code: 'not_this' } } });
    const kept = (await post({ name: 'kept' })).body;
    const after = server.changes.length;
    expect(after - before).toBe(2);
    expect((await change('DELETE', kept.id)).body).toEqual({ status: 403, message: 'It stays.', data: {} });
    expect(server.changes.length).toBe(after);
    expect(await server.store.reader.get('items', kept.id)).toBeDefined();
  });

  it('take back what they wrote when the record is not valid', async () => {
    const before = server.changes.length;
    expect((await post({ name: 'much too long' })).status).toBe(400);
    expect(server.changes.length).toBe(before);
    expect(await server.store.reader.count('log', 'line ~ "much"')).toBe(0);
  });

  it('that fail expose no reason, and leave neither records nor files', async () => {
    const before = server.changes.length;
    const body = new FormData();
    body.set('name', 'broken');
    body.set('scan', new File(['bytes'], 'scan.txt'));
    const answer = await fetch(`${server.url}/api/collections/items/records`, { method: 'POST', body });
    const said = await answer.text();
    expect(answer.status).toBe(500);
    expect(said).not.toContain('secret');
    expect(server.changes.length).toBe(before);
    const left: string[] = [];
    for await (const key of server.files.list('')) left.push(key);
    expect(left).toEqual([]);
  });
});
