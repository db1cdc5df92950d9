import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ann, bob, messages, openWorld, refusalOf, root, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    seed: async (records) => {
      const make = (collection: string, values: object) => records.create(collection, values as never);
      await make('labels', { id: 'labelaaaaaaaaaa', name: 'red' });
      await make('labels', { id: 'labelbbbbbbbbbb', name: 'blue' });
      await make('articles', {
        title: 'One',
        rank: 1,
        active: true,
        due: '2024-02-29',
        tags: ['a'],
        author: ann,
        labels: ['labelaaaaaaaaaa'],
        meta: { n: 3, s: 'x', list: [7, 8], empty: '' },
      });
      await make('articles', {
        title: 'two 50%',
        rank: 50,
        due: '2024-01-01 10:00:00',
        tags: ['a', 'b'],
        author: bob,
        labels: ['labelaaaaaaaaaa', 'labelbbbbbbbbbb'],
        meta: { n: '3' },
      });
      await make('articles', { title: 'thr_ee \\ "q"', rank: 9, secret: 'hush' });
    },
  });
});
afterAll(() => world.close());

async function titles(filter: string, person?: string): Promise<string> {
  const pb = await world.as(person);
  const items = await pb.collection('articles').getFullList({ filter, sort: '@rowid' });
  return items.map(({ title }) => title.slice(0, 3)).join(' ');
}

describe('filters', () => {
  it.each([
    ['title = "One"', 'One'],
    ["title = 'One'", 'One'],
    ['title = "one"', ''],
    ['title ~ "ONE"', 'One'],
    ['title ~ "%0\\%"', 'two'],
    ['title ~ "50%"', ''],
    ['title ~ "r_"', 'thr'],
    ['title ~ "_n%"', 'One'],
    ['title ~ "\\ "', 'thr'],
    ['title = \'thr_ee \\ "q"\'', 'thr'],
    ['title = "thr_ee \\ \\"q\\""', 'thr'],
    ['title !~ "o"', 'thr'],
    ['title ~ ""', 'One two thr'],
    ['title ~ null', ''],
    ['rank > 1', 'two thr'],
    ['rank >= 9 && rank <= 50', 'two thr'],
    ['rank < 9', 'One'],
    ['rank = "50"', 'two'],
    ['rank ~ 5', 'two'],
    ['rank != 50', 'One thr'],
    ['rank = null', ''],
    ['active = true', 'One'],
    ['active = 1', 'One'],
    ['active = "true"', ''],
    ['active != TRUE', 'two thr'],
    ['rank = 1 && active = false || rank = 9', 'thr'],
    ['rank = 1 && (active = false || rank = 1)', 'One'],
    ['rank = 9 // the last\n', 'thr'],
    ['due = "2024-02-29"', ''],
    ['due = "2024-02-29 00:00:00.000Z"', 'One'],
    ['due > "2024-01-01"', 'One two'],
    ['due < "2024-02-01"', 'two thr'],
    ['due < "2024-02-01" && due != ""', 'two'],
    ['due = ""', 'thr'],
    ['due = null', 'thr'],
    ['due < @now', 'One two thr'],
    ['created >= @todayStart && created <= @todayEnd', 'One two thr'],
    ['@year > 2000 && rank = 1', 'One'],
    ['tags = "a"', ''],
    ['tags ?= "a"', ''],
    ['tags ~ "a"', 'One two'],
    ['tags = "[]"', 'thr'],
    ['tags = ""', ''],
    ['tags:each = "a"', 'One'],
    ['tags:each ?= "b"', 'two'],
    ['tags:each != "b"', 'One thr'],
    ['tags:each ?!= "a"', 'two thr'],
    ['tags:each !~ "x"', 'One two'],
    ['tags:length > 1', 'two'],
    ['tags:length = 0', 'thr'],
    ['author:length = 1', 'One two'],
    [`author = "${ann}"`, 'One'],
    ['author.name = "Ann"', 'One'],
    ['author.name = ""', 'thr'],
    ['author.name != "Ann"', 'two thr'],
    ['author.name:lower = "bob"', 'two'],
    ['author = ""', 'thr'],
    ['labels.name = "red"', 'One'],
    ['labels.name ?= "red"', 'One two'],
    ['labels.name != "blue"', 'One thr'],
    ['labels.id = ""', 'thr'],
    ['labels.name !~ "x"', 'One two'],
    ['labels.id ?= "labelbbbbbbbbbb"', 'two'],
    ['meta.n = 3', 'One'],
    ['meta.n = "3"', 'two'],
    ['meta.s = "x"', 'One'],
    ['meta.list.0 = 7', 'One'],
    ['meta.empty = ""', 'One'],
    ['meta.n = null', 'thr'],
    ['author.email = "bob@example.eu"', 'two'],
    ['author.email = "ann@example.eu"', ''],
    ['title:length = 3', ''],
    ['1 = 1', 'One two thr'],
    ['null = null', 'One two thr'],
  ])('%s', async (filter, expected) => {
    expect(await titles(filter)).toBe(expected);
  });

  it('follow back relations: "all" without, "any" with a question mark', async () => {
    const names = async (filter: string) =>
      (await (await world.as()).collection('users').getFullList({ filter, sort: 'username' }))
        .map(({ username }) => username)
        .join(' ');
    expect(await names('articles_via_author.title = "One"')).toBe('ann');
    expect(await names('articles_via_author.rank ?> 1')).toBe('Bob');
    expect(await names('articles_via_author.id = ""')).toBe('lea');
  });

  it('take values as the SDK writes them', async () => {
    const pb = await world.as();
    expect(await titles(pb.filter('title = {:title}', { title: 'two 50%' }))).toBe('two');
    expect(await titles(pb.filter('due = {:due}', { due: new Date('2024-02-29') }))).toBe('One');
    expect(await titles(pb.filter('active = {:a} && author = {:b}', { a: false, b: null }))).toBe('thr');
  });

  it.each([
    'title',
    'title =',
    '= "x"',
    'title == "x"',
    'title = "x',
    'nothing = 1',
    'secret = "hush"',
    'title = .5',
    'title = 1 and rank = 1',
    '(rank = 1',
    'rank = 1)',
    '   ',
    '// only a comment',
    '@nothing = 1',
    'title:nothing = 1',
    'author.nothing = 1',
    'author.tokenKey = "x"',
    'author.remark = "x"',
    'collectionName = "articles"',
    'password = "x"',
    'title = "x" rank = 1',
    `title = "${'x'.repeat(3500)}"`,
    Array.from({ length: 201 }, () => 'rank=1').join('||'),
    'foo() = 1',
  ])('refuse %s as one and the same 400', async (filter) => {
    const run = async () => (await world.as()).collection('articles').getList(1, 1, { filter });
    expect(await refusalOf(world, run)).toEqual({ status: 400, message: messages[400], data: {} });
  });

  it.each([
    ['@request.auth.id = ""', '@request.'],
    ['title = "@request.auth"', '@request.'],
    ['@collection.users.name ?= "Ann"', '@collection.'],
  ])('%s is for superusers', async (filter, word) => {
    const run = async () => (await world.as(ann)).collection('articles').getList(1, 1, { filter });
    expect(await refusalOf(world, run)).toEqual({
      status: 403,
      message: `Only superusers can filter by ${word}`,
      data: {},
    });
    await expect((await world.as(root)).collection('articles').getList(1, 1, { filter })).resolves.toBeDefined();
  });

  it('of a superuser see hidden fields and private addresses', async () => {
    expect(await titles('secret = "hush"', root)).toBe('thr');
    expect(await titles('author.email = "ann@example.eu"', root)).toBe('One');
  });
});

describe('fields and expand', () => {
  const first = async (options: Record<string, unknown>): Promise<Record<string, unknown>> =>
    (await world.as())
      .send('/api/collections/articles/records', { query: { filter: 'title = "One"', ...options } })
      .then(({ items }) => items[0]);

  it.each([
    ['title,rank', { title: 'One', rank: 1 }],
    [' title ', { title: 'One' }],
    ['missing', {}],
    ['secret', {}],
    ['meta.n', { meta: { n: 3 } }],
    ['title:excerpt(2)', { title: 'On' }],
    ['title:excerpt(2,true)', { title: 'On...' }],
    ['rank:excerpt(1)', { rank: 1 }],
  ])('fields=%s', async (fields, expected) => {
    expect(await first({ fields })).toEqual(expected);
  });

  it.each(['', ',', '*'])('fields=%j means everything', async (fields) => {
    expect(Object.keys(await first({ fields }))).toContain('title');
  });

  it('do not change the envelope', async () => {
    const answer = await (await world.as()).send('/api/collections/articles/records', { query: { fields: 'page' } });
    expect(answer).toMatchObject({ page: 1, totalItems: 3, items: [{}, {}, {}] });
  });

  it.each([
    ['author', { author: expect.objectContaining({ id: ann, name: 'Ann' }) }],
    ['labels', { labels: [expect.objectContaining({ name: 'red' })] }],
    ['author,labels', { author: expect.anything(), labels: expect.anything() }],
    ['nothing', undefined],
    ['title', undefined],
    ['author.nothing', undefined],
    ['author.nothing,author', undefined],
  ])('expand=%s', async (expand, expected) => {
    expect((await first({ expand }))['expand']).toEqual(expected);
  });

  it('leave private addresses and hidden fields out of expanded records', async () => {
    const { author } = (await first({ expand: 'author' }))['expand'] as { author: object };
    expect(author).not.toHaveProperty('email');
    expect(author).not.toHaveProperty('remark');
    expect(author).not.toHaveProperty('tokenKey');
  });

  it('expand an empty relation to an empty object', async () => {
    const pb = await world.as();
    const record = await pb.collection('articles').getFirstListItem('rank = 9', { expand: 'author' });
    expect(record.expand).toEqual({});
  });

  it('expand back relations to lists, and pick inside them', async () => {
    const record = await (await world.as()).collection('users').getOne(ann, {
      expand: 'articles_via_author',
      fields: 'name,expand.articles_via_author.title',
    });
    expect(record).toEqual({ name: 'Ann', expand: { articles_via_author: [{ title: 'One' }] } });
  });
});
