import { afterEach, beforeEach, expect, test } from 'vitest';
import { defineCollection, type Rules } from '../collection.ts';
import { ApiError } from '../errors.ts';
import { bool, date, email, json, number, relation, select, text } from '../fields/index.ts';
import { openTestStore, type TestStore } from '../testing.ts';
import type { Change } from './change.ts';

const open: Rules = { list: '', view: '', create: '', update: '', delete: '' };
const articles = defineCollection({
  name: 'articles',
  fields: {
    title: text({ required: true, min: 3 }),
    slug: text(),
    rank: number({ max: 100 }),
    active: bool(),
    due: date(),
    tags: select(['a', 'b', 'c'], { maxSelect: 3 }),
    kind: select(['news', 'opinion']),
    author: relation('people'),
    meta: json(),
  },
  rules: open,
  indexes: [{ columns: ['slug'], unique: true, where: `"slug" != ''` }],
});
const people = defineCollection({
  name: 'people',
  type: 'auth',
  fields: { name: text(), contact: email() },
  rules: open,
});
const collections = { articles, people };
type Schema = typeof collections;

let opened: TestStore<Schema>;
let store: TestStore<Schema>['store'];
beforeEach(async () => {
  opened = await openTestStore<Schema>(collections);
  store = opened.store;
});
afterEach(() => opened.close());

test('a created record has every field, unset values where nothing was given, and is read back the same', async () => {
  const made = await store.transaction((records) => records.create('articles', { title: 'First' }));
  expect(made).toEqual({
    id: expect.stringMatching(/^[a-z0-9]{15}$/),
    title: 'First',
    slug: '',
    rank: 0,
    active: false,
    due: '',
    tags: [],
    kind: '',
    author: '',
    meta: null,
    created: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z$/),
    updated: made.created,
  });
  expect(await store.reader.get('articles', made.id)).toEqual(made);
});
