import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRecord } from '../hooks.ts';
import { sqliteWords } from '../store/dialect/sqlite-words.ts';
import type { Schema } from '../store/records.ts';
import type { TestStore } from '../testing.ts';
import { catalogueOf } from './catalogue.ts';
import { compileQuestion } from './compile.ts';
import { FilterError } from './filter-error.ts';
import { type OperatorSign, operators } from './operators.ts';
import { parseFilter } from './parse.ts';
import { printFilter } from './print.ts';
import { type NaivePath, type NaiveRecord, naivelyMatches, type Value } from './test-naive.ts';
import { type Seeded, seeded } from './test-seeded.ts';
import { articles, guest, openWorld, worldCollections } from './test-world.ts';
import type { FilterTree, OperandTree } from './tree.ts';

const signs = Object.keys(operators) as OperatorSign[];
const texts = ['', 'a', 'b', 'ab', 'Ab'];

/** Paths by what they hold. */
const textPaths = [
  'title',
  'author.name',
  'tags.name',
  'kinds:each',
  'comments_via_article.body',
  'comments_via_article.by.name',
];
const numberPaths = ['rank', 'author.age', 'tags.weight', 'comments_via_article.votes'];

function randomTree(random: Seeded, depth: number): FilterTree {
  if (depth === 0 || random.chance(0.35)) return randomComparison(random);
  const kind = random.pick(['and', 'or'] as const);
  const parts = Array.from({ length: 2 + random.below(2) }, () => randomTree(random, depth - 1));
  // As the parser gives it: no group directly inside one of its kind.
  return { kind, parts: parts.flatMap((part) => (part.kind === kind ? part.parts : [part])) };
}

function randomComparison(random: Seeded): FilterTree {
  const isText = random.chance(0.6);
  const path = (): OperandTree => ({ kind: 'identifier', name: random.pick(isText ? textPaths : numberPaths) });
  const sides = [path(), random.chance(0.25) ? path() : randomConstant(random, isText)];
  if (random.chance(0.2)) sides.reverse();
  const [left, right] = sides as [OperandTree, OperandTree];
  const orderless = signs.filter((sign) => isText || !sign.includes('~'));
  return { kind: 'comparison', left, right, sign: random.pick(orderless) };
}

function randomConstant(random: Seeded, isText: boolean): OperandTree {
  if (random.chance(0.1)) return { kind: 'identifier', name: 'null' };
  if (isText) return { kind: 'text', value: random.pick(texts) };
  const value = random.below(3);
  return { kind: 'number', value, text: String(value) };
}

describe('Any text', () => {
  const pieces = [
    'title',
    '"',
    "'",
    '\\',
    '=',
    '!=',
    '?~',
    '~',
    '&&',
    '||',
    '(',
    ')',
    ' ',
    '\n',
    '//',
    '1',
    '-',
    '.5',
    'null',
    '@now',
    'a.b:each',
    '%',
    '{:x}',
    ',',
    'geoDistance(',
    'é',
    '\u0000',
    '"x"',
    "'y\\''",
  ];

  it('is either refused with a 400 or prints to a text of the same tree', () => {
    const random = seeded(7);
    let read = 0;
    for (let round = 0; round < 20_000; round += 1) {
      const valid = [
        'title',
        random.pick(signs),
        random.pick(['"x"', "'it\\'s'", '5', 'null', '"a\\b"']),
        random.pick([' && ', ' || ', '']),
        '',
      ];
      const noise = Array.from({ length: random.below(12) }, () => random.pick(pieces));
      const text = (random.chance(0.5) ? valid.join('') : '') + noise.join(random.pick(['', ' ']));
      const tree = treeOf(text);
      if (!tree) continue;
      read += 1;
      expect(parseFilter(printFilter(tree), { places: true })).toEqual(tree);
    }
    expect(read).toBeGreaterThan(300);
  });

  it('keeps every tree through printing and parsing', () => {
    const random = seeded(11);
    for (let round = 0; round < 3000; round += 1) {
      const tree = randomTree(random, 4);
      expect(parseFilter(printFilter(tree))).toEqual(tree);
    }
  });

  function treeOf(text: string): FilterTree | undefined {
    try {
      return parseFilter(text, { places: true });
    } catch (error) {
      if (error instanceof FilterError && error.status === 400) return undefined;
      throw error;
    }
  }
});

describe('Compiled SQL', () => {
  it('never contains what a person wrote', () => {
    const setting = {
      catalogue: catalogueOf(worldCollections),
      words: sqliteWords,
      context: { request: guest, values: {}, now: new Date(0) },
    };
    const places: readonly ((nonce: string) => string)[] = [
      (nonce) => `title = "${nonce}"`,
      (nonce) => `title ~ '%${nonce}"); DROP TABLE users; --%'`,
      (nonce) => `tags.name ?!= "${nonce}"`,
      (nonce) => `meta.${nonce}.x = 1`,
      (nonce) => `meta.${nonce} ~ "${nonce}"`,
      (nonce) => `rank > ${[...nonce].map((letter) => letter.charCodeAt(0) % 10).join('')}7.25`,
      (nonce) => `kinds:each = "${nonce}" || comments_via_article.body = "${nonce}"`,
      (nonce) => `geoDistance(1${nonce.length}.125, meta.${nonce}, 3, 4) < 1 // ${nonce}`,
      (nonce) => `"${nonce}" ~ author.company.city`,
    ];
    const random = seeded(3);
    for (let round = 0; round < 2000; round += 1) {
      const nonce = `z${Array.from({ length: 8 }, () => random.pick([...'qwxzvk'])).join('')}`;
      const text = random.pick(places)(nonce);
      const sort = { text: `meta.${nonce}`, trust: 'client' as const };
      const { where, orderBy } = compileQuestion(setting, {
        collection: articles,
        filters: [{ text, trust: 'client' }],
        sort,
        strict: false,
      });
      expect(where.sql + orderBy.sql).not.toContain(nonce);
      expect(where.sql).not.toMatch(/7\.25|\.125|DROP/);
      expect(where.sql.split('?').length - 1).toBe(where.binds.length);
    }
  });
});

describe('Random filters on random records', () => {
  const random = seeded(2024);
  let world: TestStore<Schema>;
  const rows: Record<string, AnyRecord[]> = { users: [], tags: [], articles: [], comments: [] };

  beforeAll(async () => {
    const id = (kind: string, at: number) => `${kind}${String(at).padStart(14, '0')}`;
    const some = (kind: string, count: number) => (random.chance(0.25) ? '' : id(kind, random.below(count)));
    const many = (kind: string, count: number) => [
      ...new Set(Array.from({ length: random.below(3) }, () => id(kind, random.below(count)))),
    ];
    const fill = (name: string, count: number, make: (at: number) => AnyRecord) => {
      for (let at = 0; at < count; at += 1) rows[name]?.push(make(at));
    };
    fill('tags', 4, (at) => ({ id: id('t', at), name: random.pick(texts), weight: random.below(3) }));
    fill('users', 4, (at) => ({
      id: id('u', at),
      name: random.pick(texts),
      age: random.below(3),
      email: `u${at}@x.nl`,
    }));
    fill('articles', 40, (at) => ({
      id: id('a', at),
      title: random.pick(texts),
      rank: random.below(3),
      author: some('u', 4),
      tags: many('t', 4),
      kinds: ['a', 'b', 'c'].filter(() => random.chance(0.35)),
    }));
    fill('comments', 40, (at) => ({
      id: id('c', at),
      article: some('a', 40),
      by: some('u', 4),
      body: random.pick(texts),
      votes: random.below(3),
    }));
    world = await openWorld(rows);
  });
  afterAll(() => world.close());

  it('answers as a plain evaluation in memory does', async () => {
    const records = (rows['articles'] as AnyRecord[]).map((row) => ({ id: row.id, naive: naiveRecord(row) }));
    for (let round = 0; round < 1500; round += 1) {
      const tree = randomTree(random, 3);
      const filter = printFilter(tree);
      const expected = records.filter(({ naive }) => naivelyMatches(naive, tree)).map((record) => record.id);
      const page = await world.store.questions.list(articles, { ...guest, query: { filter, perPage: '100' } });
      expect({ filter, ids: page.items.map((item) => (item as AnyRecord).id), total: page.totalItems }).toEqual({
        filter,
        ids: expected,
        total: expected.length,
      });
    }
  });

  function naiveRecord(row: AnyRecord): NaiveRecord {
    const find = (name: string, wanted: unknown) => rows[name]?.find((candidate) => candidate.id === wanted);
    const author = find('users', row['author']);
    const own = (name: string): NaivePath => ({ read: () => row[name] as Value });
    const ofAuthor = (name: string): NaivePath => ({ read: () => (author?.[name] ?? null) as Value });
    const of = (source: string, name: string): NaivePath => ({
      source,
      read: (choice) => choice.get(source)?.[name] ?? null,
    });
    const comments = (rows['comments'] as AnyRecord[]).filter((comment) => comment['article'] === row.id);
    return {
      paths: {
        title: own('title'),
        rank: own('rank'),
        'author.name': ofAuthor('name'),
        'author.age': ofAuthor('age'),
        'tags.name': of('tags', 'name'),
        'tags.weight': of('tags', 'weight'),
        'kinds:each': of('kinds', 'value'),
        'comments_via_article.body': of('comments', 'body'),
        'comments_via_article.votes': of('comments', 'votes'),
        'comments_via_article.by.name': of('comments', 'byName'),
      },
      sources: new Map([
        ['tags', (row['tags'] as string[]).map((tag) => find('tags', tag) as never)],
        ['kinds', (row['kinds'] as string[]).map((value) => ({ value }))],
        [
          'comments',
          comments.map((comment) => ({ ...comment, byName: find('users', comment['by'])?.['name'] ?? null }) as never),
        ],
      ]),
    };
  }
});
