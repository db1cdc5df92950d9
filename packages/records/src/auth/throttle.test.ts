import { describe, expect, it } from 'vitest';
import { addressKey, codeTries, Throttle } from './throttle.ts';

function clock() {
  const state = { time: 0 };
  return { state, throttle: new Throttle(() => new Date(state.time)) };
}

describe('the throttle', () => {
  it('lets five codes through and refuses the sixth', () => {
    const { throttle } = clock();
    const taken = Array.from({ length: 6 }, () => throttle.take(codeTries, 'person', 'address'));
    expect(taken).toEqual([true, true, true, true, true, false]);
  });

  it('counts each person and address by itself', () => {
    const { throttle } = clock();
    for (let i = 0; i < 5; i++) throttle.take(codeTries, 'a', '1');
    expect(throttle.take(codeTries, 'a', '1')).toBe(false);
    expect(throttle.take(codeTries, 'a', '2')).toBe(true);
    expect(throttle.take(codeTries, 'b', '1')).toBe(true);
    expect(throttle.take(codeTries, 'a1')).toBe(true);
  });

  it('is reset 180 s after the last counted try, which refused tries do not delay', () => {
    const { state, throttle } = clock();
    for (let i = 0; i < 5; i++) throttle.take(codeTries, 'p');
    state.time = 179_999;
    expect(throttle.take(codeTries, 'p')).toBe(false);
    state.time = 180_000;
    expect(throttle.take(codeTries, 'p')).toBe(true);
  });

  it('takes back a try that was right', () => {
    const { throttle } = clock();
    for (let i = 0; i < 5; i++) throttle.count(codeTries, 'p');
    throttle.release('p');
    expect(throttle.take(codeTries, 'p')).toBe(true);
    expect(throttle.take(codeTries, 'p')).toBe(false);
    throttle.release('nobody');
  });

  it('forgets the oldest when there are too many', () => {
    const { throttle } = clock();
    const limit = { tries: 1, seconds: 60 };
    for (let i = 0; i <= 50_000; i++) throttle.count(limit, String(i));
    expect(throttle.isFull(limit, '0')).toBe(false);
    expect(throttle.isFull(limit, '1')).toBe(true);
  });
});

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});
