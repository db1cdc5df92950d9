import { describe, expect, it } from 'vitest';
import { IssuedOtps } from './issued-otps.ts';
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

describe('issued ids', () => {
  it('are remembered per address, newest first, until they expire', () => {
    const issued = new IssuedOtps();
    issued.add('c', 'a@x.eu', { id: 'one', created: 1000 }, 0);
    issued.add('c', 'a@x.eu', { id: 'two', created: 2000 }, 0);
    issued.add('c', 'b@x.eu', { id: 'three', created: 2000 }, 0);
    expect(issued.open('c', 'a@x.eu', 0).map(({ id }) => id)).toEqual(['two', 'one']);
    expect(issued.open('c', 'a@x.eu', 1000).map(({ id }) => id)).toEqual(['two']);
    expect(issued.open('d', 'a@x.eu', 0)).toEqual([]);
  });

  it('of one address count as one person', () => {
    const issued = new IssuedOtps();
    issued.add('c', 'a@x.eu', { id: 'one', created: 1 }, 0);
    issued.add('c', 'a@x.eu', { id: 'two', created: 2 }, 0);
    issued.add('c', 'b@x.eu', { id: 'three', created: 2 }, 0);
    expect(issued.personOf('one')).toBe(issued.personOf('two'));
    expect(issued.personOf('one')).not.toBe(issued.personOf('three'));
    expect(issued.personOf('never')).toBeUndefined();
  });

  it('do not grow without bound', () => {
    const issued = new IssuedOtps();
    for (let i = 0; i <= 20_000; i++) issued.add('c', `p${i}@x.eu`, { id: `id${i}`, created: 1 }, 0);
    expect(issued.open('c', 'p0@x.eu', 0)).toEqual([]);
    expect(issued.personOf('id0')).toBeUndefined();
    expect(issued.open('c', 'p1@x.eu', 0)).toHaveLength(1);
  });
});
