import { describe, expect, it } from 'vitest';
import type { Compiled } from '../../filter/compile.ts';
import { raw } from '../../filter/sql.ts';
import { OrderCache } from './order-cache.ts';
import { TotalCache } from './total-cache.ts';

const compiled = (more: Partial<Compiled> = {}): Compiled => ({
  where: raw('"r"."a" = ?'),
  orderBy: raw('"r"."b" DESC'),
  tables: new Set(['books', 'authors']),
  volatile: false,
  assumptions: [],
  cost: () => 1,
  ...more,
});

function world() {
  const totals = new TotalCache();
  const orders = new OrderCache(totals, 'random()');
  let loads = 0;
  const ids = (more: Partial<Compiled> = {}, param = 'x', totalItems = 2, pageRows = totalItems) =>
    orders.ids({ compiled: compiled(more), params: [param], totalItems, pageRows }, async () => {
      loads += 1;
      return ['one', 'two'];
    });
  const write = (collection: string) =>
    totals.invalidate([
      { collection, action: 'update', id: 'one', before: null, after: null, actor: null, operation: '', at: '' },
    ]);
  return { ids, write, loads: () => loads };
}

describe('The order of a list', () => {
  it('is read when pages since the last write have cost as much', async () => {
    const { ids, write, loads } = world();
    const page = (rows: number) => ids({}, 'x', 1000, rows);
    for (const rows of [300, 600, 90]) expect(await page(rows)).toBeUndefined();
    write('books');
    for (const rows of [300, 600, 90, 10]) expect(await page(rows)).toBeUndefined();
    expect(loads()).toBe(0);
    expect(await page(30)).toEqual(['one', 'two']);
  });

  it('is remembered from the second asking on where each page reads the whole list', async () => {
    const { ids, loads } = world();
    expect(await ids()).toBeUndefined();
    expect(await ids()).toEqual(['one', 'two']);
    expect(await ids()).toEqual(['one', 'two']);
    expect(loads()).toBe(1);
  });

  it.each(['books', 'authors'])('is forgotten after a write to %s, which the query looks at', async (name) => {
    const { ids, write } = world();
    await ids();
    await ids();
    write(name);
    expect(await ids()).toBeUndefined();
  });

  it('outlives a write to another collection', async () => {
    const { ids, write } = world();
    await ids();
    write('others');
    expect(await ids()).toEqual(['one', 'two']);
  });

  it('is another one for other values and other sorts', async () => {
    const { ids } = world();
    await ids();
    expect(await ids({}, 'y')).toBeUndefined();
    expect(await ids({ orderBy: raw('"r"."c" ASC') })).toBeUndefined();
  });

  it.each([
    ['depends on the clock', { volatile: true }, 2],
    ['is random', { orderBy: raw('random() ASC') }, 2],
    ['is long', {}, 5001],
  ])('is never remembered where it %s', async (_, more, totalItems) => {
    const { ids, loads } = world();
    for (let times = 0; times < 3; times++) expect(await ids(more, 'x', totalItems)).toBeUndefined();
    expect(loads()).toBe(0);
  });
});
