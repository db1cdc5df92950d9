import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Change } from '../collection/change.ts';
import { defineCollection, type Rules } from '../collection/collection.ts';
import type { AnyRecord } from '../core/record.ts';
import { relation, text } from '../fields/index.ts';
import { openTestStore, type TestStore } from '../testing/open-test-store.ts';
import type { Schema } from './records.ts';

const rules: Rules = { list: '', view: '', create: '', update: '', delete: '' };
const one = (name: string, options: object) =>
  defineCollection({ name, fields: { to: relation('targets', options) }, rules });
const collections = [
  defineCollection({ name: 'targets', fields: { title: text() }, rules }),
  one('plain', {}),
  one('plain_many', { maxSelect: 5, minSelect: 2 }),
  one('needed', { required: true }),
  one('needed_many', { required: true, maxSelect: 5 }),
  one('cascading', { cascadeDelete: true, required: true }),
  one('cascading_many', { cascadeDelete: true, maxSelect: 5 }),
  defineCollection({ name: 'below', fields: { to: relation('cascading', { cascadeDelete: true }) }, rules }),
  defineCollection({ name: 'circle', fields: { to: relation('circle', { cascadeDelete: true }) }, rules }),
  defineCollection({ name: 'people', type: 'auth', fields: {}, rules }),
];

let opened: TestStore<Schema>;
let changes: Change[];
beforeEach(async () => {
  opened = await openTestStore(collections);
  changes = [];
});
afterEach(() => opened.close());

const create = (name: string, values: object = {}): Promise<AnyRecord> =>
  opened.store.transaction((records) => records.create(name, values));
const get = (name: string, id: string): Promise<AnyRecord | undefined> => opened.store.reader.get(name, id);
const remove = async (name: string, id: string) => {
  opened.store.afterCommit((batch) => changes.push(...batch));
  return opened.store.transaction((records) => records.delete(name, id));
};
const reported = () => changes.map(({ action, collection }) => `${action} ${collection}`);

test('a reference is cleared, with a change event', async () => {
  const { id } = await create('targets');
  const holder = await create('plain', { to: id });
  await remove('targets', id);
  expect((await get('plain', holder.id))?.['to']).toBe('');
  expect(reported()).toEqual(['update plain', 'delete targets']);
});

test('an id leaves a list, which may then be shorter than its minimum', async () => {
  const [a, b] = [await create('targets'), await create('targets')];
  const holder = await create('plain_many', { to: [a.id, b.id] });
  await remove('targets', a.id);
  expect((await get('plain_many', holder.id))?.['to']).toEqual([b.id]);
});

test.each(['needed', 'needed_many'])(
  'a required reference (%s) refuses the delete and nothing changes',
  async (name) => {
    const { id } = await create('targets');
    const other = await create('plain', { to: id });
    const holder = await create(name, { to: id });
    await expect(remove('targets', id)).rejects.toMatchObject({
      status: 400,
      message: 'Failed to delete record. Make sure that the record is not part of a required relation reference.',
      data: {},
    });
    expect(await get('targets', id)).toBeDefined();
    expect((await get('plain', other.id))?.['to']).toBe(id);
    expect(await get(name, holder.id)).toBeDefined();
    expect(changes).toEqual([]);
  },
);

test('a refusal that the body catches undoes what the delete had begun', async () => {
  const { id } = await create('targets');
  const emptied = await create('plain', { to: id });
  await create('needed', { to: id });
  opened.store.afterCommit((batch) => changes.push(...batch));
  await opened.store.transaction(async (records) => {
    await expect(records.delete('targets' as never, id)).rejects.toMatchObject({ status: 400 });
    await records.create('targets' as never, { title: 'goes on' } as never);
  });
  expect((await get('plain', emptied.id))?.['to']).toBe(id);
  expect(reported()).toEqual(['create targets']);
});

test('a required list with another id lets go', async () => {
  const [a, b] = [await create('targets'), await create('targets')];
  const holder = await create('needed_many', { to: [a.id, b.id] });
  await remove('targets', a.id);
  expect((await get('needed_many', holder.id))?.['to']).toEqual([b.id]);
});

test('a cascade deletes what points there, and what points to that', async () => {
  const { id } = await create('targets');
  const middle = await create('cascading', { to: id });
  const lowest = await create('below', { to: middle.id });
  await remove('targets', id);
  expect(await get('cascading', middle.id)).toBeUndefined();
  expect(await get('below', lowest.id)).toBeUndefined();
  expect(reported()).toEqual(['delete below', 'delete cascading', 'delete targets']);
});

test('a cascading list goes only with its last id', async () => {
  const [a, b] = [await create('targets'), await create('targets')];
  const holder = await create('cascading_many', { to: [a.id, b.id] });
  await remove('targets', a.id);
  expect((await get('cascading_many', holder.id))?.['to']).toEqual([b.id]);
  await remove('targets', b.id);
  expect(await get('cascading_many', holder.id)).toBeUndefined();
});

test('a circle of cascades ends', async () => {
  const a = await create('circle');
  const b = await create('circle', { to: a.id });
  await opened.store.transaction((records) => records.update('circle' as never, a.id, { to: b.id } as never));
  await remove('circle', a.id);
  expect(await get('circle', a.id)).toBeUndefined();
  expect(await get('circle', b.id)).toBeUndefined();
});

test('a record that points to itself can go', async () => {
  const a = await create('circle');
  await opened.store.transaction((records) => records.update('circle' as never, a.id, { to: a.id } as never));
  await remove('circle', a.id);
  expect(await get('circle', a.id)).toBeUndefined();
});

test("an auth record's open codes and half sign-ins end with it, those of others stay", async () => {
  const collectionRef = collections.at(-1)?.id;
  const [jo, li] = [await create('people', { email: 'jo@x.nl' }), await create('people', { email: 'li@x.nl' })];
  const codes = await Promise.all(
    [jo, li].map(({ id }) => create('_otps', { collectionRef, recordRef: id, password: 'digest' })),
  );
  const half = await create('_mfas', { collectionRef, recordRef: jo.id, method: 'otp' });
  await remove('people', jo.id);
  expect(await Promise.all(codes.map(({ id }) => get('_otps', id)))).toEqual([
    undefined,
    expect.objectContaining({ recordRef: li.id }),
  ]);
  expect(await get('_mfas', half.id)).toBeUndefined();
});

test('a missing record is 404', async () => {
  await expect(remove('targets', 'missing')).rejects.toMatchObject({ status: 404 });
});
