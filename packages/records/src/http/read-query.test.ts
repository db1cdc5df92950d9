import { describe, expect, it } from 'vitest';
import { readableAddress, readQuery } from './read-query.ts';

describe('the query of an address', () => {
  it.each([
    ['/a', {}],
    ['/a?', {}],
    ['/a?x=1&y=a+b%20c', { x: '1', y: 'a b c' }],
    ['/a?x=1&x=2', { x: '1' }],
    ['/a?x&y=', { x: '', y: '' }],
    ['/a?x=1=2?3', { x: '1=2?3' }],
    ['/a?x=%zz&y=1', { y: '1' }],
    ['/a?x=%&y=1', { y: '1' }],
    ['/a?x=1;y=2&z=3', { z: '3' }],
    ['/a?x=%22%ff%22', { x: '"\ufffd"' }],
    ['/a?x=%E2%82%AC', { x: '€' }],
  ])('%s', (url, expected) => {
    expect(readQuery(url)).toEqual(expected);
  });

  it('takes any name as a plain one', () => {
    const query = readQuery('/a?__proto__=x');
    expect(Object.keys(query)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
  });
});

describe('an address with bytes that are no text', () => {
  it('replaces invalid bytes, and leaves everything else unchanged', () => {
    expect(readableAddress('/api/%ff/x?y=%ff')).toBe('/api/%EF%BF%BD/x?y=%ff');
    for (const url of ['/api/x', '/api/%E2%82%AC', '/api/%2F', '/api/%zz', '/api/%ff%zz'])
      expect(readableAddress(url)).toBe(url);
  });
});
