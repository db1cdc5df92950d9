import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Collection, defineCollection, type SearchIndexSpec } from '../../collection/collection.ts';
import { postgres } from '../../dialect/postgres/dialect.ts';
import { sqlite } from '../../dialect/sqlite/dialect.ts';
import { gramsWithin, keyGram, type SearchIndexQuery } from '../../dialect/trigrams.ts';
import { relation, text } from '../../fields/index.ts';
import { makeDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { testServer } from '../../testing/test-dialect.ts';
import { copyRecords } from '../copy-records.ts';
import { createStore } from '../create-store.ts';
import type { Store } from '../store.ts';
import type { FilledIndex } from './fill.ts';

const rules = { list: '', view: '', create: '', update: '', delete: '' };
const spec: SearchIndexSpec = {
  fields: ['name'],
  within: ['shelf'],
  textOf: ({ name }) => String(name).toLowerCase(),
  version: 1,
};
const things = (spec?: SearchIndexSpec, counters?: readonly string[]): Collection =>
  defineCollection({
    name: 'things',
    fields: { name: text(), shelf: text(), box: relation('boxes', { cascadeDelete: true, required: true }) },
    rules,
    ...(spec && { searchIndex: spec }),
    ...(counters && { counters }),
  });
const boxes = defineCollection({ name: 'boxes', fields: { name: text() }, rules });

let folder: string;
let database: TestDatabase | undefined;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'records-search-'));
  const server = testServer();
  database = server ? await makeDatabase(server) : undefined;
});
afterEach(async () => {
  await store.close();
  await database?.drop();
  rmSync(folder, { recursive: true });
});

/** Opens the same database again, with this declaration. */
async function open(collection: Collection, before?: Store): Promise<Store> {
  await before?.close();
  const dialect = database ? await postgres({ url: database.url }) : sqlite({ path: join(folder, 'data.db') });
  store = (await createStore({ collections: [boxes, collection], dialect })) as unknown as Store;
  return store;
}

let box = '';
const put = (name: string, shelf = '') =>
  store.transaction(async (records) => {
    box = (await records.create('boxes', { name } as never)).id;
    return (await records.create('things', { name, shelf, box } as never)).id;
  });

/** Names that contain the substring, in the requested order. */
async function found(piece: string, more: Partial<SearchIndexQuery> = {}, newest?: number): Promise<string[]> {
  const ids = store.reader.searchIndex('things')?.ids({ every: [[gramsWithin(piece)]], ...more }, newest);
  if (!ids) throw new Error('The index is not whole.');
  const { rows } = await ids.execute(store.reader.sql);
  const names: string[] = [];
  for (const { id } of rows) names.push(String((await store.reader.need('things', id))['name' as never]));
  return newest === undefined ? names.toSorted() : names;
}

async function fill(): Promise<FilledIndex[]> {
  const reported: FilledIndex[] = [];
  await store.maintainIndexes(
    () => false,
    (filled) => reported.push(filled),
  );
  return reported;
}

describe('records are found by substrings of their text', () => {
  test('at any position, from three characters on, and by their parent', async () => {
    await open(things(spec));
    await put('Silver Linden B.V.', 'top');
    await put('Linden & Sons', 'low');
    expect(await found('inde')).toEqual(['Linden & Sons', 'Silver Linden B.V.']);
    expect(await found(' sil')).toEqual(['Silver Linden B.V.']);
    expect(await found('b.v')).toEqual(['Silver Linden B.V.']);
    expect(await found('& s')).toEqual(['Linden & Sons']);
    expect(await found('linden', { keys: [keyGram('shelf', 'low')] })).toEqual(['Linden & Sons']);
    const either = { every: [[gramsWithin('silver'), gramsWithin('sons')]] };
    expect(await found('', either)).toEqual(['Linden & Sons', 'Silver Linden B.V.']);
    expect(await found('oak')).toEqual([]);
    expect(await found('linden', {}, 1)).toEqual(['Linden & Sons']);
  });

  test('a change of the text changes what is found; any other change does not', async () => {
    await open(things(spec));
    const id = await put('Linden', 'top');
    await store.transaction((records) => records.update('things', id, { name: 'Beech' } as never));
    expect(await found('linden')).toEqual([]);
    expect(await found('beech', { keys: [keyGram('shelf', 'top')] })).toEqual(['Beech']);
    await store.transaction((records) => records.update('things', id, { shelf: 'low' } as never));
    expect(await found('beech', { keys: [keyGram('shelf', 'top')] })).toEqual([]);
    expect(await found('beech', { keys: [keyGram('shelf', 'low')] })).toEqual(['Beech']);
  });

  test('what is deleted is not found, also when it goes with another', async () => {
    await open(things(spec));
    const id = await put('Linden');
    await put('Linden too');
    await store.transaction((records) => records.delete('things', id));
    expect(await found('linden')).toEqual(['Linden too']);
    await store.transaction((records) => records.delete('boxes', box));
    expect(await found('linden')).toEqual([]);
  });

  test('what is rolled back was never found, and what it took away is', async () => {
    await open(things(spec));
    const id = await put('Linden');
    const broken = store.transaction(async (records) => {
      await records.update('things', id, { name: 'Beech' } as never);
      await records.create('things', { name: 'Oak tree', box } as never);
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await found('linden')).toEqual(['Linden']);
    expect([...(await found('beech')), ...(await found('oak'))]).toEqual([]);
  });

  test('whatever the signs, a record that holds a piece is among those that may', async () => {
    await open(things(spec));
    const signs = Array.from('ab1 .-"\'\\{},()*^:ß日🙂é\u0301\u2425%_?');
    const piece = fc.string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength: 5 });
    for (const [before, given, after] of fc.sample(fc.tuple(piece, piece, piece), { seed: 7, numRuns: 60 })) {
      const middle = given.replace(/\s+/g, ' ');
      const name = `${before}${middle}${after}`.replace(/\s+/g, ' ').trim();
      if (!name.includes(middle) || gramsWithin(middle).length === 0) continue;
      await put(name);
      expect(await found(middle)).toContain(name);
    }
  });
});

describe('an incomplete index', () => {
  test('an existing database is indexed newest first, concurrently with new writes', async () => {
    await open(things());
    for (const name of ['Linden one', 'Linden two', 'Linden three']) await put(name);
    await open(things(spec), store);
    expect(store.reader.searchIndex('things')).toBeUndefined();
    await put('Linden four');
    expect(await fill()).toEqual([{ collection: 'things', count: 3 }]);
    expect(await found('linden', {}, 3)).toEqual(['Linden four', 'Linden three', 'Linden two']);
    await open(things(spec), store);
    expect(await found('linden')).toHaveLength(4);
    expect(await fill()).toEqual([]);
  });

  test('a fill that was stopped goes on at the next start', async () => {
    await open(things());
    await Promise.all(Array.from({ length: 450 }, (_, at) => put(`Linden ${at}`)));
    await open(things(spec), store);
    let steps = 0;
    await store.maintainIndexes(
      () => ++steps > 1,
      () => expect.unreachable(),
    );
    expect(store.reader.searchIndex('things')).toBeUndefined();
    await open(things(spec), store);
    const rest = (await fill())[0]?.count;
    expect(rest).toBeGreaterThan(0);
    expect(rest).toBeLessThan(450);
    expect(await found('linden')).toHaveLength(450);
  });

  test('what another program wrote past the records is noticed at the next start', async () => {
    await open(things(spec));
    await put('Linden');
    await store.dialect.transaction((connection) =>
      connection.run(`INSERT INTO "things" ("id", "name", "box") VALUES ('past', 'Linden past', 'none')`, []),
    );
    await open(things(spec), store);
    expect(store.reader.searchIndex('things')).toBeUndefined();
    await fill();
    expect(await found('linden')).toEqual(['Linden', 'Linden past']);
    await store.dialect.transaction((connection) => connection.run(`DELETE FROM "things" WHERE "id" = 'past'`, []));
    await open(things(spec), store);
    await fill();
    expect(await found('linden')).toEqual(['Linden']);
  });

  test('a changed declaration rebuilds it; a removed one drops it', async () => {
    await open(things(spec));
    await put('Linden');
    const backwards = { ...spec, textOf: () => 'nednil', version: 2 };
    await open(things(backwards), store);
    await fill();
    expect(await found('nednil')).toEqual(['Linden']);
    await open(things(), store);
    expect(() => store.reader.searchIndex('things')).toThrow('things declares no search index.');
    await open(things(spec), store);
    await fill();
    expect(await found('linden')).toEqual(['Linden']);
  });

  test('records that were copied from another database are not looked for in the old index', async () => {
    const collections = [boxes, things(spec)];
    const source = (await createStore({
      collections,
      dialect: sqlite({ path: join(folder, 'source.db') }),
    })) as unknown as Store;
    await source.transaction(async (records) => {
      const { id } = await records.create('boxes', { name: 'new' } as never);
      await records.create('things', { name: 'Beech', box: id } as never);
    });
    await open(things(spec));
    await put('Linden');
    await copyRecords(source, store);
    await source.close();
    await open(things(spec), store);
    await fill();
    expect([...(await found('linden')), ...(await found('beech'))]).toEqual(['Beech']);
  });
});

describe('counters', () => {
  const counts = async (): Promise<Record<string, number>> => {
    const rows = await store.dialect.all(
      `SELECT "shelf" AS "shelf", sum("n") AS "n" FROM "_tally_things" GROUP BY "shelf" HAVING sum("n") <> 0`,
      [],
    );
    return Object.fromEntries(rows.map(({ shelf, n }) => [String(shelf), Number(n)]));
  };

  test('follows every write, and none that is rolled back', async () => {
    await open(things(undefined, ['shelf']));
    const id = await put('one', 'top');
    await put('two', 'top');
    const last = await put('three', 'low');
    expect(await counts()).toEqual({ top: 2, low: 1 });
    await store.transaction((records) => records.update('things', id, { shelf: 'low' } as never));
    await store.transaction((records) => records.update('things', id, { name: 'other' } as never));
    expect(await counts()).toEqual({ top: 1, low: 2 });
    await store.transaction((records) => records.delete('things', last));
    expect(await counts()).toEqual({ top: 1, low: 1 });
    const broken = store.transaction(async (records) => {
      await records.delete('things', id);
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await counts()).toEqual({ top: 1, low: 1 });
  });

  test('counts what was there before it, and again what was written past it', async () => {
    await open(things());
    await put('one', 'top');
    await open(things(undefined, ['shelf']), store);
    expect(await counts()).toEqual({ top: 1 });
    await store.dialect.transaction((connection) => connection.run(`UPDATE "things" SET "shelf" = 'low'`, []));
    await fill();
    expect(await counts()).toEqual({ low: 1 });
  });
});
