import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Change } from '../collection/change.ts';
import { defineCollection, type Rules } from '../collection/collection.ts';
import { ApiError, type FieldError } from '../core/errors.ts';
import type { AnyRecord } from '../core/record.ts';
import { bool, date, file, json, NewFile, number, relation, select, text } from '../fields/index.ts';
import { HashedPassword, verifyPassword } from '../passwords/password.ts';
import { openTestStore, type TestStore } from '../testing/open-test-store.ts';

const open: Rules = { list: '', view: '', create: '', update: '', delete: '' };
const articles = defineCollection({
  name: 'articles',
  fields: {
    title: text({ required: true, min: 3 }),
    slug: text(),
    code: text({ autogenerate: 'A-[0-9]{4}' }),
    rank: number({ max: 100 }),
    active: bool(),
    due: date(),
    tags: select(['a', 'b', 'c', 'd'], { maxSelect: 3 }),
    kind: select(['news', 'opinion']),
    author: relation('people'),
    readers: relation(() => 'people', { maxSelect: 9 }),
    meta: json(),
    image: file(),
    pages: file({ maxSelect: 5 }),
  },
  rules: open,
  indexes: [
    { columns: ['slug'], unique: true, where: `"slug" != ''` },
    { columns: ['title', 'rank'], unique: true },
  ],
});
const people = defineCollection({ name: 'people', type: 'auth', fields: { name: text({ max: 5 }) }, rules: open });
const hooked = defineCollection({
  name: 'hooked',
  fields: { title: text({ max: 8 }), due: date() },
  rules: open,
  hooks: {
    beforeCreate: [
      (next, { via, auth }) => {
        next['title'] = `${next['title']}${via}${auth?.id ?? ''}`;
        next['due'] = new Date(Date.UTC(2024, 0, 2));
      },
    ],
    beforeUpdate: [
      async (next, before, { records }) => {
        await records.create('people' as never, { name: 'x', email: 'hook@x.nl' } as never);
        if (next['title'] === 'stop') throw new ApiError(400, 'Stopped.');
        before['title'] = 'a hook cannot change the past';
      },
    ],
    beforeDelete: [
      (record) => {
        if (record['title'] === 'program') throw new ApiError(400, 'It stays.');
      },
    ],
  },
});
const collections = { articles, people, hooked };
type Schema = typeof collections;

let opened: TestStore<Schema>;
let store: TestStore<Schema>['store'];
let clock = new Date('2026-01-01T00:00:00.000Z');
let changes: Change[];
beforeEach(async () => {
  clock = new Date('2026-01-01T00:00:00.000Z');
  changes = [];
  opened = await openTestStore<Schema>(collections, { now: () => clock });
  store = opened.store;
  store.afterCommit((batch) => changes.push(...batch));
});
afterEach(() => opened.close());

const write = (values: object, options?: object) =>
  store.transaction((records) => records.create('articles', { title: 'Title', ...values } as never, options));
const change = (id: string, values: object, options?: object) =>
  store.transaction((records) => records.update('articles', id, values as never, options));
const person = (email: string, values: object = {}) =>
  store.transaction((records) =>
    records.create('people', { email, ...values } as never),
  ) as Promise<unknown> as Promise<AnyRecord>;
const countOf = async (table: string) =>
  (await store.dialect.all(`SELECT count(*) AS n FROM "${table}"`, []))[0]?.['n'];
const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('create', () => {
  test('every field is there, unset where nothing was given, and is read back the same', async () => {
    const made = await write({});
    expect(made).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{15}$/),
      title: 'Title',
      slug: '',
      code: expect.stringMatching(/^A-\d{4}$/),
      rank: 0,
      active: false,
      due: '',
      tags: [],
      kind: '',
      author: '',
      readers: [],
      meta: null,
      image: '',
      pages: [],
      created: '2026-01-01 00:00:00.000Z',
      updated: '2026-01-01 00:00:00.000Z',
    });
    expect(await store.reader.get('articles', made.id)).toEqual(made);
  });

  test('unknown keys and autodates are ignored', async () => {
    const made = await write({
      nonsense: 1,
      created: '2001-01-01',
      expand: {},
      collectionId: 'x',
      'title+': 'x',
      toString: 1,
    });
    expect(made.created).toBe('2026-01-01 00:00:00.000Z');
    expect(made).not.toHaveProperty('nonsense');
    expect(made.title).toBe('Title');
  });

  test('a given id is used; an existing id is rejected as not unique and changes nothing', async () => {
    const id = 'abcdefghij12345';
    expect((await write({ id })).id).toBe(id);
    const error = await failure(write({ id, rank: 1 }));
    expect(error.data).toEqual({ id: { code: 'validation_not_unique', message: 'Value must be unique.' } });
    expect((await store.reader.need('articles', id)).rank).toBe(0);
    expect(changes).toHaveLength(1);
  });

  test('all invalid fields are reported together, a missing relation among them', async () => {
    const error = await failure(write({ title: '', rank: 101, author: 'missing', kind: 'gossip' }));
    expect(error.message).toBe('Failed to create record.');
    expect(Object.entries(error.data as Record<string, FieldError>).map(([name, { code }]) => [name, code])).toEqual([
      ['title', 'validation_required'],
      ['rank', 'validation_max_number_constraint'],
      ['kind', 'validation_invalid_value'],
      ['author', 'validation_missing_rel_records'],
    ]);
    expect(await countOf('articles')).toBe(0);
    expect(changes).toEqual([]);
  });

  test('one missing record among several is a missing relation', async () => {
    const { id } = await person('jo@x.nl');
    const error = await failure(write({ readers: [id, 'missing'] }));
    expect(error.data['readers']).toMatchObject({ code: 'validation_missing_rel_records' });
    expect((await write({ readers: [id] })).readers).toEqual([id]);
  });

  test('a unique index of several columns is reported for each of them, and only when all else is valid', async () => {
    await write({ rank: 5 });
    expect(Object.keys((await failure(write({ rank: 5 }))).data)).toEqual(['title', 'rank']);
    expect(Object.keys((await failure(write({ rank: 5, kind: 'gossip' }))).data)).toEqual(['kind']);
  });

  test('a partial unique index lets empty values be', async () => {
    await write({ slug: 'one', rank: 1 });
    await write({ rank: 2 });
    await write({ rank: 3 });
    expect(Object.keys((await failure(write({ slug: 'one', rank: 4 }))).data)).toEqual(['slug']);
  });

  test('a refusing check runs before hooks and validation and receives the whole row', async () => {
    let seen: unknown;
    const check = async (next: AnyRecord, before: AnyRecord | null) => {
      seen = [next['title'], next['tags'], next['created'], before];
      throw new ApiError(400, 'Failed to create record.');
    };
    const error = await failure(write({ title: 'x', 'tags+': 'a' }, { check }));
    expect(error.data).toEqual({});
    expect(seen).toEqual(['x', ['a'], '2026-01-01 00:00:00.000Z', null]);
    expect(await countOf('articles')).toBe(0);
  });
});

describe('update', () => {
  test('only what is given changes, and updated moves', async () => {
    const made = await write({ rank: 5, tags: ['a'] });
    clock = new Date('2026-01-02T00:00:00.000Z');
    const after = await change(made.id, { active: true });
    expect(after).toEqual({ ...made, active: true, updated: '2026-01-02 00:00:00.000Z' });
    expect((await change(made.id, {})).updated).toBe('2026-01-02 00:00:00.000Z');
  });

  test('null empties a field', async () => {
    const made = await write({ rank: 5, tags: ['a'], slug: 's', meta: { a: 1 }, active: true });
    const after = await change(made.id, { rank: null, tags: null, slug: null, meta: null, active: null });
    expect(after).toMatchObject({ rank: 0, tags: [], slug: '', meta: null, active: false });
  });

  test('another id is refused, a missing record is 404', async () => {
    const made = await write({});
    const error = await failure(change(made.id, { id: 'abcdefghij12345', title: 'Other' }));
    expect(error.message).toBe('Failed to update record.');
    expect(error.data['id']).toMatchObject({ code: 'validation_pk_change' });
    expect(await store.reader.get('articles', made.id)).toEqual(made);
    expect((await failure(change('missing', {}))).status).toBe(404);
  });

  test('a check sees the stored row and the row to be', async () => {
    const made = await write({ rank: 5 });
    let seen: unknown;
    const check = async (next: AnyRecord, before: AnyRecord | null) => {
      seen = [before?.['rank'], next['rank']];
    };
    await change(made.id, { 'rank+': 2 }, { check });
    expect(seen).toEqual([5, 7]);
  });
});

describe('modifiers', () => {
  const cases: [string, object, object, object][] = [
    ['a number is added to', { rank: 5 }, { 'rank+': '2.5' }, { rank: 7.5 }],
    ['nonsense adds nothing', { rank: 5 }, { 'rank+': 'x' }, { rank: 5 }],
    ['a number is subtracted', { rank: 5 }, { 'rank-': 7 }, { rank: -2 }],
    [
      'a list is appended to, doubles collapse',
      { tags: ['a', 'b'] },
      { 'tags+': ['b', 'c'] },
      { tags: ['a', 'b', 'c'] },
    ],
    ['a list is prepended to', { tags: ['a'] }, { '+tags': ['c', 'b'] }, { tags: ['c', 'b', 'a'] }],
    ['values are removed, missing ones ignored', { tags: ['a', 'b'] }, { 'tags-': ['b', 'd'] }, { tags: ['a'] }],
    ['plain comes before modifiers', { tags: ['c'] }, { 'tags+': ['a'], tags: ['d'] }, { tags: ['d', 'a'] }],
    ['both in one request', { tags: ['a', 'b'] }, { 'tags+': 'c', 'tags-': 'a' }, { tags: ['b', 'c'] }],
    ['a single select is replaced', { kind: 'news' }, { 'kind+': 'opinion' }, { kind: 'opinion' }],
    ['a single select is cleared when equal', { kind: 'news' }, { 'kind-': 'news' }, { kind: '' }],
    ['and kept when not', { kind: 'news' }, { 'kind-': 'opinion' }, { kind: 'news' }],
    ['a text without a pattern takes the value alone', {}, { 'slug:autogenerate': 'x' }, { slug: 'x' }],
    [
      'a generated text follows a value',
      {},
      { 'code:autogenerate': 'x-' },
      { code: expect.stringMatching(/^x-A-\d{4}$/) },
    ],
    ['a text has none', {}, { 'title+': 'x', 'title-': 'Title' }, { title: 'Title' }],
  ];
  test.each(cases)('%s', async (_, before, values, after) => {
    const { id } = await write(before);
    expect(await change(id, values)).toMatchObject(after);
  });

  test('they work on create from the unset value', async () => {
    expect(await write({ 'rank-': 3, 'tags+': 'a' })).toMatchObject({ rank: -3, tags: ['a'] });
  });

  test('limits are checked after them', async () => {
    const { id } = await write({ tags: ['a', 'b', 'c'] });
    expect((await failure(change(id, { 'tags+': 'd' }))).data['tags']).toMatchObject({
      code: 'validation_too_many_values',
    });
    expect(await change(id, { 'tags+': 'd', 'tags-': 'a' })).toMatchObject({ tags: ['b', 'c', 'd'] });
  });

  test('files are appended by their stored names and removed by name', async () => {
    const upload = (storedName: string) =>
      new NewFile({ originalName: 'x', storedName, mimeType: 'text/plain', content: new Uint8Array(1) });
    const { id } = await write({ pages: [upload('a.txt')], image: upload('i.png') });
    expect(await change(id, { 'pages+': upload('b.txt') })).toMatchObject({
      pages: ['a.txt', 'b.txt'],
      image: 'i.png',
    });
    expect(await change(id, { 'pages-': ['a.txt'], image: null })).toMatchObject({ pages: ['b.txt'], image: '' });
    expect((await failure(change(id, { 'pages+': 'other.txt' }))).data['pages']).toMatchObject({
      code: 'validation_invalid_file',
    });
    expect(changes.at(-1)?.after).toMatchObject({ pages: ['b.txt'] });
  });
});

describe('secrets of auth records', () => {
  test('a plain password is stored as a hash that verifies', async () => {
    const { password } = await person('jo@x.nl', { password: 'correct horse' });
    expect(password).toMatch(/^\$scrypt\$/);
    expect(await verifyPassword('correct horse', String(password))).toBe(true);
  });

  test('a short password is refused by its plain text', async () => {
    expect((await failure(person('jo@x.nl', { password: 'short' }))).data['password']).toMatchObject({
      code: 'validation_min_text_constraint',
    });
    const hashed = new HashedPassword('short', 'x'.repeat(40));
    expect((await failure(person('jo@x.nl', { password: hashed }))).data['password']).toMatchObject({
      code: 'validation_min_text_constraint',
    });
    expect(await countOf('people')).toBe(0);
  });

  test('the program may make people without a password, the record API may not', async () => {
    expect((await person('jo@x.nl'))['password']).toBe('');
    const api = store.transaction((records) => records.create('people', { email: 'li@x.nl' }, { via: 'api' }));
    expect((await failure(api)).data['password']).toMatchObject({ code: 'validation_required' });
    expect(await countOf('people')).toBe(1);
  });

  test('a new password or e-mail ends all tokens, another change none', async () => {
    const { id, tokenKey } = await person('jo@x.nl', { password: 'correct horse' });
    expect(tokenKey).toMatch(/^[A-Za-z0-9]{50}$/);
    const update = (values: object) =>
      store.transaction((records) =>
        records.update('people', id, values as never),
      ) as Promise<unknown> as Promise<AnyRecord>;
    expect((await update({ name: 'Jo', verified: true, email: 'jo@x.nl' }))['tokenKey']).toBe(tokenKey);
    const second = (await update({ email: 'jo@y.nl' }))['tokenKey'];
    expect(second).not.toBe(tokenKey);
    const third = (await update({ password: 'battery staple' }))['tokenKey'];
    expect(third).not.toBe(second);
  });

  test('two people cannot share an e-mail', async () => {
    await person('jo@x.nl');
    expect(Object.keys((await failure(person('jo@x.nl'))).data)).toEqual(['email']);
  });
});

describe('hooks', () => {
  const makeHooked = (values: object, options?: object) =>
    store.transaction((records) => records.create('hooked', values as never, options));

  test('they change the record before validation, and what they give is normalised', async () => {
    expect(await makeHooked({})).toMatchObject({ title: 'program', due: '2024-01-02 00:00:00.000Z' });
    expect(await makeHooked({}, { via: 'api', auth: { id: 'jo' } })).toMatchObject({ title: 'apijo' });
    expect((await failure(makeHooked({ title: 'too long ' }))).data['title']).toMatchObject({
      code: 'validation_max_text_constraint',
    });
  });

  test('a refused write takes back what its hooks wrote, even when the body goes on', async () => {
    const { id } = await makeHooked({});
    changes.length = 0;
    await store.transaction(async (records) => {
      await expect(records.update('hooked', id, { title: 'stop' })).rejects.toThrow('Stopped.');
      await records.create('articles', { title: 'Goes on' });
    });
    expect(await countOf('people')).toBe(0);
    expect(changes.map(({ collection }) => collection)).toEqual(['articles']);
  });

  test('a hook cannot change what was', async () => {
    const { id } = await makeHooked({});
    await store.transaction((records) => records.update('hooked', id, { title: 'new' }));
    expect(changes.at(-1)).toMatchObject({ before: { title: 'program' }, after: { title: 'new' } });
  });

  test('a refused delete leaves the record', async () => {
    const { id } = await makeHooked({});
    expect((await failure(store.transaction((records) => records.delete('hooked', id)))).message).toBe('It stays.');
    expect(await store.reader.get('hooked', id)).toBeDefined();
  });
});

describe('reading', () => {
  test('a missing record is undefined to get and a defect to need', async () => {
    expect(await store.reader.get('articles', 'missing')).toBeUndefined();
    await expect(store.reader.need('articles', 'missing')).rejects.toThrow('No record missing in articles.');
  });

  test('typed SQL reads, inside a transaction what it wrote, and never writes', async () => {
    await store.transaction(async (records) => {
      await records.create('articles', { title: 'Inside', rank: 3 });
      expect(
        await records.sql.selectFrom('articles').select(['title', 'rank']).where('rank', '>', 2).execute(),
      ).toEqual([{ title: 'Inside', rank: 3 }]);
      expect(await store.reader.sql.selectFrom('articles').selectAll().execute()).toEqual([]);
      await expect(records.sql.deleteFrom('articles').execute()).rejects.toThrow('only reads');
    });
    expect(await countOf('articles')).toBe(1);
  });

  test('a name that is not declared is a defect', async () => {
    await expect(store.reader.get('nothing' as never, 'x')).rejects.toThrow('There is no collection "nothing".');
  });
});
