import { describe, expect, it } from 'vitest';
import { pickFields } from './fields-picker.ts';

const record = {
  id: 'x',
  title: 'Hello <b>world</b>',
  meta: { city: 'Delft', zip: '1' },
  list: [{ a: 1, b: 2 }, { a: 3 }],
  expand: { author: { name: 'Ann', age: 4, expand: { team: { name: 'red' } } } },
  none: null,
};

describe('fields', () => {
  it.each([
    ['', record],
    [',', record],
    [' , ', record],
    ['missing', {}],
    ['id', { id: 'x' }],
    [' id , title ', { id: 'x', title: record.title }],
    ['meta.city', { meta: { city: 'Delft' } }],
    ['meta.nothing', { meta: {} }],
    ['list.a', { list: [{ a: 1 }, { a: 3 }] }],
    ['list.b', { list: [{ b: 2 }, {}] }],
    ['expand.author.name', { expand: { author: { name: 'Ann' } } }],
    ['expand.author.expand.team.name', { expand: { author: { expand: { team: { name: 'red' } } } } }],
    ['*', record],
    ['*,expand.author.name', { ...record, expand: { author: { name: 'Ann' } } }],
    ['none.x', { none: null }],
    ['id.x', { id: 'x' }],
    ['title:excerpt(5)', { title: 'Hello' }],
    ['title:excerpt(5,true)', { title: 'Hello...' }],
    ['title:excerpt(50, true)', { title: 'Hello world' }],
    ['meta:excerpt(5)', { meta: record.meta }],
    ['title:excerpt(3),id', { title: 'Hel', id: 'x' }],
    ['__proto__,constructor', {}],
  ])('%j', (fields, expected) => {
    expect(pickFields(record, fields)).toEqual(expected);
  });

  it('selects everything when the parameter is empty', () => {
    expect(pickFields(record, undefined)).toBe(record);
  });

  it.each(['title:excerpt(0)', 'title:excerpt()', 'title:upper', 'title:', 'title:excerpt(x)'])(
    '%s is a 400',
    (fields) => {
      expect(() => pickFields(record, fields)).toThrow(expect.objectContaining({ status: 400 }));
    },
  );
});
