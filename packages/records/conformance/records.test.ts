import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ann, changesOf, messages, openWorld, refusalOf, root, send, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    seed: async (records) => {
      for (const name of ['red', 'blue', 'green', 'grey'])
        await records.create('labels', { id: `label${name.padEnd(10, 'x')}`, name } as never);
    },
  });
});
afterAll(() => world.close());

const articles = async (person?: string) => (await world.as(person)).collection('articles');
const create = async (values: object, person?: string) =>
  (await articles(person)).create({ title: 'Title', ...values });

describe('a record', () => {
  it('has every visible field, unset ones empty, keys in alphabetical order', async () => {
    const record = await create({});
    expect(record).toEqual({
      active: false,
      author: '',
      body: '',
      code: '',
      collectionId: expect.stringMatching(/^pbc_\d{10}$/),
      collectionName: 'articles',
      contact: '',
      created: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z$/),
      due: '',
      id: expect.stringMatching(/^[a-z0-9]{15}$/),
      kind: '',
      labels: [],
      link: '',
      meta: null,
      rank: 0,
      tags: [],
      title: 'Title',
      updated: expect.any(String),
    });
    expect(Object.keys(record)).toEqual(Object.keys(record).toSorted());
    expect(await (await articles()).getOne(record.id)).toEqual(record);
  });

  it('shows hidden fields to superusers, but never passwords and keys', async () => {
    const made = await create({ secret: 'hush' }, root);
    expect(made['secret']).toBe('hush');
    expect(await (await articles()).getOne(made.id)).not.toHaveProperty('secret');
    const person = await (await world.as(root)).collection('users').getOne(ann);
    expect(person).toMatchObject({ remark: 'hidden', email: 'ann@example.eu' });
    expect(person).not.toHaveProperty('password');
    expect(person).not.toHaveProperty('tokenKey');
  });

  it('can be created, changed and deleted, each with one change', async () => {
    let id = '';
    expect(
      await changesOf(world, async () => {
        id = (await create({})).id;
      }),
    ).toEqual(['articles create']);
    expect(await changesOf(world, async () => (await articles()).update(id, { rank: 7 }))).toEqual(['articles update']);
    expect(world.changes.at(-1)).toMatchObject({
      before: { rank: 0 },
      after: { rank: 7, title: 'Title' },
      actor: null,
      id,
    });
    expect(await changesOf(world, async () => (await articles()).delete(id))).toEqual(['articles delete']);
    expect(await refusalOf(world, async () => (await articles()).delete(id))).toMatchObject({ status: 404 });
    expect(await refusalOf(world, async () => (await articles()).update(id, {}))).toMatchObject({
      status: 404,
      message: messages[404],
    });
  });

  it('records who changed it', async () => {
    await create({}, ann);
    expect(world.changes.at(-1)?.actor).toEqual({ collection: 'users', id: ann });
  });

  it("is found by the collection's id or name in any case", async () => {
    const { id, collectionId } = await create({});
    for (const name of [collectionId, 'ARTICLES']) {
      expect((await send(world, `/api/collections/${name}/records/${id}`)).status).toBe(200);
    }
  });

  it('ignores what cannot be set', async () => {
    const record = await create({
      nothing: 1,
      collectionId: 'x',
      collectionName: 'x',
      expand: {},
      created: '2000-01-01',
      updated: '2000-01-01',
      secret: 'x',
    });
    expect(record['created']).not.toContain('2000');
    expect((await (await articles(root)).getOne(record.id))['secret']).toBe('');
  });

  it('changes only "updated" with an empty update', async () => {
    const record = await create({ rank: 3 });
    const updated = await (await articles()).update(record.id, {});
    expect(updated).toEqual({ ...record, updated: expect.any(String) });
    expect(updated['updated'] > record['updated']).toBe(true);
  });

  it('is emptied by null', async () => {
    const record = await create({ rank: 3, active: true, tags: ['a'], meta: { a: 1 }, due: '2024-01-01' });
    const emptied = await (await articles()).update(record.id, {
      rank: null,
      active: null,
      tags: null,
      meta: null,
      due: null,
    });
    expect(emptied).toMatchObject({ rank: 0, active: false, tags: [], meta: null, due: '' });
  });
});

describe('values become', () => {
  it.each<[string, unknown, unknown]>([
    ['title', 12345, '12345'],
    ['title', '  abc ', '  abc '],
    ['rank', '12', 12],
    ['rank', true, 1],
    ['rank', 'nonsense', 0],
    ['active', 'true', true],
    ['active', 't', true],
    ['active', 2, true],
    ['active', 'yes', false],
    ['due', '2024-05-06', '2024-05-06 00:00:00.000Z'],
    ['due', '2024-05-06 07:08:09', '2024-05-06 07:08:09.000Z'],
    ['due', '2024-05-06T07:08:09.123456+02:00', '2024-05-06 05:08:09.123Z'],
    ['due', '2024-05-06 07:08', ''],
    ['due', 1714979289, ''],
    ['due', 'soon', ''],
    ['kind', ['news', 'essay'], 'essay'],
    ['tags', 'a', ['a']],
    ['tags', ['a', 'a', 'b'], ['a', 'b']],
    ['tags', '["a","b"]', ['a', 'b']],
    ['meta', '5', 5],
    ['meta', 'text', 'text'],
    ['meta', { z: 1, a: 2 }, { a: 2, z: 1 }],
    ['link', 'ftp://example.com', 'ftp://example.com'],
    ['labels', 'labelredxxxxxxx', ['labelredxxxxxxx']],
  ])('%s %j → %j', async (field, given, expected) => {
    expect((await create({ [field]: given }))[field]).toEqual(expected);
  });

  it('JSON with its keys in order', async () => {
    const { id } = await create({ meta: { z: 1, a: { y: 1, b: 2 } } });
    expect((await send(world, `/api/collections/articles/records/${id}?fields=meta`)).text).toBe(
      '{"meta":{"a":{"b":2,"y":1},"z":1}}',
    );
  });
});

describe('modifiers', () => {
  it.each<[object, object, object]>([
    [{ rank: 5 }, { 'rank+': 3 }, { rank: 8 }],
    [{ rank: 5 }, { 'rank-': '2' }, { rank: 3 }],
    [{ rank: 5 }, { 'rank+': 'x' }, { rank: 5 }],
    [{ tags: ['a'] }, { 'tags+': 'b' }, { tags: ['a', 'b'] }],
    [{ tags: ['a'] }, { '+tags': ['b'] }, { tags: ['b', 'a'] }],
    [{ tags: ['a', 'b'] }, { 'tags-': ['a', 'zz'] }, { tags: ['b'] }],
    [{ tags: ['a'] }, { 'tags+': 'a' }, { tags: ['a'] }],
    [{ tags: ['a'] }, { tags: ['c'], 'tags+': ['b'] }, { tags: ['c', 'b'] }],
    [{ kind: 'news' }, { 'kind+': 'essay' }, { kind: 'essay' }],
    [{ kind: 'news' }, { 'kind-': 'news' }, { kind: '' }],
    [{ title: 'Same' }, { 'title+': 'x' }, { title: 'Same' }],
    [
      { labels: ['labelredxxxxxxx'] },
      { 'labels+': ['labelbluexxxxxx'] },
      { labels: ['labelredxxxxxxx', 'labelbluexxxxxx'] },
    ],
  ])('%j with %j gives %j', async (start, change, expected) => {
    const { id } = await create(start);
    expect(await (await articles()).update(id, change)).toMatchObject(expected);
  });

  it('work on create', async () => {
    expect(await create({ 'tags+': 'a', 'rank+': 2 })).toMatchObject({ tags: ['a'], rank: 2 });
  });

  it('are limited like plain values', async () => {
    const { id } = await create({ tags: ['a', 'b'] });
    expect(await refusalOf(world, async () => (await articles()).update(id, { 'tags+': 'c' }))).toMatchObject({
      status: 400,
      message: 'Failed to update record.',
      data: { tags: { code: 'validation_too_many_values', params: { maxSelect: 2 } } },
    });
  });
});

describe('deleting what others point to', () => {
  const make = async (collection: string, values: object) => (await world.as()).collection(collection).create(values);

  it('takes along what hangs on it, each with its change', async () => {
    const { id } = await create({});
    await make('chapters', { article: id, needed: 'labelgreenxxxxx' });
    const changes = await changesOf(world, async () => (await articles()).delete(id));
    expect(changes.toSorted()).toEqual(['articles delete', 'chapters delete']);
  });

  it('takes along lists only with their last id', async () => {
    const [one, two] = [await create({}), await create({})];
    const chapter = await make('chapters', { also: [one.id, two.id], needed: 'labelgreenxxxxx' });
    expect((await changesOf(world, async () => (await articles()).delete(one.id))).toSorted()).toEqual([
      'articles delete',
      'chapters update',
    ]);
    expect((await (await world.as()).collection('chapters').getOne(chapter.id))['also']).toEqual([two.id]);
    expect((await changesOf(world, async () => (await articles()).delete(two.id))).toSorted()).toEqual([
      'articles delete',
      'chapters delete',
    ]);
  });

  it('is refused while a required relation needs it', async () => {
    await make('chapters', { needed: 'labelgreyxxxxxx' });
    expect(
      await refusalOf(world, async () => (await world.as()).collection('labels').delete('labelgreyxxxxxx')),
    ).toEqual({
      status: 400,
      message: 'Failed to delete record. Make sure that the record is not part of a required relation reference.',
      data: {},
    });
  });

  it('empties other relations', async () => {
    const article = await create({ labels: ['labelbluexxxxxx', 'labelredxxxxxxx'] });
    await (await world.as()).collection('labels').delete('labelbluexxxxxx');
    expect((await (await articles()).getOne(article.id))['labels']).toEqual(['labelredxxxxxxx']);
  });
});
