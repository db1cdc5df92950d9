import { expect, it, onTestFinished, vi } from 'vitest';
import { defineCollection } from '../collection/collection.ts';
import { text } from '../fields/index.ts';
import { createStore } from '../store/create-store.ts';
import type { Schema } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { testDialect } from '../testing/test-dialect.ts';
import type { ClientAuth } from './client.ts';
import { type People, PeopleLoader } from './people.ts';

const closed = { list: null, view: null, create: null, update: null, delete: null };
const users = defineCollection({ name: 'users', type: 'auth', fields: { role: text() }, rules: closed });
const later = new Date('2026-05-06T07:08:09Z');

/** A store with one person. */
async function open() {
  const { store, folder, close } = await openTestStore<Schema>([users]);
  onTestFinished(close);
  const record = await store.transaction((records) =>
    records.create('users', { email: 'ann@example.eu', role: 'reader' } as never),
  );
  const { id, tokenKey } = record as unknown as { id: string; tokenKey: string };
  return { store, folder, ann: { collection: 'users', id, tokenKey, expires: later.getTime() + 1 } };
}

const setRole = (store: Store<Schema>, { id }: ClientAuth, role: string) =>
  store.transaction((records) => records.update('users', id, { role } as never));

it('people are loaded once until they change, also by another process, and their sign-in is checked each time', async () => {
  const { store, folder, ann } = await open();
  let now = later;
  const loader = new PeopleLoader({ store: store as unknown as Store, now: () => now });
  const roleOf = async (auth: ClientAuth = ann) => {
    const people: People = new Map();
    await loader.load([{ person: 'ann', auth }], people);
    return people.get('ann')?.['role'];
  };
  const queries = vi.spyOn(store.dialect, 'all');
  expect([await roleOf(), await roleOf()]).toEqual(['reader', 'reader']);
  expect(queries).toHaveBeenCalledTimes(1);
  await setRole(store, ann, 'lead');
  expect(await roleOf()).toBe('lead');
  const elsewhere = await createStore<Schema>({ collections: [users], dialect: await testDialect(folder) });
  await setRole(elsewhere, ann, 'editor');
  await elsewhere.close();
  await expect.poll(() => roleOf()).toBe('editor');
  expect(await roleOf({ ...ann, tokenKey: 'former' })).toBeUndefined();
  now = new Date(ann.expires);
  expect(await roleOf()).toBeUndefined();
  now = later;
  expect(await roleOf()).toBe('editor');
  await store.transaction((records) => records.delete('users', ann.id));
  expect(await roleOf()).toBeUndefined();
});
