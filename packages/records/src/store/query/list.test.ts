import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { AnyRecord } from '../../core/record.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import {
  articles,
  as,
  comments,
  guest,
  idOf,
  openWorld,
  sampleRows,
  superuser,
  users,
  withRules,
} from '../../testing/filter-world.ts';
import type { TestStore } from '../../testing/open-test-store.ts';
import type { Schema } from '../records.ts';

let world: TestStore<Schema>;
beforeAll(async () => {
  world = await openWorld(sampleRows);
});
afterAll(() => world.close());

/** For a test that writes: the ones after it find the world as it was. */
function leaveAsItWas(): void {
  onTestFinished(async () => {
    await world.close();
    world = await openWorld(sampleRows);
  });
}

const list = (query: Record<string, string>, info: RequestInfo = guest, collection = articles) =>
  world.store.queries.list(collection, { ...info, query });
const ids = async (query: Record<string, string>, info?: RequestInfo) =>
  (await list(query, info)).items.map((item) => (item as AnyRecord).id.slice(0, 3)).join(' ');

describe('A list [API-21]', () => {
  it('has an envelope with true totals', async () => {
    expect(await list({ perPage: '3', fields: 'title' })).toEqual({
      items: [{ title: 'One' }, { title: 'Two' }, { title: '' }],
      page: 1,
      perPage: 3,
      totalItems: 4,
      totalPages: 2,
    });
  });

  it.each([
    [{}, { page: 1, perPage: 30 }],
    [
      { page: '0', perPage: '0' },
      { page: 1, perPage: 30 },
    ],
    [
      { page: '-3', perPage: '-1' },
      { page: 1, perPage: 30 },
    ],
    [{ perPage: '1001' }, { perPage: 1000 }],
    [{ page: '9' }, { page: 9, items: [], totalItems: 4, totalPages: 1 }],
    [
      { page: '', perPage: '', skipTotal: '', filter: '', sort: '' },
      { page: 1, totalItems: 4 },
    ],
    [{ skipTotal: '1' }, { totalItems: -1, totalPages: -1 }],
    [{ skipTotal: 't', filter: 'rank = 5' }, { totalItems: -1 }],
    [{ skipTotal: 'false' }, { totalItems: 4 }],
    [{ page: '9007199254740991', perPage: '1000' }, { items: [] }],
  ])('with %j answers %j [CONST-01]', async (query, expected) => {
    expect(await list(query as Record<string, string>)).toMatchObject(expected);
  });

  it.each([
    { page: 'abc' },
    { page: '1.5' },
    { perPage: '1x' },
    { skipTotal: 'maybe' },
    { page: '99999999999999999999' },
  ])('with %j is a 400', async (query) => {
    await expect(list(query as unknown as Record<string, string>)).rejects.toMatchObject({ status: 400, data: {} });
  });

  it('never returns records that the list rule hides, whatever the filter', async () => {
    const closed = {
      ...articles,
      rules: { ...articles.rules, list: 'author = @request.auth.id && @request.auth.id != ""' },
    };
    const titles = async (info: RequestInfo, filter = '') => {
      const page = await list({ filter }, info, closed);
      return [page.totalItems, ...page.items.map((item) => (item as AnyRecord)['title'])];
    };
    expect(await titles(guest)).toEqual([0]);
    expect(await titles(as({ id: idOf('ann') }))).toEqual([1, 'One']);
    expect(await titles(as({ id: idOf('ann') }), 'rank < 50 || 1 = 1')).toEqual([1, 'One']);
    expect(await titles(as({ id: idOf('ann') }), 'title = "Two"')).toEqual([0]);
    expect(await titles(superuser)).toHaveLength(5);
  });

  it('never runs for a null rule except for superusers', async () => {
    const closed = { ...articles, rules: { ...articles.rules, list: null } };
    await expect(list({}, guest, closed)).rejects.toThrow();
    expect(await list({}, superuser, closed)).toMatchObject({ totalItems: 4 });
  });
});

describe('Sorting', () => {
  it.each([
    ['title', 'six ten one two'],
    ['-title', 'two one ten six'],
    ['+rank', 'two six ten one'],
    ['-rank', 'one ten six two'],
    [' -active , title ', 'one six ten two'],
    ['author.name', 'six ten one two'],
    ['-author.name,-rank', 'two one ten six'],
    ['author.company.city,-title', 'two ten six one'],
    ['meta.list.0,-rank', 'ten six two one'],
    ['title:lower', 'six ten one two'],
    ['tags:length,@rowid', 'six ten two one'],
    ['-kinds:length,@rowid', 'one two six ten'],
    ['comments_via_article.votes,@rowid', 'six ten two one'],
    ['tags.weight,@rowid', 'six ten one two'],
    ['@rowid', 'one two six ten'],
    ['-@rowid', 'ten six two one'],
    ['id', 'one six ten two'],
    ['active', 'two six ten one'],
    ['-active', 'one two six ten'],
    ['due', 'two six one ten'],
    ['', 'one two six ten'],
  ])('by "%s"', async (sort, expected) => {
    expect(await ids({ sort })).toBe(expected);
  });

  it('is byte-wise: capitals, then small letters, then accents', async () => {
    leaveAsItWas();
    await world.store.transaction(async (records) => {
      for (const name of ['é', 'a', 'Z']) await records.create('tags', { name } as never);
    });
    const rows = await world.store.reader.find('tags', 'weight = 0', {}, { sort: 'name' });
    expect(rows.map((row) => (row as AnyRecord)['name'])).toEqual(['Z', 'a', 'é']);
  });

  it('at random gives every record once', async () => {
    expect((await ids({ sort: '@random' })).split(' ').sort()).toEqual(['one', 'six', 'ten', 'two']);
  });

  it('gives each record on one page only, also when all are equal', async () => {
    leaveAsItWas();
    await world.store.transaction(async (records) => {
      for (let at = 0; at < 25; at += 1) await records.create('tags', { name: 'same', weight: at } as never);
    });
    const seen = new Set<unknown>();
    for (let page = 1; page <= 6; page += 1) {
      const { items } = await world.store.queries.list(withRules({})[2] as never, {
        ...guest,
        query: { sort: '-name', perPage: '5', page: String(page) },
      });
      for (const item of items) seen.add((item as AnyRecord).id);
    }
    expect(seen.size).toBe(27);
  });

  it.each([
    'missing',
    'secret',
    'author.missing',
    'author.tokenKey',
    'id,',
    '-',
    ',',
    '@now',
    'title desc',
    'title;',
    '1',
    '"title"',
    'null',
    'true',
    'title:upper',
    'a,a,a,a,a,a,a,a,a',
    `title.${'x'.repeat(255)}`,
  ])('by "%s" is a 400', async (sort) => {
    await expect(ids({ sort })).rejects.toMatchObject({ status: 400, data: {} });
  });

  it('takes eight fields', async () => {
    expect(await ids({ sort: 'active,rank,title,id,due,author,level,created' })).toBe('two six ten one');
  });

  it('by the request or another collection is 403 for clients alone', async () => {
    await expect(ids({ sort: '@request.auth.id' })).rejects.toMatchObject({ status: 403 });
    await expect(ids({ sort: '@collection.tags.name' })).rejects.toMatchObject({ status: 403 });
    await expect(ids({ sort: '@request.auth.id,@rowid' }, superuser)).rejects.toMatchObject({ status: 400 });
    expect(await ids({ sort: 'secret,@rowid' }, superuser)).toBe('two six ten one');
  });
});

describe('Totals', () => {
  const total = async (filter: string) => (await list({ filter })).totalItems;

  it('follow every write to every collection that the query reads', async () => {
    leaveAsItWas();
    const filter = 'comments_via_article.body ?= "good"';
    const { store } = world;
    expect([await total(filter), await total('rank > 0'), await total('author.role = "reader"')]).toEqual([2, 2, 1]);
    await store.transaction((records) =>
      records.create(comments.name, { article: idOf('six'), body: 'good' } as never),
    );
    expect(await total(filter)).toBe(3);
    await store.transaction((records) => records.update(articles.name, idOf('six'), { rank: 9 } as never));
    expect([await total(filter), await total('rank > 0')]).toEqual([3, 3]);
    await store.transaction((records) => records.delete(articles.name, idOf('one')));
    expect([await total(filter), await total('rank > 0')]).toEqual([2, 2]);
    await store.transaction((records) => records.update(users.name, idOf('bob'), { role: 'admin' } as never));
    expect(await total('author.role = "reader"')).toBe(0);
  });

  it('are apart for values of different types and for other values', async () => {
    expect([
      await total('title = "5"'),
      await total('rank = 5'),
      await total('rank = "5"'),
      await total('rank = 0'),
    ]).toEqual([0, 1, 1, 1]);
    expect([await total('1 = "1"'), await total('1 = 1')]).toEqual([0, 4]);
  });

  it('are not changed by a transaction that fails', async () => {
    expect(await total('rank > 0')).toBe(2);
    const failed = world.store.transaction(async (records) => {
      await records.delete(articles.name, idOf('one'));
      throw new Error('undo');
    });
    await expect(failed).rejects.toThrow('undo');
    expect(await total('rank > 0')).toBe(2);
  });
});
