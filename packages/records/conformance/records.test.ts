import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ann, changesOf, messages, openWorld, refusalOf, root, send, sendJson, type World } from './world.ts';

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

  it('says who changed it', async () => {
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

  it('moves "updated" with an empty update and keeps the rest', async () => {
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

const blank = { code: 'validation_required', message: 'Cannot be blank.' };

describe('validation', () => {
  it.each<[object, object]>([
    [{ title: '' }, { title: blank }],
    [
      { title: 'ab' },
      {
        title: {
          code: 'validation_min_text_constraint',
          message: 'Must be at least 3 character(s).',
          params: { min: 3 },
        },
      },
    ],
    [
      { title: 'é'.repeat(41) },
      {
        title: {
          code: 'validation_max_text_constraint',
          message: 'Must be no more than 40 character(s).',
          params: { max: 40 },
        },
      },
    ],
    [{ code: 'abc' }, { code: { code: 'validation_invalid_format', message: 'Invalid value format.' } }],
    [
      { body: 'x'.repeat(201) },
      {
        body: {
          code: 'validation_content_size_limit',
          message: 'The maximum allowed content size is 200 bytes.',
          params: { maxSize: 200 },
        },
      },
    ],
    [{ rank: -1 }, { rank: { code: 'validation_min_number_constraint', message: 'Must be larger than 1.000000.' } }],
    [{ rank: 101 }, { rank: { code: 'validation_max_number_constraint', message: 'Must be less than 100.000000.' } }],
    [{ rank: 1.5 }, { rank: { code: 'validation_only_int_constraint', message: 'Decimal numbers are not allowed.' } }],
    [{ contact: 'nobody' }, { contact: { code: 'validation_is_email', message: 'Must be a valid email address.' } }],
    [{ link: 'javascript:alert(1)' }, { link: { code: 'validation_invalid_url', message: 'Must be a valid url.' } }],
    [
      { kind: 'poem' },
      { kind: { code: 'validation_invalid_value', message: 'Invalid value poem.', params: { value: 'poem' } } },
    ],
    [
      { tags: ['a', 'b', 'c'] },
      { tags: { code: 'validation_too_many_values', message: 'Select no more than 2.', params: { maxSelect: 2 } } },
    ],
    [
      { author: 'nobodynobodynob' },
      {
        author: {
          code: 'validation_missing_rel_records',
          message: 'Failed to find all relation records with the provided ids.',
        },
      },
    ],
    [
      { meta: { long: 'x'.repeat(100) } },
      {
        meta: {
          code: 'validation_json_size_limit',
          message: 'The maximum allowed JSON size is 100 bytes.',
          params: { maxSize: 100 },
        },
      },
    ],
    [
      { id: 'short' },
      {
        id: {
          code: 'validation_min_text_constraint',
          message: 'Must be at least 15 character(s).',
          params: { min: 15 },
        },
      },
    ],
    [
      { id: 'x'.repeat(16) },
      {
        id: {
          code: 'validation_max_text_constraint',
          message: 'Must be no more than 15 character(s).',
          params: { max: 15 },
        },
      },
    ],
    [{ id: 'ABCDEFGHIJKLMNO' }, { id: { code: 'validation_invalid_format', message: 'Invalid value format.' } }],
    [
      { title: '', rank: 101, kind: 'poem' },
      { title: blank, rank: expect.anything(), kind: expect.anything() },
    ],
  ])('refuses %j, naming every field', async (values, data) => {
    expect(await refusalOf(world, () => create(values))).toEqual({
      status: 400,
      message: 'Failed to create record.',
      data,
    });
  });

  it('refuses the slash in an id', async () => {
    expect(await refusalOf(world, () => create({ id: 'abcdefg/hijklmn' }))).toMatchObject({
      data: { id: { code: 'validation_pk_forbidden' } },
    });
  });

  it('refuses what must be unique, also the id', async () => {
    const notUnique = { code: 'validation_not_unique', message: 'Value must be unique.' };
    const labels = (await world.as()).collection('labels');
    expect(await refusalOf(world, () => labels.create({ name: 'red' }))).toEqual({
      status: 400,
      message: 'Failed to create record.',
      data: { name: notUnique },
    });
    expect(await refusalOf(world, () => labels.update('labelbluexxxxxx', { name: 'red' }))).toEqual({
      status: 400,
      message: 'Failed to update record.',
      data: { name: notUnique },
    });
    expect(await refusalOf(world, () => labels.create({ id: 'labelredxxxxxxx', name: 'other' }))).toMatchObject({
      data: { id: notUnique },
    });
  });

  it('refuses another id on update; the same is fine', async () => {
    const { id } = await create({});
    expect(await refusalOf(world, async () => (await articles()).update(id, { id: 'abcdefghijklmno' }))).toMatchObject({
      message: 'Failed to update record.',
      data: { id: { code: 'validation_pk_change' } },
    });
    await expect((await articles()).update(id, { id })).resolves.toMatchObject({ id });
  });
});

describe('bodies', () => {
  const path = '/api/collections/articles/records';
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  it.each([
    ['with a charset', '{"title":"Abc"}', 'application/json; charset=utf-8'],
    ['with something behind', '{"title":"Abc"} xx', 'application/json'],
    ['with a repeated key', '{"title":"no","title":"Abc"}', 'application/json'],
    ['as a form', 'title=Abc&rank=5', form['content-type']],
    ['as a form with @jsonPayload', '%40jsonPayload=%7B%22title%22%3A%22Abc%22%7D', form['content-type']],
  ])('%s are read', async (_, body, type) => {
    const answer = await sendJson(world, path, body, { headers: { 'content-type': type } });
    expect(answer).toMatchObject({ status: 200, body: { title: 'Abc' } });
  });

  it.each([
    ['broken', '{"title"', 'application/json', messages[400]],
    ['a list', '[]', 'application/json', messages[400]],
    ['a text', '"x"', 'application/json', messages[400]],
    ['of another type', 'title=Abc', 'text/plain', 'Unsupported Content-Type.'],
    ['a broken multipart', 'nothing', 'multipart/form-data; boundary=x', messages[400]],
    ['a multipart without boundary', 'nothing', 'multipart/form-data', messages[400]],
    ['null', 'null', 'application/json', 'Failed to create record.'],
    ['empty', '', 'application/json', 'Failed to create record.'],
  ])('that are %s: 400, nothing stored', async (_, body, type, message) => {
    const before = world.changes.length;
    const answer = await sendJson(world, path, body, { headers: { 'content-type': type } });
    expect(answer).toMatchObject({ status: 400, body: { status: 400, message } });
    expect(world.changes.length).toBe(before);
  });

  it('with a key named __proto__ do no harm', async () => {
    const answer = await sendJson(world, path, '{"title":"Abc","__proto__":{"rank":5}}');
    expect(answer.body).toMatchObject({ title: 'Abc', rank: 0 });
  });

  it('that are too large: 413', async () => {
    const before = world.changes.length;
    const answer = await sendJson(world, path, JSON.stringify({ title: 'x'.repeat(34 << 20) }));
    expect(answer).toMatchObject({
      status: 413,
      body: { data: {}, message: 'Request entity too large.', status: 413 },
    });
    expect(world.changes.length).toBe(before);
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
