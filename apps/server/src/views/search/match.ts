import { allowedSlips, slipsToPrefix } from '../../registry/edit-distance.ts';
import { wordsOf } from '../../registry/fold.ts';
import type { SearchAnswer } from '../contracts.ts';

type Item = SearchAnswer['groups'][number]['items'][number];

export interface Candidate extends Omit<Item, 'near'> {
  /** Everything it may be found by. */
  readonly text: string;
}

/** Those in which every word of the query begins a word; if there are none, those in which it nearly does. */
export function bestMatches(query: string, candidates: readonly Candidate[]): Item[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const read = candidates.map((candidate) => ({ candidate, texts: wordsOf(candidate.text) }));
  const exact = read.filter(({ texts }) => words.every((word) => texts.some((text) => text.startsWith(word))));
  const found = exact.length > 0 ? exact : read.filter(({ texts }) => words.every((word) => isNearly(word, texts)));
  return found.map(({ candidate: { text: _, ...item } }) => ({ ...item, near: exact.length === 0 }));
}

function isNearly(word: string, texts: readonly string[]): boolean {
  const most = allowedSlips(word.length);
  return texts.some((text) => text.startsWith(word) || (most > 0 && slipsToPrefix(word, text, most) <= most));
}
