import { describe, expect, it } from 'vitest';
import type { RequestInfo } from '../core/request-info.ts';
import { sqliteSql } from '../dialect/sqlite/sql.ts';
import { articles, as, guest, idOf, worldCollections } from '../testing/filter-world.ts';
import { createCompiler } from './cache.ts';
import { catalogueOf } from './catalogue.ts';
import type { CompileRequest } from './compile.ts';

const compiler = () => createCompiler(catalogueOf(worldCollections), sqliteSql);
const context = (request: RequestInfo) => ({ request, values: {}, now: new Date(0) });
const rule = (text: string): CompileRequest => ({
  collection: articles,
  filters: [{ text, trust: 'rule' }],
  strict: false,
});

describe('The compiler', () => {
  it('compiles a query once for all requests of the same shape', () => {
    const { compile } = compiler();
    const query = rule('author = @request.auth.id && @request.auth.company.city = "Delft"');
    const first = compile(query, context(as({ id: idOf('ann') })));
    expect(compile(query, context(as({ id: idOf('bob') })))).toBe(first);
    const forGuest = compile(query, context(guest));
    expect(forGuest).not.toBe(first);
    expect(compile(query, context(guest))).toBe(forGuest);
    expect(compile(query, context(as({ id: idOf('ann') })))).toBe(first);
  });

  it('separates what differs in trust, strictness or sort', () => {
    const { compile } = compiler();
    const text = 'title = "x"';
    const requests: CompileRequest[] = [
      rule(text),
      { ...rule(text), strict: true },
      { ...rule(text), filters: [{ text, trust: 'client' }] },
      { ...rule(text), sort: { text: 'title', trust: 'client' } },
    ];
    expect(new Set(requests.map((request) => compile(request, context(guest)))).size).toBe(4);
  });

  it('names the collections that a query reads, including those read by rules', () => {
    const limited = worldCollections.map((collection) =>
      collection.name === 'comments'
        ? { ...collection, rules: { ...collection.rules, list: 'by.company.city = "Delft"' } }
        : collection,
    );
    const { compile } = createCompiler(catalogueOf(limited), sqliteSql);
    const query: CompileRequest = {
      collection: articles,
      filters: [{ text: 'comments_via_article.body ?= "x"', trust: 'client' }],
      strict: true,
    };
    expect([...compile(query, context(guest)).tables].sort()).toEqual(['articles', 'comments', 'companies', 'users']);
    expect([...compile(rule('@collection.tags.name ?= "x"'), context(guest)).tables]).toEqual(['articles', 'tags']);
  });

  it('knows which questions depend on the clock', () => {
    const { compile } = compiler();
    expect(compile(rule('due < @now'), context(guest)).volatile).toBe(true);
    expect(compile(rule('due < "2024"'), context(guest)).volatile).toBe(false);
  });

  it('queries the target of a single relation, and no relation twice', () => {
    const { compile } = compiler();
    const sqlOf = (text: string) => compile(rule(text), context(guest)).where.sql;
    expect(sqlOf('author.company.city = "x"')).toBe(
      '"r"."author" IN (SELECT "j1"."id" FROM "users" AS "j1" WHERE "j1"."company" IN (SELECT "j2"."id" FROM "companies" AS "j2" WHERE "j2"."city" = ?))',
    );
    expect(sqlOf('comments_via_article.body ?= "x" && comments_via_article.votes ?= 1').match(/EXISTS/g)).toHaveLength(
      1,
    );
    expect(sqlOf('comments_via_article.body ?= "x" && tags.name ?= "y"').match(/EXISTS/g)).toHaveLength(2);
  });

  it('finds collections by name in any case and by id', () => {
    const { find } = catalogueOf(worldCollections);
    expect(find('ARTICLES')).toBe(articles);
    expect(find(articles.id)).toBe(articles);
    expect(find('nothing')).toBeUndefined();
  });
});
