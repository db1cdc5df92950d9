import type { Role } from '../model/algorithm.ts';
import { acronymsOf, soleWord } from './acronyms.ts';
import { chineseKeys, chineseReadings } from './chinese.ts';

interface RoledWord {
  readonly text: string;
  readonly role: Role;
}

/** Acronyms that are derived from a name have at least this length: shorter ones are shared by many names. */
export const leastDerived = 4;

/**
 * Keys by which a name is found as a whole, because its words differ too much to be found one by one: the syllables of
 * a Chinese name, the acronym of a company. A key of a query is found under the same key of a listed name.
 */
export function wholeNameKeys(words: readonly RoledWord[], person: boolean, side: 'query' | 'listed'): string[] {
  if (person) return [...chineseKeys(chineseReadings(words.map(({ text }) => text)))].map((key) => `syllables ${key}`);
  const sole = soleWord(words);
  const [short, full] = side === 'query' ? ['full', 'short'] : ['short', 'full'];
  if (sole !== '') return sole.length >= leastDerived ? [`${short} ${sole}`] : [];
  return acronymsOf(words)
    .filter(({ length }) => length >= leastDerived)
    .map((acronym) => `${full} ${acronym}`);
}
