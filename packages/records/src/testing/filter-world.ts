import type { Collection } from '../collection/collection.ts';
import { defineCollection } from '../collection/collection.ts';
import type { AnyRecord } from '../core/record.ts';
import type { RequestInfo } from '../core/request-info.ts';
import { bool, date, json, number, relation, select, text } from '../fields/index.ts';
import type { StoreOptions } from '../store/create-store.ts';
import type { Schema } from '../store/records.ts';
import { openTestStore, type TestStore } from './open-test-store.ts';

/** Small collections with every kind of path, for the tests of filters and rules. */
const open = { list: '', view: '', create: '', update: '', delete: '' };

export const companies = defineCollection({
  name: 'companies',
  fields: { city: text(), secret: text({ hidden: true }) },
  rules: open,
});
export const users = defineCollection({
  name: 'users',
  type: 'auth',
  fields: {
    name: text(),
    role: text(),
    age: number(),
    company: relation('companies'),
    teams: relation('tags', { maxSelect: 9 }),
  },
  rules: open,
});
export const tags = defineCollection({ name: 'tags', fields: { name: text(), weight: number() }, rules: open });
export const articles = defineCollection({
  name: 'articles',
  fields: {
    title: text(),
    rank: number(),
    active: bool(),
    due: date(),
    author: relation('users'),
    tags: relation('tags', { maxSelect: 9 }),
    kinds: select(['a', 'b', 'c', 'urgent'], { maxSelect: 4 }),
    level: select(['low', 'high']),
    meta: json(),
    secret: text({ hidden: true }),
  },
  rules: open,
});
export const comments = defineCollection({
  name: 'comments',
  fields: {
    article: relation('articles'),
    about: relation('tags', { maxSelect: 9 }),
    by: relation('users'),
    body: text(),
    votes: number(),
  },
  rules: open,
});
export const profiles = defineCollection({
  name: 'profiles',
  fields: { user: relation('users'), motto: text() },
  rules: open,
  indexes: [{ columns: ['user'], unique: true }],
});

export const worldCollections: readonly Collection[] = [companies, users, tags, articles, comments, profiles];

export const guest: RequestInfo = {
  auth: null,
  isSuperuser: false,
  method: 'GET',
  context: 'default',
  query: {},
  headers: {},
  body: {},
};
export const superuser: RequestInfo = { ...guest, isSuperuser: true };

/** A request of a signed-in user. */
export function as(record: AnyRecord, more: Partial<RequestInfo> = {}): RequestInfo {
  return { ...guest, auth: { ...record, collectionName: users.name, collectionId: users.id }, ...more };
}

/** Readable ids of 15 characters: `art1` → `art100000000000`. */
export function idOf(short: string): string {
  return short.padEnd(15, '0');
}

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Same collections, some with other rules. */
export function withRules(rules: Readonly<Record<string, Partial<Collection['rules']>>>): Collection[] {
  return worldCollections.map((collection) => ({
    ...collection,
    rules: { ...collection.rules, ...rules[collection.name] },
  }));
}

/** A store with rows, in the order given. */
export async function openWorld(
  rows: Rows,
  options: { readonly collections?: readonly Collection[] } & Omit<StoreOptions, 'collections' | 'dialect'> = {},
): Promise<TestStore<Schema>> {
  const { collections = worldCollections, ...rest } = options;
  const world = await openTestStore<Schema>(collections, rest);
  await world.store.transaction(async (records) => {
    for (const [name, items] of Object.entries(rows))
      for (const item of items) await records.create(name, item as never);
  });
  return world;
}

/** Rows that most tests use. */
export const sampleRows: Rows = {
  companies: [{ id: idOf('acme'), city: 'Delft', secret: 'x' }],
  tags: [
    { id: idOf('red'), name: 'red', weight: 1 },
    { id: idOf('blue'), name: 'blue', weight: 2 },
  ],
  users: [
    {
      id: idOf('ann'),
      name: 'Ann',
      role: 'admin',
      age: 40,
      company: idOf('acme'),
      teams: [idOf('red')],
      email: 'ann@x.nl',
      emailVisibility: true,
    },
    { id: idOf('bob'), name: 'Bob', role: 'reader', age: 0, email: 'bob@x.nl' },
  ],
  profiles: [{ user: idOf('ann'), motto: 'Carpe diem' }],
  articles: [
    {
      id: idOf('one'),
      title: 'One',
      rank: 50,
      active: true,
      due: '2024-02-29',
      author: idOf('ann'),
      tags: [idOf('red'), idOf('blue')],
      kinds: ['a', 'b'],
      level: 'low',
      meta: { a: 'x', n: 3, list: [10, 20], deep: { b: true } },
      secret: 'hush',
    },
    {
      id: idOf('two'),
      title: 'Two',
      rank: -2.25,
      author: idOf('bob'),
      tags: [idOf('red')],
      kinds: ['a'],
      level: 'high',
      meta: { a: '', n: '3' },
    },
    { id: idOf('six'), title: '', rank: 0, kinds: ['urgent'], meta: 7 },
    { id: idOf('ten'), title: '100% É_b\\c', rank: 5, due: '2024-03-01 12:00:00' },
  ],
  comments: [
    { id: idOf('c1'), article: idOf('one'), by: idOf('ann'), body: 'good', votes: 3, about: [idOf('red')] },
    {
      id: idOf('c2'),
      article: idOf('one'),
      by: idOf('bob'),
      body: 'bad',
      votes: 1,
      about: [idOf('red'), idOf('blue')],
    },
    { id: idOf('c3'), article: idOf('two'), by: idOf('bob'), body: 'good', votes: 1 },
  ],
};
