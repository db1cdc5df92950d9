import { describe, expect, it } from 'vitest';
import type { Change } from '../../collection/change.ts';
import type { Compiled } from '../../filter/compile.ts';
import { raw } from '../../filter/sql.ts';
import { TotalCache } from './total-cache.ts';

const question = (more: Partial<Compiled> = {}): Compiled => ({
  where: raw('"r"."a" = ?'),
  orderBy: raw('1'),
  tables: new Set(['articles', 'users']),
  volatile: false,
  findings: [],
  cost: () => 1,
  ...more,
});
const change = (collection: string): Change => ({
  collection,
  action: 'update',
  id: 'x',
  before: null,
  after: null,
  actor: null,
  operation: '',
  at: '',
});

describe('The cache of totals', () => {
  it('asks once until one of the collections changes', async () => {
    const cache = new TotalCache();
    let asked = 0;
    const ask = async () => ++asked;
    expect(await cache.count(question(), ['x'], ask)).toBe(1);
    expect(await cache.count(question(), ['x'], ask)).toBe(1);
    cache.forget([change('tags')]);
    expect(await cache.count(question(), ['x'], ask)).toBe(1);
    cache.forget([change('users')]);
    expect(await cache.count(question(), ['x'], ask)).toBe(2);
    expect(await cache.count(question(), ['y'], ask)).toBe(3);
  });

  it('does not keep an answer that a write overtook', async () => {
    const cache = new TotalCache();
    const overtaken = cache.count(question(), [], async () => {
      cache.forget([change('articles')]);
      return 1;
    });
    expect(await overtaken).toBe(1);
    expect(await cache.count(question(), [], async () => 2)).toBe(2);
  });

  it('never keeps what depends on the clock', async () => {
    const cache = new TotalCache();
    let asked = 0;
    const ask = async () => ++asked;
    await cache.count(question({ volatile: true }), [], ask);
    expect(await cache.count(question({ volatile: true }), [], ask)).toBe(2);
  });
});
