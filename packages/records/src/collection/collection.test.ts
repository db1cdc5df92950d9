import { expect, expectTypeOf, test } from 'vitest';
import { date, json, number, relation, select, text } from '../fields/index.ts';
import { defineCollection, type InputFor, type RecordOf, type Rules } from './collection.ts';
import { superusers } from './system-collections.ts';

const open: Rules = { list: '', view: '', create: '', update: '', delete: '' };

test('ids are those that the wire gives to the same type and name', () => {
  expect(superusers.id).toBe('pbc_3142635823');
  expect(defineCollection({ name: 'a', fields: {}, rules: open }).id).toMatch(/^pbc_\d{10}$/);
});

test('a base collection has id and times around its own fields', () => {
  const collection = defineCollection({ name: 'things', fields: { title: text() }, rules: open });
  expect(Object.keys(collection.fields)).toEqual(['id', 'title', 'created', 'updated']);
  expect(Object.isFrozen(collection)).toBe(true);
});

test('an auth collection has its system fields, of which secrets are hidden', () => {
  const { fields, indexes } = defineCollection({
    name: 'people',
    type: 'auth',
    fields: { title: text() },
    rules: open,
  });
  expect(Object.keys(fields)).toEqual([
    'id',
    'password',
    'tokenKey',
    'email',
    'emailVisibility',
    'verified',
    'title',
    'created',
    'updated',
  ]);
  expect(fields['password']?.options.hidden).toBe(true);
  expect(fields['tokenKey']?.options.hidden).toBe(true);
  expect(indexes.filter(({ unique }) => unique).map(({ columns }) => columns)).toEqual([['tokenKey'], ['email']]);
});

test.each(['a b', '1a', 'a-b', 'a"; DROP TABLE x', ''])('the name %j is refused', (name) => {
  expect(() => defineCollection({ name, fields: {}, rules: open })).toThrow('is not a valid name');
  expect(() => defineCollection({ name: 'ok', fields: { [name]: text() }, rules: open })).toThrow(
    'is not a valid name',
  );
});

test('names that are reserved for the engine are refused', () => {
  for (const name of ['id', 'created', 'updated', 'expand', 'collectionId', 'collectionName']) {
    expect(() => defineCollection({ name: 'ok', fields: { [name]: text() }, rules: open })).toThrow(
      'reserved for the engine',
    );
  }
  expect(() => defineCollection({ name: 'ok', type: 'auth', fields: { email: text() }, rules: open })).toThrow(
    'reserved for the engine',
  );
});

test('types of records and inputs follow from the declaration', () => {
  const collection = defineCollection({
    name: 'things',
    fields: {
      title: text(),
      rank: number(),
      kind: select(['a', 'b']),
      state: select(['on', 'off'], { required: true }),
      tags: select(['x', 'y'], { maxSelect: 2 }),
      owner: relation('people'),
      members: relation(() => 'people', { maxSelect: 5 }),
      due: date(),
      meta: json<{ city: string }>(),
    },
    rules: open,
  });
  type Thing = RecordOf<typeof collection>;
  expectTypeOf<Thing['kind']>().toEqualTypeOf<'a' | 'b' | ''>();
  expectTypeOf<Thing['state']>().toEqualTypeOf<'on' | 'off'>();
  expectTypeOf<Thing['tags']>().toEqualTypeOf<('x' | 'y')[]>();
  expectTypeOf<Thing['owner']>().toEqualTypeOf<string>();
  expectTypeOf<Thing['members']>().toEqualTypeOf<string[]>();
  expectTypeOf<Thing['meta']>().toEqualTypeOf<{ city: string } | null>();
  expectTypeOf<InputFor<typeof collection>['due']>().toEqualTypeOf<string | Date | undefined>();
  expect(collection.declared.kind.type).toBe('select');
});
