import { expect, test } from 'vitest';
import { SpellingFilter, textKey } from './word-keys.ts';

/** `words` as an index holds them. */
function textsOf(words: readonly string[]) {
  const starts = [0];
  for (const word of words) starts.push((starts.at(-1) ?? 0) + word.length);
  return { bytes: Buffer.from(words.join(''), 'latin1'), starts: Uint32Array.from(starts) };
}

const spelling = (i: number) => `${((i + 1) * 2_654_435_761).toString(36)}${i}`;

test.each([0, 1, 3, 5_000])('the filter of %d spellings passes each of them, and few others', (count) => {
  const words = Array.from({ length: count }, (_, i) => spelling(i));
  const filter = new SpellingFilter(textsOf(words));
  expect(words.filter((word) => !filter.mayHave(textKey(word)))).toEqual([]);
  const others = Array.from({ length: 1_000 }, (_, i) => spelling(i + count));
  expect(others.filter((word) => filter.mayHave(textKey(word))).length).toBeLessThan(200);
});
