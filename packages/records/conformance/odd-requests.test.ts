import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ann, openWorld, send, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    seed: async (records) => {
      await records.create('articles', { id: 'article00000000', title: 'Title' } as never);
    },
  });
});
afterAll(() => world.close());

const articles = '/api/collections/articles/records';

describe('an odd path', () => {
  it.each([
    ['/api/collections/%ff/records', 'Missing collection context.'],
    ['/api/collections/articles/records/%ff', "The requested resource wasn't found."],
    ['/api/collections/articles/records/%2F', 'File not found.'],
    ['/api/collections/%2F/records', 'File not found.'],
  ])('%s is answered with what is missing', async (path, message) => {
    expect((await send(world, path)).body).toEqual({ data: {}, message, status: 404 });
  });
});

describe('an odd query', () => {
  it.each(['filter=%zz', 'filter=%', 'filter=nothing;x', 'filter=&filter=nothing', '&&'])(
    'leaves out what cannot be read, and takes the first of two: %s',
    async (query) => {
      expect((await send(world, `${articles}?fields=id&${query}`)).body).toMatchObject({ totalItems: 1 });
    },
  );

  it('reads bytes that are no text as a sign that nothing has', async () => {
    const answer = await send(world, `${articles}?filter=title=%22%ff%22`);
    expect([answer.status, answer.body.totalItems]).toEqual([200, 0]);
  });
});

describe('an odd comparison', () => {
  it.each([
    ['created > @year', 1],
    ['created < @year', 0],
    ['title:lower < 5', 0],
    ['title > tags:length', 1],
    ['code <= tags:length', 1],
    ['title:lower < true', 0],
  ])('%s is true of %i', async (filter, count) => {
    const answer = await send(world, `${articles}?filter=${encodeURIComponent(filter)}`);
    expect(answer.body.totalItems).toBe(count);
  });
});

it('the response of a file token has the requested fields', async () => {
  const authorization = await world.tokenFor('users', ann);
  const ask = (query: string) =>
    send(world, `/api/files/token${query}`, { method: 'POST', headers: { authorization } });
  expect((await ask('?fields=x')).body).toEqual({});
  expect((await ask('')).body).toEqual({ token: expect.any(String) });
});
