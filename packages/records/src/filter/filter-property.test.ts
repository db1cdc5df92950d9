import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRecord } from '../core/record.ts';
import { sqliteSql } from '../dialect/sqlite/sql.ts';
import type { Schema } from '../store/records.ts';
import { articles, guest, openWorld, worldCollections } from '../testing/filter-world.ts';
import { type NaivePath, type NaiveRecord, naivelyMatches, type Value } from '../testing/naive-filter.ts';
import type { TestStore } from '../testing/open-test-store.ts';
import { catalogueOf } from './catalogue.ts';
import { compileRequest } from './compile.ts';
import { FilterError } from './filter-error.ts';
import { type OperatorSign, operators } from './operators.ts';
import { parseFilter } from './parse.ts';
import { printFilter } from './print.ts';
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

const identifier = (...names: readonly string[]): fc.Arbitrary<OperandTree> =>
  fc.constantFrom(...names).map((name) => ({ kind: 'identifier', name }));
const noValue = identifier('null');
const textValue: fc.Arbitrary<OperandTree> = fc.constantFrom(...texts).map((value) => ({ kind: 'text', value }));
const numberValue: fc.Arbitrary<OperandTree> = fc
  .nat({ max: 2 })
  .map((value) => ({ kind: 'number', value, text: String(value) }));

/** A path compared with a value or another path, in either order. */
function comparisonOf(
  paths: readonly string[],
  value: fc.Arbitrary<OperandTree>,
  allowed: readonly OperatorSign[],
): fc.Arbitrary<FilterTree> {
  const path = identifier(...paths);
  const other = fc.oneof(
    { arbitrary: value, weight: 7 },
    { arbitrary: path, weight: 2 },
    { arbitrary: noValue, weight: 1 },
  );
  return fc
    .record({ path, other, sign: fc.constantFrom(...allowed), turned: fc.nat({ max: 4 }).map((n) => n === 0) })
    .map(({ path: one, other: two, sign, turned }) => {
      const [left, right] = turned ? [two, one] : [one, two];
      return { kind: 'comparison', left, right, sign };
    });
}

const comparison = fc.oneof(
  comparisonOf(textPaths, textValue, signs),
  comparisonOf(
    numberPaths,
    numberValue,
    signs.filter((sign) => !sign.includes('~')),
  ),
);

const { tree: anyTree } = fc.letrec<{ tree: FilterTree; group: FilterTree }>((tie) => ({
  tree: fc.oneof({ maxDepth: 4, depthIdentifier: 'tree' }, comparison, tie('group')),
  group: fc
    .record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      parts: fc.array(tie('tree'), { minLength: 2, maxLength: 3, depthIdentifier: 'tree' }),
    })
    // As the parser gives it: no group directly inside one of its kind.
    .map(({ kind, parts }) => ({
      kind,
      parts: parts.flatMap((part) => (part.kind === kind ? part.parts : [part])),
    })),
}));

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
  const noise = fc
    .tuple(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), fc.constantFrom('', ' '))
    .map(([parts, space]) => parts.join(space));
  const nearlyValid = fc
    .tuple(
      fc.constantFrom(...signs),
      fc.constantFrom('"x"', "'it\\'s'", '5', 'null', '"a\\b"'),
      fc.constantFrom(' && ', ' || ', ''),
      noise,
    )
    .map(([sign, value, join, rest]) => `title${sign}${value}${join}${rest}`);
  const anyText = fc.oneof(noise, nearlyValid, fc.string({ unit: 'binary' }));

  it('is either refused with a 400 or prints to a text of the same tree', () => {
    let read = 0;
    fc.assert(
      fc.property(anyText, (text) => {
        const tree = treeOf(text);
        if (!tree) return;
        read += 1;
        expect(parseFilter(printFilter(tree), { placeholders: true })).toEqual(tree);
      }),
      { seed: 7, numRuns: 20_000 },
    );
    expect(read).toBeGreaterThan(300);
  });

  it('prints and parses every tree without changing it', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        expect(parseFilter(printFilter(tree))).toEqual(tree);
      }),
      { seed: 11, numRuns: 3000 },
    );
  });

  function treeOf(text: string): FilterTree | undefined {
    try {
      return parseFilter(text, { placeholders: true });
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
      dialectSql: sqliteSql,
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
    const written = fc.string({ unit: fc.constantFrom(...'qwxzvk'), minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(written, fc.constantFrom(...places), (letters, place) => {
        const nonce = `z${letters}`;
        const { where, orderBy } = compileRequest(setting, {
          collection: articles,
          filters: [{ text: place(nonce), trust: 'client' }],
          sort: { text: `meta.${nonce}`, trust: 'client' },
          strict: false,
        });
        expect(where.sql + orderBy.sql).not.toContain(nonce);
        expect(where.sql).not.toMatch(/7\.25|\.125|DROP/);
        expect(where.sql.split('?').length - 1).toBe(where.binds.length);
      }),
      { seed: 3, numRuns: 2000 },
    );
  });
});

describe('Random filters on random records', () => {
  const id = (kind: string, at: number) => `${kind}${String(at).padStart(14, '0')}`;
  const idOf = (kind: string, count: number) => fc.nat({ max: count - 1 }).map((at) => id(kind, at));
  const some = (kind: string, count: number) =>
    fc.oneof({ arbitrary: idOf(kind, count), weight: 3 }, { arbitrary: fc.constant(''), weight: 1 });
  const word = fc.constantFrom(...texts);
  const small = fc.nat({ max: 2 });
  const fields = {
    tags: { name: word, weight: small },
    users: { name: word, age: small },
    articles: {
      title: word,
      rank: small,
      author: some('u', 4),
      tags: fc.uniqueArray(idOf('t', 4), { maxLength: 2 }),
      kinds: fc.subarray(['a', 'b', 'c']),
    },
    comments: { article: some('a', 40), by: some('u', 4), body: word, votes: small },
  };
  const drawn = (name: keyof typeof fields, kind: string, count: number, seed: number): AnyRecord[] =>
    fc
      .sample(fc.record(fields[name] as Record<string, fc.Arbitrary<unknown>>), { seed, numRuns: count })
      .map((values, at) => ({ ...values, id: id(kind, at) }));
  const rows: Record<string, AnyRecord[]> = {
    users: drawn('users', 'u', 4, 1).map((row, at) => ({ ...row, email: `u${at}@x.nl` })),
    tags: drawn('tags', 't', 4, 2),
    articles: drawn('articles', 'a', 40, 3),
    comments: drawn('comments', 'c', 40, 4),
  };
  let world: TestStore<Schema>;

  beforeAll(async () => {
    world = await openWorld(rows);
  });
  afterAll(() => world.close());

  it('answers as a plain evaluation in memory does', async () => {
    const records = (rows['articles'] as AnyRecord[]).map((row) => ({ id: row.id, naive: naiveRecord(row) }));
    await fc.assert(
      fc.asyncProperty(anyTree, async (tree) => {
        const filter = printFilter(tree);
        const expected = records.filter(({ naive }) => naivelyMatches(naive, tree)).map((record) => record.id);
        const page = await world.store.queries.list(articles, { ...guest, query: { filter, perPage: '100' } });
        expect({ filter, ids: page.items.map((item) => (item as AnyRecord).id), total: page.totalItems }).toEqual({
          filter,
          ids: expected,
          total: expected.length,
        });
      }),
      { seed: 2024, numRuns: 1500 },
    );
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
