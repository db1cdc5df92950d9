import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnyRecord } from '../core/record.ts';
import type { RequestInfo } from '../core/request-info.ts';
import type { Schema } from '../store/records.ts';
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
} from '../testing/filter-world.ts';
import type { TestStore } from '../testing/open-test-store.ts';

let world: TestStore<Schema>;
beforeAll(async () => {
  world = await openWorld(sampleRows);
});
afterAll(() => world.close());

const annRecord = {
  id: idOf('ann'),
  name: 'Ann',
  role: 'admin',
  age: 40,
  company: idOf('acme'),
  teams: [idOf('red')],
  email: 'ann@x.nl',
  emailVisibility: true,
  verified: false,
};
const bobRecord = {
  id: idOf('bob'),
  name: 'Bob',
  role: 'reader',
  age: 0,
  company: '',
  teams: [],
  email: 'bob@x.nl',
  verified: true,
};

const ann = as(annRecord);
const bob = as(bobRecord);

async function allowed(rule: string | null, info: RequestInfo): Promise<string> {
  const found: string[] = [];
  for (const short of ['one', 'two', 'six', 'ten']) {
    if (await world.store.queries.allows(articles, rule, idOf(short), info)) found.push(short);
  }
  return found.join(' ');
}

const all = 'one two six ten';

describe('A rule', () => {
  it.each([
    ['null lets only superusers', null, '', all],
    ['empty lets everyone', '', all, all],
    ['of the signed-in record', 'author = @request.auth.id && @request.auth.id != ""', 'one', all],
    ['with a role', '@request.auth.role = "admin"', all, all],
    ['with hidden fields', 'secret = "hush"', 'one', all],
    ['with private e-mails', 'author.email = "bob@x.nl"', 'two', all],
  ] as const)('%s', async (_, rule, forAnn, forSuperuser) => {
    expect(await allowed(rule, ann)).toBe(forAnn);
    expect(await allowed(rule, superuser)).toBe(forSuperuser);
  });

  it('is never satisfied by a record that is not there', async () => {
    expect(await world.store.queries.allows(articles, '', idOf('none'), superuser)).toBe(false);
    expect(await world.store.queries.allows(articles, '', '', guest)).toBe(false);
  });
});

describe('Guest traps of the contract', () => {
  it('shows a guest all records without owner when a rule does not require a signed-in record', async () => {
    expect(await allowed('author = @request.auth.id', guest)).toBe('six ten');
    expect(await allowed('@request.auth.id != "" && author = @request.auth.id', guest)).toBe('');
    expect(await allowed('author = @request.auth.id', bob)).toBe('two');
  });

  it('shows a guest records whose list is empty', async () => {
    expect(await allowed('tags.id ?= @request.auth.id', guest)).toBe('six ten');
    expect(await allowed('comments_via_article.by.id ?= @request.auth.id', guest)).toBe('six ten');
    expect(await allowed('comments_via_article.by.id ?= @request.auth.id', ann)).toBe('one');
  });

  it('takes a missing role as empty', async () => {
    const other = as(
      { id: idOf('zed') },
      { auth: { id: idOf('zed'), collectionName: 'companies', collectionId: 'x' } },
    );
    expect(await allowed('@request.auth.role = ""', other)).toBe(all);
    expect(await allowed('@request.auth.role = null', guest)).toBe(all);
    expect(await allowed('@request.auth.role != "admin"', guest)).toBe(all);
    expect(await allowed('@request.auth.name ~ "a"', guest)).toBe('');
  });
});

describe('@request.auth', () => {
  it.each([
    ['@request.auth.id = author', 'one', 'two'],
    ['@request.auth.collectionName = "users"', all, all],
    [`@request.auth.collectionId = "${users.id}"`, all, all],
    ['@request.auth.email = "ann@x.nl"', all, ''],
    ['@request.auth.verified = true', '', all],
    ['@request.auth.age > 18', all, ''],
    ['@request.auth.age = 0', '', all],
    ['@request.auth.name:lower = "ann"', all, ''],
    ['@request.auth.company.city = "Delft"', all, ''],
    ['@request.auth.company.city = ""', '', all],
    ['@request.auth.company = author.company', 'one', 'two six ten'],
    ['@request.auth.teams.name ?= "red"', all, ''],
    ['@request.auth.teams:each ?= tags.id', 'one two', 'six ten'],
    ['@request.auth.teams:length = 1', all, ''],
    ['@request.auth.comments_via_by.article ?= id', 'one', 'one two'],
    ['@request.auth.comments_via_by.votes ?= 3 && @request.auth.comments_via_by.article ?= id', 'one', ''],
    ['@request.auth.profiles_via_user.motto ~ "carpe"', all, ''],
    ['@request.auth.nothing = ""', all, all],
    ['@request.auth.nothing.at.all = null', all, all],
    // Of a person's own fields the modifier is let by and does nothing, as at the reference: their name is not `true`.
    ['@request.auth.name:isset = true', '', ''],
    ['@request.auth.nothing:isset = true', '', ''],
  ])('%s', async (rule, forAnn, forBob) => {
    expect(await allowed(rule, ann)).toBe(forAnn);
    expect(await allowed(rule, bob)).toBe(forBob);
  });
});

describe('The rest of @request', () => {
  const body = {
    title: 'Hello',
    rank: 3,
    tags: [idOf('red'), idOf('blue')],
    author: idOf('ann'),
    meta: { a: { b: 'deep' } },
    active: null,
    'kinds+': 'a',
  };
  const info: RequestInfo = {
    ...bob,
    method: 'PATCH',
    context: 'batch',
    body,
    query: { page: '2' },
    headers: { x_client: 'web' },
  };

  it.each([
    ['@request.method = "PATCH"', true],
    ['@request.context = "batch"', true],
    ['@request.context = "default"', false],
    ['@request.query.page = "2"', true],
    ['@request.query.none = ""', true],
    ['@request.headers.x_client = "web"', true],
    ['@request.headers.x_client:isset = true', true],
    ['@request.body.title = "Hello"', true],
    ['@request.body.title:lower = "hello"', true],
    ['@request.body.title:isset = true', true],
    ['@request.body.due:isset = true', false],
    ['@request.body.due:isset = false', true],
    ['@request.body.active:isset = true', true],
    ['@request.body.kinds:isset = true', true],
    ['@request.body.due = ""', true],
    ['@request.body.rank > 2', true],
    ['@request.body.rank = 3', true],
    ['@request.body.tags:length = 2', true],
    ['@request.body.due:length = 0', false],
    [`@request.body.tags:each ?= "${idOf('red')}"`, true],
    [`@request.body.tags:each = "${idOf('red')}"`, false],
    ['@request.body.tags.name ?= "blue"', true],
    ['@request.body.tags.name = "blue"', false],
    ['@request.body.tags.name != "green"', true],
    ['@request.body.author.name = "Ann"', true],
    ['@request.body.author.company.city = "Delft"', true],
    ['@request.body.author = author', false],
    ['@request.body.meta.a.b = "deep"', true],
    ['@request.body.unknown.x = null', true],
    ['@request.body.title != title', true],
  ])('%s is %s', async (rule, expected) => {
    expect(await world.store.queries.allows(articles, rule, idOf('two'), info)).toBe(expected);
  });

  it.each(['@request.foo = 1', '@request.auth = ""', '@request.method.x = 1', '@request.body.title:upper = 1'])(
    '%s is not a valid rule, so it is never satisfied',
    async (rule) => {
      expect(await world.store.queries.allows(articles, rule, idOf('two'), info)).toBe(false);
    },
  );

  it('does not confuse requests of other shapes that share a compiled rule', async () => {
    const rule = 'title = @request.query.q';
    const send = async (query: Record<string, string>) => allowed(rule, { ...guest, query });
    expect(await send({ q: 'One' })).toBe('one');
    expect(await send({})).toBe('six');
    expect(await send({ q: 'Two' })).toBe('two');
    expect(await send({ q: '' })).toBe('six');
    expect(await send({ q: 'One' })).toBe('one');
  });
});

describe('@collection', () => {
  it.each([
    ['@collection.comments.body ?= "bad" && @collection.comments.article ?= id', 'one'],
    ['@collection.comments.article = id', ''],
    ['@collection.comments.article ?= id && @collection.comments.by ?= @request.auth.id', 'one two'],
    [
      '@collection.comments:a.article ?= id && @collection.comments:a.votes ?= 3 && @collection.comments:b.article ?= id && @collection.comments:b.votes ?= 1',
      'one',
    ],
    ['@collection.comments.article ?= id && @collection.comments.votes ?= 3 && @collection.comments.votes ?= 1', ''],
    ['@collection.comments.by.name ?= author.name && @collection.comments.article ?= id', 'one two'],
  ])('%s', async (rule, expected) => {
    expect(await allowed(rule, bob)).toBe(expected);
  });

  it('of an unknown collection or without a field is invalid, so it is never satisfied', async () => {
    for (const rule of [
      '@collection.nothing.id = ""',
      '@collection.comments = ""',
      '@collection.comments.nothing = ""',
    ]) {
      expect(await allowed(rule, bob)).toBe('');
    }
  });
});

describe('A rule on a record that is not (or no longer) stored', () => {
  const row = {
    id: idOf('new'),
    title: 'New',
    rank: 7,
    active: true,
    author: idOf('bob'),
    tags: [idOf('red')],
    kinds: ['a'],
    level: '',
    meta: { a: 1 },
    secret: '',
    due: '',
  } as AnyRecord;
  const check = (rule: string | null, info: RequestInfo) => world.store.queries.allowsRow(articles, rule, row, info);

  it.each([
    ['title = "New" && rank = "7" && active = true', true],
    ['author = @request.auth.id', true],
    ['author.role = "reader"', true],
    ['author.role = "admin"', false],
    ['tags.name = "red" && tags:length = 1 && kinds:each = "a"', true],
    ['meta.a = 1', true],
    ['comments_via_article.id = ""', true],
    ['@collection.articles.title ?= "One"', true],
    ['@collection.articles.title ?= title', false],
  ])('%s', async (rule, expected) => {
    expect(await check(rule, bob)).toBe(expected);
  });

  it('lets only superusers pass null', async () => {
    expect(await check(null, superuser)).toBe(true);
    expect(await check(null, bob)).toBe(false);
    expect(await check('', guest)).toBe(true);
  });

  it('decides for each person, with one query for people whose values in the rule are equal', async () => {
    const queries = vi.spyOn(world.store.dialect, 'all');
    const { allows } = world.store.queries.ofRow(articles, row);
    const namesake = as({ ...annRecord, id: idOf('namesake') });
    const people = [ann, bob, namesake, guest, ann];
    const own = 'author = @request.auth.id';
    expect(await Promise.all(people.map((info) => allows(own, info)))).toEqual([false, true, false, false, false]);
    queries.mockClear();
    const sameRole = 'author.role = @request.auth.role';
    expect(await Promise.all(people.map((info) => allows(sameRole, info)))).toEqual([false, true, false, false, false]);
    expect(await allows('@request.auth.id != ""', ann)).toBe(true);
    // One for each role: admin, reader, none.
    expect(queries.mock.calls.length).toBeLessThanOrEqual(3);
    queries.mockRestore();
  });

  it('reads the uncommitted state of its transaction', async () => {
    const seen: boolean[] = [];
    const refused = world.store.transaction(async (records) => {
      await records.update('users', idOf('bob'), { role: 'editor' } as never);
      for (const connection of [records.connection, undefined]) {
        seen.push(await world.store.queries.allowsRow(articles, 'author.role = "editor"', row, bob, connection));
        seen.push(await world.store.queries.allows(articles, 'author.role = "editor"', idOf('two'), bob, connection));
      }
      throw new Error('undo');
    });
    await expect(refused).rejects.toThrow('undo');
    expect(seen).toEqual([true, true, false, false]);
  });

  it('passes a filter of a realtime subscription only with a client’s rights', async () => {
    const passes = (filter: string, info: RequestInfo) =>
      world.store.queries.ofRow(articles, row).passesFilter(filter, info);
    expect(await passes('title = "New" && author.name = "Bob"', guest)).toBe(true);
    expect(await passes('title = "Old"', guest)).toBe(false);
    expect(await passes('secret = ""', guest)).toBe(false);
    expect(await passes('secret = ""', superuser)).toBe(true);
    expect(await passes('title = ', superuser)).toBe(false);
    expect(await passes('@request.auth.id = ""', guest)).toBe(false);
  });
});

describe('The program’s own questions', () => {
  it('find with values in their places, never as text of the filter', async () => {
    const { reader } = world.store;
    const titles = async (filter: string, values?: Parameters<typeof reader.find>[2]) =>
      (await reader.find('articles', filter, values)).map((row) => (row as AnyRecord)['title']);
    expect(await titles('title = {:title}', { title: 'One' })).toEqual(['One']);
    expect(await titles('title = {:title}', { title: '" || 1 = 1 || "' })).toEqual([]);
    expect(await titles('author = {:author}', { author: null })).toEqual(['', '100% É_b\\c']);
    expect(await titles('active = {:active}', { active: true })).toEqual(['One']);
    expect(
      await titles('due > {:since} && rank > {:rank}', { since: new Date('2024-02-01T00:00:00Z'), rank: 10 }),
    ).toEqual(['One']);
    expect(await titles('secret = {:x}', { x: 'hush' })).toEqual(['One']);
    await expect(titles('title = {:other}', { title: 'One' })).rejects.toThrow('{:other}');
  });

  it('sort, cut, count and take the first', async () => {
    const { reader } = world.store;
    const rows = await reader.find('articles', '', {}, { sort: '-rank', limit: 2, offset: 1 });
    expect(rows.map((row) => (row as AnyRecord)['rank'])).toEqual([5, 0]);
    expect(await reader.count('articles', 'rank >= 0')).toBe(3);
    expect(await reader.count('articles', '')).toBe(4);
    expect(await reader.first('articles', 'title = "Two"')).toMatchObject({ id: idOf('two'), kinds: ['a'] });
    expect(await reader.first('articles', 'title = "none"')).toBeUndefined();
  });

  it('evaluate a collection’s rule for a record', async () => {
    const { reader } = world.store;
    expect(await reader.allows('view', comments.name, idOf('c1'), { ...annRecord, collectionName: 'users' })).toBe(
      true,
    );
    expect(await reader.allows('view', comments.name, idOf('none'), null)).toBe(false);
    expect(await reader.allows('view', '_otps', idOf('none'), null)).toBe(false);
  });

  it('have no places for clients', async () => {
    await expect(
      world.store.queries.list(articles, { ...guest, query: { filter: 'title = {:x}' } }),
    ).rejects.toMatchObject({ status: 400 });
  });
});
