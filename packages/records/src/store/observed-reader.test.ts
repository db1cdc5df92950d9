import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Change } from '../collection/change.ts';
import { defineCollection } from '../collection/collection.ts';
import { relation, text } from '../fields/index.ts';
import { openTestStore, type TestStore } from '../testing/open-test-store.ts';

const rules = { list: null, view: null, create: null, update: null, delete: null };
const authors = defineCollection({ name: 'authors', fields: { name: text() }, rules });
const books = defineCollection({
  name: 'books',
  fields: { author: relation('authors'), title: text() },
  rules,
  counters: ['title'],
});
type Library = { authors: typeof authors; books: typeof books };

let library: TestStore<Library>;
let read: Set<string>;
const observed = () =>
  library.store.observedReader((names) => {
    for (const name of names) read.add(name);
  });

beforeAll(async () => {
  library = await openTestStore<Library>({ authors, books });
});
beforeEach(() => {
  read = new Set();
});
afterAll(() => library.close());

describe('an observed reader reports the collections', () => {
  it('of a lookup, although nothing is found', async () => {
    await observed().get('authors', 'none');
    expect([...read]).toEqual(['authors']);
  });

  it('of a filter, relations included', async () => {
    await observed().find('books', 'author.name = "Ann"');
    expect([...read].sort()).toEqual(['authors', 'books']);
  });

  it('of SQL', async () => {
    await sql`select b.id from books b join authors a on a.id = b.author`.execute(observed().sql);
    expect([...read].sort()).toEqual(['authors', 'books']);
  });

  it('of counters', async () => {
    const reader = observed();
    await sql`select sum(n) as n from ${reader.counters('books')}`.execute(reader.sql);
    expect([...read]).toEqual(['books']);
  });

  it('of an answer from the cache', async () => {
    const count = () => observed().remembered('books', ['books'], async () => 1);
    await count();
    read = new Set();
    await count();
    expect([...read]).toEqual(['books']);
  });
});

describe('a transaction', () => {
  it('passes on what it committed, and nothing of what was undone', async () => {
    const committed: Change[][] = [];
    const onCommit = (changes: readonly Change[]) => void committed.push([...changes]);
    await library.store.transaction((records) => records.create('authors', { name: 'Ann' }), { onCommit });
    const failing = library.store.transaction(
      async (records) => {
        await records.create('authors', { name: 'Bob' });
        throw new Error('undone');
      },
      { onCommit },
    );
    await expect(failing).rejects.toThrow('undone');
    await library.store.transaction(async () => undefined, { onCommit });
    expect(committed.map((changes) => changes.map(({ after }) => after?.['name']))).toEqual([['Ann']]);
  });
});
