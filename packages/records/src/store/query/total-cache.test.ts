import { describe, expect, it } from 'vitest';
import type { Change } from '../../collection/change.ts';
import type { Compiled } from '../../filter/compile.ts';
import { raw } from '../../filter/sql.ts';
import { TotalCache } from './total-cache.ts';

const query = (more: Partial<Compiled> = {}): Compiled => ({
  where: raw('"r"."a" = ?'),
  orderBy: raw('1'),
  tables: new Set(['articles', 'users']),
  volatile: false,
  assumptions: [],
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
  it('queries once until one of the collections changes', async () => {
    const cache = new TotalCache();
    let loads = 0;
    const load = async () => ++loads;
    expect(await cache.count(query(), ['x'], load)).toBe(1);
    expect(await cache.count(query(), ['x'], load)).toBe(1);
    cache.invalidate([change('tags')]);
    expect(await cache.count(query(), ['x'], load)).toBe(1);
    cache.invalidate([change('users')]);
    expect(await cache.count(query(), ['x'], load)).toBe(2);
    expect(await cache.count(query(), ['y'], load)).toBe(3);
  });

  it('does not cache a result when a write happened during the query', async () => {
    const cache = new TotalCache();
    const overtaken = cache.count(query(), [], async () => {
      cache.invalidate([change('articles')]);
      return 1;
    });
    expect(await overtaken).toBe(1);
    expect(await cache.count(query(), [], async () => 2)).toBe(2);
  });

  it('never caches what depends on the clock', async () => {
    const cache = new TotalCache();
    let loads = 0;
    const load = async () => ++loads;
    await cache.count(query({ volatile: true }), [], load);
    expect(await cache.count(query({ volatile: true }), [], load)).toBe(2);
  });
});
