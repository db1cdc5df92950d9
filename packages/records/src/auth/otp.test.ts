import { describe, expect, it } from 'vitest';
import { Decoys } from './decoys.ts';
import { CodeDigest, newCode } from './otp.ts';

describe('codes', () => {
  it.each([4, 6, 8])('have %d digits, leading zeros included', (length) => {
    const codes = Array.from({ length: 500 }, () => newCode(length));
    expect(codes.every((code) => new RegExp(`^\\d{${length}}$`).test(code))).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  });

  it('match their own digest only', () => {
    const codes = new CodeDigest('a server secret of more than 32 characters');
    const stored = codes.of('id1', '123456');
    expect(stored).not.toContain('123456');
    expect(codes.matches('id1', '123456', stored)).toBe(true);
    expect(codes.matches('id1', '123457', stored)).toBe(false);
    expect(codes.matches('id2', '123456', stored)).toBe(false);
    expect(codes.matches('id1', '123456', '')).toBe(false);
    expect(new CodeDigest('another secret of more than 32 characters').matches('id1', '123456', stored)).toBe(false);
  });
});

describe('pretended codes', () => {
  it('are remembered per address, newest first, until they expire', () => {
    const decoys = new Decoys();
    decoys.add('c', 'a@x.eu', { id: 'one', created: 1000 }, 0);
    decoys.add('c', 'a@x.eu', { id: 'two', created: 2000 }, 0);
    decoys.add('c', 'b@x.eu', { id: 'three', created: 2000 }, 0);
    expect(decoys.open('c', 'a@x.eu', 0).map(({ id }) => id)).toEqual(['two', 'one']);
    expect(decoys.open('c', 'a@x.eu', 1000).map(({ id }) => id)).toEqual(['two']);
    expect(decoys.open('d', 'a@x.eu', 0)).toEqual([]);
  });

  it('of one address count as one person, unknown ids as themselves', () => {
    const decoys = new Decoys();
    decoys.add('c', 'a@x.eu', { id: 'one', created: 1 }, 0);
    decoys.add('c', 'a@x.eu', { id: 'two', created: 2 }, 0);
    decoys.add('c', 'b@x.eu', { id: 'three', created: 2 }, 0);
    expect(decoys.personOf('one')).toBe(decoys.personOf('two'));
    expect(decoys.personOf('one')).not.toBe(decoys.personOf('three'));
    expect(decoys.personOf('never')).toBe('never');
  });

  it('do not grow without bound', () => {
    const decoys = new Decoys();
    for (let i = 0; i <= 20_000; i++) decoys.add('c', `p${i}@x.eu`, { id: `id${i}`, created: 1 }, 0);
    expect(decoys.open('c', 'p0@x.eu', 0)).toEqual([]);
    expect(decoys.personOf('id0')).toBe('id0');
    expect(decoys.open('c', 'p1@x.eu', 0)).toHaveLength(1);
  });
});
