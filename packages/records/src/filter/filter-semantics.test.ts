import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestInfo } from '../core/request-info.ts';
import type { Schema } from '../store/records.ts';
import { articles, guest, idOf, openWorld, sampleRows, superuser } from '../testing/filter-world.ts';
import type { TestStore } from '../testing/open-test-store.ts';

let world: TestStore<Schema>;
beforeAll(async () => {
  world = await openWorld(sampleRows, { now: () => new Date('2024-03-05T10:20:30.400Z') });
});
afterAll(() => world.close());

const all = 'one two six ten';

async function matching(filter: string, info: RequestInfo = guest): Promise<string> {
  const page = await world.store.queries.list(articles, { ...info, query: { filter, sort: '@rowid' } });
  return page.items.map((item) => (item as { id: string }).id.slice(0, 3)).join(' ');
}

/** Filter, and the records that it lets through. */
const tables: Record<string, readonly (readonly [string, string])[]> = {
  'grammar (4.1)': [
    [`title = 'One'`, 'one'],
    ['title="One"||title="Two"', 'one two'],
    ['title = "One" || title = "Two" && rank = 0', 'one'],
    ['(title = "One" || title = "Two") && rank < 0', 'two'],
    ['title = "One" // a remark\n && rank = 50', 'one'],
    ['title = "100% É_b\\c"', 'ten'],
    ['title = "100% É_b\\\\c"', ''],
    ['title = "say \\"hi\\""', ''],
    ['rank = 50.0', 'one'],
    ['rank = -2.25', 'two'],
    ['active = TRUE', 'one'],
    ['title = NULL', 'six'],
  ],
  'equality and empty values (4.2)': [
    ['title = ""', 'six'],
    ['title = null', 'six'],
    ['title != ""', 'one two ten'],
    ['title != null', 'one two ten'],
    ['"" = title', 'six'],
    ['author.name = ""', 'six ten'],
    ['author.name = null', 'six ten'],
    ['author.role != "admin"', 'two six ten'],
    ['author.company.city != ""', 'one'],
    ['author.company.city = ""', 'two six ten'],
    ['author.company.city = "Delft"', 'one'],
    ['rank = ""', ''],
    ['rank = null', ''],
    ['rank != null', all],
    ['rank = 0', 'six'],
    ['active = ""', ''],
    ['active = false', 'two six ten'],
    ['author.age = null', 'six ten'],
    ['author.age = 0', 'two'],
    ['meta.a = ""', 'two'],
    ['meta.a = null', 'six ten'],
    ['meta.a != null', 'one two'],
    ['meta.n = 3', 'one'],
    ['meta.n = "3"', 'two'],
    ['meta = 7', 'six'],
    ['meta = null', 'ten'],
    ['meta.deep.b = true', 'one'],
    ['meta.list.1 = 20', 'one'],
    ['rank = "50"', 'one'],
    ['rank > "9"', 'one'],
    ['active = "true"', ''],
    ['active = "1"', 'one'],
    ['active = 1', 'one'],
    ['title = "one"', ''],
    ['1 = 1', all],
    ['null = null', all],
    ['null = ""', all],
    ['1 = 2', ''],
    ['"a" != "a"', ''],
    ['"" != null', ''],
  ],
  'contains (4.3)': [
    ['title ~ "ONE"', 'one'],
    ['title ~ "é"', ''],
    ['title ~ "É"', 'ten'],
    ['title ~ "tw%"', 'two'],
    ['title ~ "%wo"', 'two'],
    ['title ~ "w"', 'two'],
    ['title ~ "T_o%"', 'two'],
    ['title ~ "T_o"', ''],
    ['title ~ "_b"', 'ten'],
    ['title ~ "b\\c"', 'ten'],
    ['title ~ "100\\%"', 'ten'],
    ['title ~ "\\%"', 'ten'],
    ['title ~ ""', all],
    ['title ~ null', ''],
    ['title !~ "o"', 'six ten'],
    ['"One and Two" ~ title', 'one two six'],
    ['rank ~ 5', 'one two ten'],
    ['due ~ "2024-02"', 'one'],
    ['kinds ~ "urgent"', 'six'],
    ['author.name ~ "nn"', 'one'],
    ['author.name !~ "nn"', 'two'],
    ['meta ~ "deep"', 'one'],
  ],
  'several values (4.4)': [
    ['kinds = "a"', ''],
    ['kinds ?= "a"', ''],
    ['kinds ~ "a"', 'one two'],
    ['kinds = "[]"', 'ten'],
    ['kinds = ""', ''],
    ['kinds:each = "a"', 'two'],
    ['kinds:each ?= "a"', 'one two'],
    ['kinds:each != "a"', 'six ten'],
    ['kinds:each ?!= "a"', 'one six ten'],
    ['kinds:each !~ "a"', 'six'],
    ['kinds:each ~ "u%"', 'six'],
    ['kinds:length > 1', 'one'],
    ['kinds:length = 0', 'ten'],
    ['level:length = 1', 'one two'],
    ['level:length = 0', 'six ten'],
    ['level:each = "low"', 'one'],
    ['tags.name = "red"', 'two'],
    ['tags.name ?= "red"', 'one two'],
    ['tags.name != "red"', 'six ten'],
    ['tags.name != "green"', all],
    ['tags.name !~ "green"', 'one two'],
    ['tags.name ?!= "red"', 'one six ten'],
    ['tags.id = ""', 'six ten'],
    [`tags.id ?= "${idOf('blue')}"`, 'one'],
    [`tags.id = "${idOf('red')}"`, 'two'],
    ['tags.weight > 0', 'one two'],
    ['tags.weight > 1', ''],
    ['tags.weight ?> 1', 'one'],
    ['tags.weight < 5', 'one two'],
    ['tags.name = ""', 'six ten'],
    ['tags.name != ""', 'one two'],
    ['comments_via_article.body = "good"', 'two'],
    ['comments_via_article.body ?= "good"', 'one two'],
    ['comments_via_article.body != "bad"', 'two six ten'],
    ['comments_via_article.by.name = "Bob"', 'two'],
    ['comments_via_article.by.name ?= "Bob"', 'one two'],
    ['comments_via_article.by.company.city ?= "Delft"', 'one'],
    ['comments_via_article.about.name ?= "blue"', 'one'],
    ['comments_via_article.id = ""', 'six ten'],
    ['tags.comments_via_about.body ?= "bad"', 'one two'],
    ['tags.comments_via_about.body = "bad"', ''],
    ['author.profiles_via_user.motto = "Carpe diem"', 'one'],
    ['author.profiles_via_user.motto = ""', 'two six ten'],
    ['author.teams.name ?= "red"', 'one'],
    ['kinds:each = level', 'ten'],
    ['tags.name ?= kinds:each', 'ten'],
  ],
  'rows of one path are the same row (4.8)': [
    ['comments_via_article.body ?= "good" && comments_via_article.votes ?= 1', 'two'],
    ['comments_via_article.body ?= "good" && comments_via_article.votes ?= 3', 'one'],
    ['comments_via_article.body ?= "good" && (comments_via_article.votes ?= 1 || title = "One")', 'one two'],
    ['(comments_via_article.body ?= "bad" || rank = 5) && (comments_via_article.votes ?= 1 || rank = 5)', 'one ten'],
    ['comments_via_article.body ?= "good" && comments_via_article.by.name ?= "Bob"', 'two'],
  ],
  'modifiers (4.5)': [
    ['title:lower = "one"', 'one'],
    ['title:lower = "100% É_b\\c"', 'ten'],
    ['author.name:lower = "ann"', 'one'],
    ['title:length = "One"', 'one'],
    ['title:isset = "One"', 'one'],
    ['title:each = "One"', 'one'],
  ],
  'paths (4.6)': [
    [`author = "${idOf('ann')}"`, 'one'],
    [`author.id = "${idOf('ann')}"`, 'one'],
    ['author.email = "ann@x.nl"', 'one'],
    ['author.email = "bob@x.nl"', ''],
    ['author.email != "ann@x.nl"', ''],
    ['author.email = ""', ''],
  ],
  'dates (4.7)': [
    ['due > "2024-01-01" && due < "2024-03-01"', 'one'],
    ['due = "2024-02-29"', ''],
    ['due = "2024-02-29 00:00:00.000Z"', 'one'],
    ['due < "2024-01-01"', 'two six'],
    ['due < @monthStart && due != ""', 'one'],
    ['due > @monthStart && due < @monthEnd', 'ten'],
    ['due > @todayStart', ''],
    ['@now = "2024-03-05 10:20:30.400Z"', all],
    ['@yesterday = "2024-03-04 10:20:30.400Z" && @tomorrow = "2024-03-06 10:20:30.400Z"', all],
    ['@todayStart = "2024-03-05 00:00:00.000Z" && @todayEnd = "2024-03-05 23:59:59.999Z"', all],
    ['@monthStart = "2024-03-01 00:00:00.000Z" && @monthEnd = "2024-03-31 23:59:59.999Z"', all],
    ['@yearStart = "2024-01-01 00:00:00.000Z" && @yearEnd = "2024-12-31 23:59:59.999Z"', all],
    ['@second = 30 && @minute = 20 && @hour = 10 && @day = 5 && @month = 3 && @weekday = 2 && @year = 2024', all],
  ],
  'distances (4.1)': [
    ['geoDistance(4.9, 52.37, 4.48, 51.92) < 60', all],
    ['geoDistance(4.9, 52.37, 4.48, 51.92) > 55', all],
    ['geoDistance(4.9, 52.37, meta.list.0, meta.list.1) < 4000', 'one'],
  ],
};

for (const [section, rows] of Object.entries(tables)) {
  describe(`A client's filter: ${section}`, () => {
    it.each(rows)('%s', async (filter, expected) => {
      expect(await matching(filter)).toBe(expected);
    });
  });
}

describe('A filter that cannot be answered is one and the same 400', () => {
  it.each([
    'active',
    'title =',
    '= "x"',
    'title == "x"',
    'title = "x" &&',
    '&& title = "x"',
    'title = "x" title = "y"',
    '()',
    '(title = "x"',
    'title = "x")',
    '   ',
    '// nothing',
    'title = "x',
    'rank = .5',
    'rank = 5.',
    'rank = 1x',
    'title = "x" and rank = 1',
    'title + 1',
    'title = {:x}',
    'missing = 1',
    'author.missing = 1',
    'title.name = 1',
    'author.name.x = 1',
    'nothing_via_author.id = 1',
    'comments_via_by.id = 1',
    'comments_via_article = ""',
    'collectionName = "articles"',
    'collectionId = ""',
    'secret = "hush"',
    'author.tokenKey = "x"',
    'author.password = "x"',
    'author.company.secret = "x"',
    'title:upper = "x"',
    'title:lower:lower = "x"',
    'author:lower.name = "x"',
    '@unknown = 1',
    '@request = 1',
    'title. = 1',
    'toString = 1',
    '__proto__.a = 1',
    'geoDistance(1,2,3) > 1',
    'geoDistance(1,2,3,"4") > 1',
    'distance(1,2,3,4) > 1',
    'author.articles_via_author.author.articles_via_author.author.articles_via_author.author.name = "x"',
  ])('%s', async (filter) => {
    await expect(matching(filter)).rejects.toMatchObject({
      status: 400,
      message: 'Something went wrong while processing your request.',
      data: {},
    });
  });

  it('follows six relations, not seven', async () => {
    expect(
      await matching('author.articles_via_author.author.articles_via_author.author.articles_via_author.title ?= "One"'),
    ).toBe('one');
  });

  it('takes 200 comparisons and 3500 bytes, not one more', async () => {
    const of = (count: number) => Array.from({ length: count }, () => 'rank=50').join('||');
    expect(await matching(of(200))).toBe('one');
    await expect(matching(of(201))).rejects.toMatchObject({ status: 400 });
    const long = (bytes: number) => `title="One"//${'x'.repeat(bytes - 13)}`;
    expect(await matching(long(3500))).toBe('one');
    await expect(matching(long(3501))).rejects.toMatchObject({ status: 400 });
  });
});

describe('What only rules and superusers may use', () => {
  it.each([
    ['@request.auth.id = ""', 'Only superusers can filter by @request.'],
    ['title = "see @request.auth"', 'Only superusers can filter by @request.'],
    ['title = "@collection.x"', 'Only superusers can filter by @collection.'],
    ['@collection.tags.name ?= "red"', 'Only superusers can filter by @collection.'],
  ])('%s is 403 for a client', async (filter, message) => {
    await expect(matching(filter)).rejects.toMatchObject({ status: 403, message, data: {} });
  });

  it('lets a superuser use hidden fields, private e-mails and other collections', async () => {
    expect(await matching('secret = "hush"', superuser)).toBe('one');
    expect(await matching('author.email = "bob@x.nl"', superuser)).toBe('two');
    expect(await matching('@request.method = "GET" && rank = 0', superuser)).toBe('six');
    expect(await matching('@collection.comments.body ?= "bad" && @collection.comments.article ?= id', superuser)).toBe(
      'one',
    );
    expect(
      await matching('@collection.tags:a.name ?= "red" && @collection.tags:b.name ?= "blue" && rank = 5', superuser),
    ).toBe('ten');
    expect(await matching('@collection.tags.name ?= "red" && @collection.tags.name ?= "blue"', superuser)).toBe('');
  });
});

describe('A filter over very many relations', () => {
  const loops = ['tags.comments_via_about.article', 'comments_via_article.about.comments_via_about.article'];
  const paths = [0, 1].flatMap((first) =>
    [0, 1, 2, 3].map(
      (turn) =>
        `${loops[first]}.${['tags', 'comments_via_article.about', 'author.teams', 'comments_via_article.by.teams'][turn]}`,
    ),
  );

  it('is answered as long as the database can join them', async () => {
    const filter = paths
      .slice(0, 3)
      .map((path) => `${path}.name ?= "red"`)
      .join(' && ');
    expect(await matching(filter)).toBe('one two');
  });

  it('is a 400 where the database could not', async () => {
    const superFilter = Array.from({ length: 62 }, (_, at) => `@collection.tags:t${at}.name ?= "red"`).join(' || ');
    await expect(matching(`(${superFilter}) && (${superFilter})`, superuser)).rejects.toMatchObject({
      status: 400,
      data: {},
    });
  });
});
