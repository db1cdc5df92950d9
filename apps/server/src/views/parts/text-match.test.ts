import { defineCollection } from '@dossier/records/collection';
import { text } from '@dossier/records/fields';
import { openTestStore, type TestStore } from '@dossier/records/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyWordIn } from './text-match.ts';

const closed = { list: null, view: null, create: null, update: null, delete: null };
const people = defineCollection({ name: 'people', fields: { name: text(), number: text() }, rules: closed });
const names = [
  'Lumière & Fils',
  'Müller B.V.',
  'MULLER (Oud) [1]',
  "D'Artagnan",
  'Ştefan Łuczak',
  '100% *zeker*?',
  'a\\b^c$d|e',
];

let world: TestStore<{ people: typeof people }>;
beforeAll(async () => {
  world = await openTestStore({ people });
  await world.store.transaction(async (records) => {
    for (const [index, name] of names.entries()) await records.create('people', { name, number: `KV-${index}` });
  });
});
afterAll(() => world.close());

async function found(query: string): Promise<string[]> {
  const { database, sql: tables } = world.store.reader;
  const condition = everyWordIn(database, ['p.name', 'p.number'], query);
  const { rows } = await sql<{
    name: string;
  }>`select p.name from people p where ${condition} order by p._rowid_`.execute(tables);
  return rows.map(({ name }) => name);
}

test.each([
  ['lumiere', ['Lumière & Fils']],
  ['LUMIÈRE fils', ['Lumière & Fils']],
  ['muller', ['Müller B.V.', 'MULLER (Oud) [1]']],
  ['müller b.v.', ['Müller B.V.']],
  ['b.v', ['Müller B.V.']],
  ['b-v', []],
  ['[1]', ['MULLER (Oud) [1]']],
  ['(oud)', ['MULLER (Oud) [1]']],
  ["d'art", ["D'Artagnan"]],
  ['stefan luczak', ['Ştefan Łuczak']],
  ['%', ['100% *zeker*?']],
  ['*zeker*', ['100% *zeker*?']],
  ['?', ['100% *zeker*?']],
  ['\\b^c$', ['a\\b^c$d|e']],
  ['d|e', ['a\\b^c$d|e']],
  ['.*', []],
  ['fils kv-0', ['Lumière & Fils']],
  ['fils kv-1', []],
  ['', names],
])('the words "%s" find %j', async (query, expected) => {
  expect(await found(query)).toEqual(expected);
});
