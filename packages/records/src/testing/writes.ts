import { defineCollection } from '../collection/collection.ts';
import type { Dialect } from '../dialect/dialect.ts';
import { text } from '../fields/index.ts';
import { createStore } from '../store/create-store.ts';
import type { Store } from '../store/store.ts';

const rules = { list: '', view: '', create: '', update: '', delete: '' };
const make = (name: string) =>
  defineCollection({ name, fields: { title: text() }, rules, indexes: [{ columns: ['title'] }] });

/** Opens a store in which every note creates a shadow record in the same transaction. */
export async function openNotes(dialect: Dialect): Promise<Store> {
  const store = (await createStore({ collections: [make('notes'), make('shadows')], dialect })) as unknown as Store;
  store.beforeCommit(async (changes, records) => {
    for (const { collection, id } of changes)
      if (collection === 'notes') await records.create('shadows', { title: id } as never);
  });
  return store;
}

/** Result of writes during a failure. */
export interface WriteOutcome {
  readonly acknowledged: string[];
  readonly refused: unknown[];
}

/** Writes notes, ten at a time, until `isEnough` returns true. */
export async function writeNotes(store: Store, outcome: WriteOutcome, isEnough: () => boolean): Promise<void> {
  while (!isEnough()) {
    const write = () => store.transaction((records) => records.create('notes', { title: 'x'.repeat(2000) } as never));
    for (const result of await Promise.allSettled(Array.from({ length: 10 }, write))) {
      if (result.status === 'fulfilled') outcome.acknowledged.push((result.value as { id: string }).id);
      else outcome.refused.push(result.reason);
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Counts the notes. */
export const countNotes = (store: Store): Promise<number> => store.reader.count('notes', '');

/** Returns acknowledged ids that are missing, and the number of notes or shadows without their counterpart. */
export async function lossesOf(
  store: Store,
  { acknowledged }: WriteOutcome,
): Promise<{ lost: string[]; halves: number }> {
  const ids = new Set((await store.reader.find('notes', '')).map(({ id }) => id));
  const [row] = await store.dialect.all(
    `SELECT count(*) AS n FROM "notes" FULL JOIN "shadows" ON "shadows"."title" = "notes"."id"
     WHERE "notes"."id" IS NULL OR "shadows"."id" IS NULL`,
    [],
  );
  return { lost: acknowledged.filter((id) => !ids.has(id)), halves: Number(row?.['n']) };
}
