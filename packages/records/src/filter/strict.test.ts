import { afterEach, describe, expect, it } from 'vitest';
import type { AnyRecord } from '../core/record.ts';
import type { RequestInfo } from '../core/request-info.ts';
import type { Schema } from '../store/records.ts';
import { articles, as, guest, idOf, openWorld, sampleRows, superuser, withRules } from '../testing/filter-world.ts';
import type { TestStore } from '../testing/open-test-store.ts';

let world: TestStore<Schema>;
afterEach(() => world.close());

const ann = { id: idOf('ann') };

async function open(rules: Parameters<typeof withRules>[0], strict = true): Promise<void> {
  world = await openWorld(sampleRows, { collections: withRules(rules), strict });
}

async function ids(query: Record<string, string>, info: RequestInfo = guest): Promise<string> {
  const page = await world.store.queries.list(articles, { ...info, query: { sort: '@rowid', ...query } });
  return page.items.map((item) => (item as AnyRecord).id.slice(0, 3)).join(' ');
}

describe('In strict mode a client reaches only what they may list', () => {
  it.each([
    'comments_via_article.body ?~ "%"',
    'comments_via_article.id = ""',
    'comments_via_article.by.name ?= "Bob"',
    'author.comments_via_by.votes > 1',
    'tags.comments_via_about.body ?= "bad"',
    'title = "none" && comments_via_article.votes ?> 0',
  ])('refuses %s when only superusers may list comments', async (filter) => {
    await open({ comments: { list: null } });
    await expect(ids({ filter })).rejects.toMatchObject({ status: 400, data: {} });
    await expect(ids({ filter }, as(ann))).rejects.toMatchObject({ status: 400, data: {} });
    await expect(ids({ filter }, superuser)).resolves.toBeTypeOf('string');
  });

  it('refuses the same paths in a sort', async () => {
    await open({ comments: { list: null }, users: { list: null } });
    for (const sort of ['comments_via_article.votes', '-author.name', 'title,author.age']) {
      await expect(ids({ sort })).rejects.toMatchObject({ status: 400 });
      await expect(ids({ sort }, superuser)).resolves.toBeTypeOf('string');
    }
    expect(await ids({ filter: `author = "${idOf('ann')}" || author.id = "${idOf('bob')}"` })).toBe('one two');
  });

  it('counts rows of a back relation as absent when they are not listable', async () => {
    await open({ comments: { list: '@request.auth.id != "" && by = @request.auth.id' } });
    expect(await ids({ filter: 'comments_via_article.body ?= "bad"' })).toBe('');
    expect(await ids({ filter: 'comments_via_article.body ?= "bad"' }, as(ann))).toBe('');
    expect(await ids({ filter: 'comments_via_article.body ?= "bad"' }, as({ id: idOf('bob') }))).toBe('one');
    expect(await ids({ filter: 'comments_via_article.body = "good"' }, as(ann))).toBe('one');
    expect(await ids({ filter: 'comments_via_article.id = ""' }, as(ann))).toBe('two six ten');
  });

  it('counts a single related record as absent, also behind another one and for the all meaning', async () => {
    await open({ companies: { list: '@request.auth.id != ""' }, users: { list: 'role != "admin"' } });
    expect(await ids({ filter: 'author.name = "Ann"' })).toBe('');
    expect(await ids({ filter: 'author.name = ""' })).toBe('one six ten');
    expect(await ids({ filter: 'author.name != "Bob"' })).toBe('one six ten');
    expect(await ids({ filter: 'author.company.city = "Delft"' }, as(ann))).toBe('');
    expect(await ids({ filter: 'comments_via_article.by.name = ""' })).toBe('six ten');
    expect(await ids({ filter: 'comments_via_article.by.name ?= ""' })).toBe('one six ten');
  });

  it('hides the elements behind a list too, but not the ids that the record itself shows', async () => {
    await open({ tags: { list: 'name = "red"' } });
    expect(await ids({ filter: 'tags.name ?= "blue"' })).toBe('');
    expect(await ids({ filter: 'tags.name ?= "red"' })).toBe('one two');
    expect(await ids({ filter: `tags.id ?= "${idOf('blue')}"` })).toBe('one');
  });

  it('sorts as if unlistable records were missing', async () => {
    await open({ users: { list: 'role != "admin"' } });
    expect(await ids({ sort: 'author.name,@rowid' })).toBe('one six ten two');
    await world.close();
    await open({ users: { list: 'role != "admin"' } }, false);
    expect(await ids({ sort: 'author.name,@rowid' })).toBe('six ten one two');
  });

  it('leaves the rules themselves free to go anywhere', async () => {
    await open({ comments: { list: null }, articles: { list: 'comments_via_article.body ?= "bad"' } });
    const limited = { ...articles, rules: { ...articles.rules, list: 'comments_via_article.body ?= "bad"' } };
    const page = await world.store.queries.list(limited, guest);
    expect(page.items).toHaveLength(1);
  });

  it('expands only what may be viewed and listed', async () => {
    await open({ comments: { list: null }, users: { list: 'role = "admin"' }, tags: { view: null } });
    const expand = 'author,tags,comments_via_article';
    const page = await world.store.queries.list(articles, {
      ...guest,
      query: { expand, fields: 'expand', sort: '@rowid' },
    });
    expect(page.items[0]).toMatchObject({ expand: { author: { name: 'Ann' } } });
    expect(page.items.map((item) => Object.keys((item as { expand: object }).expand).join())).toEqual([
      'author',
      '',
      '',
      '',
    ]);
    const whole = await world.store.queries.list(articles, {
      ...superuser,
      query: { expand, fields: 'expand', sort: '@rowid' },
    });
    expect(Object.keys((whole.items[0] as { expand: object }).expand)).toEqual([
      'author',
      'comments_via_article',
      'tags',
    ]);
  });
});

describe('Without strict mode filters go wherever relations go', () => {
  it('as documented', async () => {
    await open({ comments: { list: null }, users: { list: null } }, false);
    expect(await ids({ filter: 'comments_via_article.body ?= "bad"' })).toBe('one');
    expect(await ids({ filter: 'author.name = "Ann"' })).toBe('one');
  });
});

describe('Private e-mails in a client filter', () => {
  it('match nothing, and are no counterexample either', async () => {
    await open({});
    expect(await ids({ filter: 'comments_via_article.by.email ?= "bob@x.nl"' })).toBe('');
    expect(await ids({ filter: 'comments_via_article.by.email ?~ "x.nl"' })).toBe('one');
    const withHidden = await ids({ filter: 'comments_via_article.by.email != "bob@x.nl"' });
    expect(withHidden).toBe(await ids({ filter: 'comments_via_article.by.email != "nobody@x.nl"' }));
    expect(await ids({ sort: '-author.email,@rowid' })).toBe('one two six ten');
  });
});

describe('A back relation through a hidden field', () => {
  it('does not exist for clients, in filters, sorts and expands', async () => {
    const hidden = withRules({}).map((collection) =>
      collection.name === 'comments'
        ? {
            ...collection,
            fields: {
              ...collection.fields,
              article: { ...collection.fields['article'], options: { collection: 'articles', hidden: true } },
            },
          }
        : collection,
    );
    world = await openWorld(sampleRows, { collections: hidden as never });
    await expect(ids({ filter: 'comments_via_article.body ?= "bad"' })).rejects.toMatchObject({ status: 400 });
    await expect(ids({ sort: 'comments_via_article.body' })).rejects.toMatchObject({ status: 400 });
    const page = await world.store.queries.list(articles, { ...guest, query: { expand: 'comments_via_article' } });
    expect(page.items[0]).not.toHaveProperty('expand');
    expect(await ids({ filter: 'comments_via_article.body ?= "bad"' }, superuser)).toBe('one');
  });
});
