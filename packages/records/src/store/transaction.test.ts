import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Change } from '../collection/change.ts';
import { defineCollection, type Rules } from '../collection/collection.ts';
import { number, text } from '../fields/index.ts';
import { openTestStore, type TestStore } from '../testing/open-test-store.ts';

const open: Rules = { list: '', view: '', create: '', update: '', delete: '' };
const notes = defineCollection({
  name: 'notes',
  fields: { title: text({ required: true }), rank: number() },
  rules: open,
  indexes: [{ columns: ['title'], unique: true }],
});
const log = defineCollection({ name: 'log', fields: { line: text() }, rules: open });
const collections = { notes, log };
type Schema = typeof collections;

let opened: TestStore<Schema>;
let store: TestStore<Schema>['store'];
beforeEach(async () => {
  opened = await openTestStore<Schema>(collections);
  store = opened.store;
});
afterEach(() => opened.close());

const add = (title: string) => store.transaction((records) => records.create('notes', { title }));
const titles = async () =>
  (await store.dialect.all('SELECT "title" FROM "notes" ORDER BY _rowid_', [])).map(({ title }) => title);

test('a body that throws undoes only itself among those of the same commit', async () => {
  const results = await Promise.allSettled([
    add('one'),
    store.transaction(async (records) => {
      await records.create('notes', { title: 'two' });
      await records.create('notes', { title: 'three' });
      throw new Error('no');
    }),
    add('four'),
    add('one'),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  expect(await titles()).toEqual(['one', 'four']);
});

test('bodies run one after another and see what went before', async () => {
  const { id } = await add('counter');
  const increments = Array.from({ length: 300 }, () =>
    store.transaction(async (records) => {
      const { rank } = await records.need('notes', id);
      await records.update('notes', id, { rank: rank + 1 });
    }),
  );
  await Promise.all(increments);
  expect((await store.reader.need('notes', id)).rank).toBe(300);
});

test('committed state is what others read until the commit', async () => {
  await store.transaction(async (records) => {
    await records.create('notes', { title: 'inside' });
    expect(await titles()).toEqual([]);
  });
  expect(await titles()).toEqual(['inside']);
});

test('when a promise settles its write is committed, for every body of the batch', async () => {
  await Promise.all(
    ['a', 'b', 'c'].map(async (title) => {
      await add(title);
      expect(await titles()).toContain(title);
    }),
  );
});

test('each write leaves one change with both states, actor and time', async () => {
  const seen: Change[][] = [];
  store.afterCommit((changes) => seen.push([...changes]));
  const actor = { id: 'abc', collectionName: 'people' };
  const { id } = await store.transaction(
    async (records) => {
      const made = await records.create('notes', { title: 'a' });
      await records.update('notes', made.id, { rank: 2 });
      return made;
    },
    { actor },
  );
  await store.transaction((records) => records.delete('notes', id));
  expect(seen.map((changes) => changes.map(({ action }) => action))).toEqual([['create', 'update'], ['delete']]);
  const [[created, updated] = [], [deleted] = []] = seen;
  expect(created).toMatchObject({
    collection: 'notes',
    id,
    before: null,
    after: { title: 'a', rank: 0 },
    actor: { collection: 'people', id: 'abc' },
  });
  expect(updated).toMatchObject({ before: { rank: 0 }, after: { rank: 2 }, at: created?.at });
  expect(deleted).toMatchObject({ before: { title: 'a', rank: 2 }, after: null, actor: null });
});

test('each change carries the operation of its transaction, in the hook before the commit and after it', async () => {
  const seen: string[] = [];
  store.beforeCommit(async ([change]) => {
    seen.push(`before ${change?.operation}`);
  });
  store.afterCommit(([change]) => seen.push(`after ${change?.operation}`));
  await store.transaction((records) => records.create('notes', { title: 'a' }), { operation: 'write-note' });
  await store.transaction((records) => records.create('notes', { title: 'b' }));
  expect(seen).toEqual(['before write-note', 'after write-note', 'before ', 'after ']);
});

test('no listener runs for a body that failed or only read', async () => {
  const seen: unknown[] = [];
  store.afterCommit((changes) => seen.push(changes));
  await expect(
    store.transaction(async (records) => {
      await records.create('notes', { title: 'a' });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await store.transaction((records) => records.get('notes', 'x'));
  expect(seen).toEqual([]);
});

test('beforeCommit writes in the same transaction; what it throws undoes the body', async () => {
  store.beforeCommit(async (changes, records) => {
    for (const { action, after } of changes) {
      await records.create('log', { line: `${action} ${after?.['title']}` });
      if (after?.['title'] === 'bad') throw new Error('refused by history');
    }
  });
  const reported: string[] = [];
  store.afterCommit((changes) => reported.push(...changes.map(({ collection }) => collection)));
  const results = await Promise.allSettled([add('good'), add('bad'), add('fine')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await titles()).toEqual(['good', 'fine']);
  expect((await store.dialect.all('SELECT "line" FROM "log" ORDER BY _rowid_', [])).map(({ line }) => line)).toEqual([
    'create good',
    'create fine',
  ]);
  expect(reported).toEqual(['notes', 'log', 'notes', 'log']);
});

test('afterCommit reports transactions in commit order, until it is unsubscribed', async () => {
  const reported: unknown[] = [];
  const stop = store.afterCommit((changes) => reported.push(...changes.map(({ after }) => after?.['title'])));
  const names = Array.from({ length: 200 }, (_, index) => `n${index}`);
  await Promise.all(names.map(add));
  expect(reported).toEqual(names);
  stop();
  await add('unheard');
  expect(reported).toHaveLength(200);
});

test('a listener that throws does not fail a committed write', async () => {
  const reported: unknown[] = [];
  store.afterCommit(() => {
    throw new Error('listener');
  });
  store.afterCommit((changes) => reported.push(changes.length));
  const errors: unknown[] = [];
  const catchIt = (error: unknown) => errors.push(error);
  process.prependOnceListener('uncaughtException', catchIt);
  const others = process.listeners('uncaughtException').filter((listener) => listener !== catchIt);
  for (const listener of others) process.off('uncaughtException', listener as never);
  try {
    await expect(add('kept')).resolves.toMatchObject({ title: 'kept' });
    await new Promise((resolve) => setTimeout(resolve, 20));
  } finally {
    process.off('uncaughtException', catchIt);
    for (const listener of others) process.on('uncaughtException', listener as never);
  }
  expect(reported).toEqual([1]);
  expect(errors).toHaveLength(1);
  expect(await titles()).toEqual(['kept']);
});

test('a transaction inside another is a defect with a sentence, not a standstill', async () => {
  await expect(store.transaction(async () => add('inner'))).rejects.toThrow('cannot begin inside another');
  expect(await titles()).toEqual([]);
});

test('a body may start several writes at once', async () => {
  await store.transaction(async (records) => {
    await Promise.all(['a', 'b', 'c'].map((title) => records.create('notes', { title })));
  });
  expect(await titles()).toEqual(['a', 'b', 'c']);
});

test('a write that the body did not await still belongs to it, a later one is refused', async () => {
  let kept: { create: (collection: 'notes', values: { title: string }) => Promise<unknown> } | undefined;
  await store.transaction(async (records) => {
    void records.create('notes', { title: 'floating' });
    kept = records;
  });
  expect(await titles()).toEqual(['floating']);
  await expect(async () => kept?.create('notes', { title: 'late' })).rejects.toThrow('has ended');
  expect(await titles()).toEqual(['floating']);
});

test('a caught refusal inside a body leaves its other writes intact', async () => {
  await add('taken');
  await store.transaction(async (records) => {
    await expect(records.create('notes', { title: 'taken' })).rejects.toMatchObject({ status: 400 });
    await records.create('notes', { title: 'free' });
  });
  expect(await titles()).toEqual(['taken', 'free']);
});

test('close waits for earlier queries', async () => {
  const extra = await openTestStore<Schema>(collections);
  const write = extra.store.transaction((records) => records.create('notes', { title: 'last' }));
  await extra.close();
  await expect(write).resolves.toMatchObject({ title: 'last' });
});

test('a body that runs alone shares no commit: its failure undoes all of it, and nothing of those around it', async () => {
  const seen: unknown[][] = [];
  const alone = (fails: boolean) =>
    store.dialect.transaction(
      async (connection) => {
        seen.push(await titles());
        await connection.run(`UPDATE "notes" SET "rank" = "rank" + 1`, []);
        if (fails) throw new Error('no');
      },
      { isAlone: true },
    );
  const results = await Promise.allSettled([add('one'), alone(true), add('two'), alone(false), add('three')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(seen).toEqual([['one'], ['one', 'two']]);
  const ranks = await store.dialect.all('SELECT "rank" FROM "notes" ORDER BY _rowid_', []);
  expect(ranks.map(({ rank }) => Number(rank))).toEqual([1, 1, 0]);
});
