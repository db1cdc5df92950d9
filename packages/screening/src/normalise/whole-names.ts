import { chineseKeys, chineseReadings } from './chinese.ts';

/**
 * Keys by which a name is found as a whole, because its words differ too much to be found one by
 * one: the syllables of a Chinese name.
 */
export function wholeNameKeys(words: readonly string[], person: boolean): string[] {
  return person ? [...chineseKeys(chineseReadings(words))].map((key) => `syllables ${key}`) : [];
}
