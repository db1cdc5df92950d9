import { expect, test } from 'vitest';
import { breakLongWords } from './break-long-words.ts';

const lengths = (text: string) =>
  breakLongWords(text)
    .split('\u200b')
    .map((part) => [...part].length);

test('words of up to 100 characters are unchanged, among them digests and web addresses', () => {
  const text = `${'a'.repeat(64)} ${'b'.repeat(100)}\nThe source of the funds is a sale.`;
  expect(breakLongWords(text)).toBe(text);
  expect(breakLongWords('')).toBe('');
});

test('a longer word may break after every 100 characters, and loses none of them', () => {
  expect(lengths('a'.repeat(250))).toEqual([100, 100, 50]);
  expect(breakLongWords(`before ${'a'.repeat(250)} after`).replaceAll('\u200b', '')).toBe(
    `before ${'a'.repeat(250)} after`,
  );
});

test('a word that was broken is not broken again', () => {
  const once = breakLongWords('a'.repeat(1_000));
  expect(breakLongWords(once)).toBe(once);
});

test('characters outside the basic plane are not split', () => {
  expect(lengths('𠮷'.repeat(150))).toEqual([100, 50]);
  expect(breakLongWords('𠮷'.repeat(150)).isWellFormed()).toBe(true);
});
