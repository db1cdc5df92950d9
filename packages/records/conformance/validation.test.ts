import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages, openWorld, refusalOf, sendJson, type World } from './world.ts';

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
