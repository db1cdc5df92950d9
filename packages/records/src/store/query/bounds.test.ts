import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../core/errors.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { Dialect } from '../../dialect/dialect.ts';
import { sqlite } from '../../dialect/sqlite/dialect.ts';
import { articles, guest, superuser, worldCollections } from '../../testing/filter-world.ts';
import { createStore } from '../create-store.ts';
import type { Store } from '../store.ts';

/** Twenty articles; all of three thousand comments belong to the first. */
const commentCount = 3000;
const filling = [
  `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 19)
   INSERT INTO articles (id, title) SELECT printf('article%08d', i), 'Title ' || i FROM n`,
  `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${commentCount - 1})
   INSERT INTO comments (id, article, body, votes) SELECT printf('comment%08d', i), 'article00000000', 'Words of comment ' || i, i FROM n`,
];

/** Looks at all pairs of the comments of an article: nine million, and no pair is the same. */
const pairs = 'comments_via_article.body != comments_via_article.votes';
const chain =
  'comments_via_article.article.comments_via_article.article.comments_via_article.body != comments_via_article.votes';
const cross = '@collection.comments.article.comments_via_article.body != @collection.comments:other.body';
const refusal = 'The filter or sort is too expensive. Narrow it down.';

let folder: string;
let store: Store;
let isolated: number;

async function open(isolatedMs: number): Promise<void> {
  const dialect = sqlite({ path: join(folder, 'data.db'), isolatedMs });
  const counting: Dialect = {
    ...dialect,
    isolated: (sql, params, limitMs) => {
      isolated += 1;
      return (dialect.isolated as NonNullable<Dialect['isolated']>)(sql, params, limitMs);
    },
  };
  store = await createStore({ collections: worldCollections, dialect: counting });
  await store.dialect.transaction(async (connection) => {
    for (const sql of filling) await connection.run(sql, []);
  });
}

beforeEach(async () => {
  isolated = 0;
  folder = await mkdtemp(join(tmpdir(), 'bounds-'));
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const list = (filter: string, info = guest) => store.queries.list(articles, { ...info, query: { filter } });
const refused = (request: Promise<unknown>) =>
  request.then(
    () => 'answered',
    (error: unknown) => (error instanceof ApiError && error.status === 400 ? error.message : error),
  );

describe('A filter of outside', () => {
  it('runs like any other query when it is cheap', async () => {
    await open(5000);
    const { items } = await list('comments_via_article.body ?~ "comment 2999"');
    expect(items.map((item) => (item as AnyRecord).id)).toEqual(['article00000000']);
    expect(isolated).toBe(0);
  });

  it('is answered from a process of its own where it is expensive', async () => {
    await open(60_000);
    const { items, totalItems } = await list(`title = "Title 7" || ${pairs}`);
    expect(items.map((item) => (item as AnyRecord).id)).toEqual(['article00000000', 'article00000007']);
    expect(totalItems).toBe(2);
    expect(isolated).toBeGreaterThan(0);
  });

  it('is stopped when it takes too long, and the others are answered meanwhile', async () => {
    await open(300);
    const order: string[] = [];
    const hostile = Array.from({ length: 5 }, () => refused(list(pairs)).then((answer) => order.push(String(answer))));
    await list('title = "Title 7"').then(({ totalItems }) => order.push(`total ${totalItems}`));
    await Promise.all(hostile);
    expect(order).toEqual(['total 1', ...Array.from({ length: 5 }, () => refusal)]);
    expect(await refused(list(pairs))).toBe(refusal);
  });

  it.each([
    ['back relations of back relations', chain, guest],
    ['other collections without a condition', cross, superuser],
  ])('is refused before it runs: %s', async (_, filter, info) => {
    await open(5000);
    expect(await refused(list(filter, info))).toBe(refusal);
    expect(isolated).toBe(0);
  });

  it('of a realtime topic that is too expensive passes nothing', async () => {
    await open(5000);
    const row = (await store.reader.get('articles', 'article00000000')) as AnyRecord;
    expect(await store.queries.ofRow(articles, row).passesFilter('title = "Title 0"', guest)).toBe(true);
    expect(await store.queries.ofRow(articles, row).passesFilter(chain, guest)).toBe(false);
  });
});
