import { describe, expect, it } from 'vitest';
import { bodyFromEntries, formValue } from './form-body.ts';
import { firstJsonValue } from './json-body.ts';

describe('form values', () => {
  it.each<[string, unknown]>([
    ['true', true],
    ['false', false],
    ['True', 'True'],
    ['12', 12],
    ['-1.5', -1.5],
    ['0', 0],
    ['012', '012'],
    ['1.0', '1.0'],
    ['1e3', '1e3'],
    ['-0', '-0'],
    ['', ''],
    [' 1', ' 1'],
    ['12345678901234567890', '12345678901234567890'],
    ['constructor', 'constructor'],
  ])('%j becomes %j', (text, expected) => {
    expect(formValue(text)).toBe(expected);
  });

  it('sent once are single, sent several times a list', () => {
    expect(
      bodyFromEntries([
        ['a', '1'],
        ['b', 'x'],
        ['b', 'true'],
      ]),
    ).toEqual({ a: 1, b: ['x', true] });
  });

  it('take in @jsonPayload unconverted, also several times', () => {
    const entries: [string, string][] = [
      ['@jsonPayload', '{"a":"1","l":[1]}'],
      ['c', '2'],
      ['@jsonPayload', '{"b":{"x":1}}'],
    ];
    expect(bodyFromEntries(entries)).toEqual({ a: '1', l: [1], b: { x: 1 }, c: 2 });
  });

  it('are ignored with a @jsonPayload of null', () => {
    expect(
      bodyFromEntries([
        ['name', 'x'],
        ['@jsonPayload', 'null'],
      ]),
    ).toEqual({});
  });

  it.each(['[1]', '1', '{', '', '{"a":1} rest'])('refuse the @jsonPayload %j', (payload) => {
    expect(() => bodyFromEntries([['@jsonPayload', payload]])).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('do not convert files', () => {
    const file = { name: 'x' };
    expect(bodyFromEntries([['f', file]])).toEqual({ f: file });
  });
});

describe('JSON bodies', () => {
  it.each<[string, unknown]>([
    ['{"a":1} xx', { a: 1 }],
    ['{"a":"}"}{', { a: '}' }],
    ['{"a":"\\"}"} trailing', { a: '"}' }],
    ['  [1,[2]] ]', [1, [2]]],
    ['null nothing', null],
    ['12 13', 12],
    ['"a" b', 'a'],
    ['{"a":1,"a":2}', { a: 2 }],
  ])('end with their first value: %s', (text, expected) => {
    expect(firstJsonValue(text)).toEqual(expected);
  });

  it.each(['', ' ', '{', '{"a":1', '{"a":}', '"open', 'nul', '{a:1} x', '!'])('that are broken throw: %j', (text) => {
    expect(() => firstJsonValue(text)).toThrow(SyntaxError);
  });
});
