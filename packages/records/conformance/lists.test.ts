import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages, openWorld, refusalOf, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    seed: async (records) => {
      for (let i = 1; i <= 5; i++) {
        await records.create('articles', {
          id: `article0000000${i}`,
          title: `Title ${i}`,
          rank: (i % 3) + 1,
          active: i > 3,
        } as never);
      }
    },
  });
});
afterAll(() => world.close());

const list = async (query: Record<string, unknown>) =>
  (await world.as()).send('/api/collections/articles/records', { query });

describe('paging', () => {
  it.each([
    [{}, { page: 1, perPage: 30, totalItems: 5, totalPages: 1 }, 5],
    [{ page: 2, perPage: 2 }, { page: 2, perPage: 2, totalItems: 5, totalPages: 3 }, 2],
    [{ page: 9, perPage: 2 }, { page: 9, perPage: 2, totalItems: 5, totalPages: 3 }, 0],
    [{ page: 0 }, { page: 1, perPage: 30, totalItems: 5, totalPages: 1 }, 5],
    [{ page: -3 }, { page: 1, perPage: 30, totalItems: 5, totalPages: 1 }, 5],
    [{ perPage: 0 }, { page: 1, perPage: 30, totalItems: 5, totalPages: 1 }, 5],
    [{ perPage: 5000 }, { page: 1, perPage: 1000, totalItems: 5, totalPages: 1 }, 5],
    [{ skipTotal: 1, perPage: 2 }, { page: 1, perPage: 2, totalItems: -1, totalPages: -1 }, 2],
    [{ skipTotal: 'true' }, { page: 1, perPage: 30, totalItems: -1, totalPages: -1 }, 5],
    [{ filter: 'rank = 2' }, { page: 1, perPage: 30, totalItems: 2, totalPages: 1 }, 2],
  ])('%j', async (query, envelope, count) => {
    const { items, ...rest } = await list(query);
    expect(rest).toEqual(envelope);
    expect(items).toHaveLength(count);
  });

  it.each([{ page: 'abc' }, { page: '1.5' }, { page: '1x' }, { perPage: 'x' }, { skipTotal: 'maybe' }])(
    'refuses %j with the default message',
    async (query) => {
      expect(await refusalOf(world, () => list(query))).toEqual({ status: 400, message: messages[400], data: {} });
    },
  );

  it('walks everything as the SDK does', async () => {
    const all = await (await world.as()).collection('articles').getFullList({ batch: 2 });
    expect(all).toHaveLength(5);
  });

  it('finds the first, or the SDK reports 404', async () => {
    const pb = await world.as();
    expect((await pb.collection('articles').getFirstListItem('title = "Title 3"'))['title']).toBe('Title 3');
    await expect(pb.collection('articles').getFirstListItem('title = "none"')).rejects.toMatchObject({ status: 404 });
  });
});

describe('sorting', () => {
  it.each([
    ['title', '12345'],
    ['-title', '54321'],
    ['+title', '12345'],
    [
      'rank,-title',
      '35241'
        .split('')
        .sort((a, b) => (Number(a) % 3) - (Number(b) % 3) || Number(b) - Number(a))
        .join(''),
    ],
    [' -rank , title ', '25143'],
    ['@rowid', '12345'],
    ['-active,title', '45123'],
  ])('%s', async (sort, order) => {
    const { items } = await list({ sort });
    expect(items.map(({ title }: { title: string }) => title.at(-1)).join('')).toBe(order);
  });

  it.each(['nothing', 'secret', 'title,', '-', '@now', 'id,id,id,id,id,id,id,id,id', 'x'.repeat(256)])(
    'refuses %s',
    async (sort) => {
      expect(await refusalOf(world, () => list({ sort }))).toEqual({ status: 400, message: messages[400], data: {} });
    },
  );

  it.each(['@request.auth.id', '@collection.users.name'])('by %s is for superusers', async (sort) => {
    expect(await refusalOf(world, () => list({ sort }))).toMatchObject({ status: 403, data: {} });
  });
});
