import { expect, test } from 'vitest';
import { allowedSlips, slipsToPrefix } from './edit-distance.ts';

test.each([
  ['hoekstra', 'hoekstra', 0],
  ['hoek', 'hoekstra', 0],
  ['hoekstar', 'hoekstra', 1],
  ['hokstra', 'hoekstra', 1],
  ['hoeekstra', 'hoekstra', 1],
  ['hoekstre', 'hoekstra', 1],
  ['hokestar', 'hoekstra', 2],
  ['noek', 'hoekstra', 1],
  ['hoekstrap', 'hoekstra', 1],
])('from %s to the beginning of %s it is %i', (word, target, slips) => {
  expect(slipsToPrefix(word, target, 2)).toBe(slips);
});

test('more slips than asked for are not counted further', () => {
  expect(slipsToPrefix('abcdefgh', 'zyxwvuts', 2)).toBe(3);
});

test('short words may have no slip, long ones two', () => {
  expect([3, 4, 7, 8].map(allowedSlips)).toEqual([0, 1, 1, 2]);
});
