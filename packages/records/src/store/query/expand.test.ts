import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRecord } from '../../core/record.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import { articles, as, guest, idOf, openWorld, sampleRows, superuser, withRules } from '../../testing/filter-world.ts';
import type { TestStore } from '../../testing/open-test-store.ts';
import type { Schema } from '../records.ts';

let world: TestStore<Schema>;
beforeAll(async () => {
  const collections = withRules({
    companies: { view: null },
    profiles: { view: '@request.context = "expand"' },
    comments: { view: 'body != "bad" || by = @request.auth.id && @request.auth.id != ""' },
  });
  world = await openWorld(sampleRows, { collections });
});
afterAll(() => world.close());

/** The requested records, in insertion order. */
async function expanded(expand: string, info: RequestInfo = guest): Promise<AnyRecord[]> {
  const page = await world.store.queries.list(articles, { ...info, query: { expand, sort: '@rowid' } });
  return page.items as AnyRecord[];
}

async function expandOf(expand: string, info?: RequestInfo): Promise<unknown> {
  return (await expanded(expand, info))[0]?.['expand'];
}

describe('expand', () => {
  it('brings an object for one relation, a list in the order of the field for several', async () => {
    expect(await expandOf('author,tags')).toMatchObject({
      author: { id: idOf('ann'), collectionName: 'users' },
      tags: [{ name: 'red' }, { name: 'blue' }],
    });
    const [, two] = await expanded('author,tags');
    expect(two).toMatchObject({ expand: { author: { name: 'Bob' }, tags: [{ name: 'red' }] } });
  });

  it('is an empty object where the relation is empty or nothing is visible', async () => {
    const [one, , six] = await expanded('author');
    expect(Object.keys(one?.['expand'] as object)).toEqual(['author']);
    expect(six?.['expand']).toEqual({});
  });

  it.each([
    'nothing',
    'title',
    'kinds',
    'nothing_via_author',
    'comments_via_by',
    'comments_via_missing',
    'author.nothing',
    'author.name',
    ' ',
    ',',
  ])('is absent for "%s"', async (expand) => {
    for (const record of await expanded(expand)) expect(record).not.toHaveProperty('expand');
  });

  it('drops a path with an unknown relation as a whole, unless another path shares its beginning', async () => {
    expect(await expandOf('tags,author.nothing')).not.toHaveProperty('author');
    expect(await expandOf('author,author.nothing')).toBeUndefined();
    expect(await expandOf('author.company,author.nothing')).toMatchObject({ author: { name: 'Ann' } });
  });

  it('goes through back relations, several levels deep', async () => {
    const expand = await expandOf(
      'comments_via_article.by.profiles_via_user,comments_via_article.about',
      as({ id: idOf('bob') }),
    );
    expect(expand).toMatchObject({
      comments_via_article: [
        {
          body: 'good',
          expand: {
            by: { name: 'Ann', expand: { profiles_via_user: { motto: 'Carpe diem' } } },
            about: [{ name: 'red' }],
          },
        },
        { body: 'bad', expand: { by: { name: 'Bob', expand: {} }, about: [{ name: 'red' }, { name: 'blue' }] } },
      ],
    });
  });

  it('finds the records of a back relation that is a list', async () => {
    const expand = (await expandOf('tags.comments_via_about', superuser)) as { tags: AnyRecord[] };
    const bodies = expand.tags.map((tag) =>
      (tag['expand'] as { comments_via_about: AnyRecord[] }).comments_via_about.map((comment) => comment['body']),
    );
    expect(bodies).toEqual([['good', 'bad'], ['bad']]);
  });

  it('applies the view rule of the target, in the context "expand"', async () => {
    expect(await expandOf('comments_via_article')).toMatchObject({ comments_via_article: [{ body: 'good' }] });
    const forBob = await expandOf('comments_via_article', as({ id: idOf('bob') }));
    expect(forBob).toMatchObject({ comments_via_article: [{ body: 'good' }, { body: 'bad' }] });
    expect(await expandOf('author.profiles_via_user')).toMatchObject({
      author: { expand: { profiles_via_user: { motto: 'Carpe diem' } } },
    });
    expect(await expandOf('author.company')).toMatchObject({ author: { expand: {} } });
    expect(await expandOf('author.company', superuser)).toMatchObject({
      author: { expand: { company: { city: 'Delft' } } },
    });
  });

  it('hides private e-mails and hidden fields inside too', async () => {
    const [one, two] = await expanded('author.company');
    expect(one).toMatchObject({ expand: { author: { email: 'ann@x.nl' } } });
    const { author: bob } = (two as { expand?: unknown }).expand as { author: object };
    expect(bob).not.toHaveProperty('email');
    expect(bob).not.toHaveProperty('tokenKey');
    expect(bob).not.toHaveProperty('password');
    const seen = (await expanded('author', as({ id: idOf('bob') })))[1]?.['expand'];
    expect(seen).toMatchObject({ author: { email: 'bob@x.nl' } });
  });

  it('follows six levels and ignores deeper ones', async () => {
    const round = 'author.articles_via_author';
    const six = `${round}.${round}.${round}`;
    expect(await expandOf(six)).toHaveProperty('author');
    expect(await expandOf(`${six}.author`)).toEqual(await expandOf(six));
  });

  it('brings at most a thousand records of a back relation per record', async () => {
    await world.store.transaction(async (records) => {
      const filler = 1005;
      for (let at = 0; at < filler; at += 1)
        await records.create('comments', { article: idOf('ten'), body: 'x' } as never);
    });
    const expands = (await expanded('comments_via_article')).map((record) => record['expand']);
    const { comments_via_article: brought } = expands[3] as { comments_via_article: object[] };
    expect(brought).toHaveLength(1000);
  });
});
