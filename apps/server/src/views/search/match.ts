import { allowedSlips, slipsToPrefix } from '../../registry/edit-distance.ts';
import { wordsOf } from '../../registry/fold.ts';
import type { SearchAnswer } from '../contracts.ts';

export type Item = SearchAnswer['groups'][number]['items'][number];

export interface Candidate extends Omit<Item, 'near'> {
  /** Everything it may be found by. */
  readonly text: string;
  /** Subject of the vault that holds it, of a document. */
  readonly vault?: string;
}

/** Those in which every word of the query begins a word, or nearly does. */
export function matching(query: string, candidates: readonly Candidate[], near: boolean): Candidate[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const fits = near ? isNearly : begins;
  return candidates.filter(({ text }) => {
    const texts = wordsOf(text);
    return words.every((word) => fits(word, texts));
  });
}

function begins(word: string, texts: readonly string[]): boolean {
  return texts.some((text) => text.startsWith(word));
}

function isNearly(word: string, texts: readonly string[]): boolean {
  const most = allowedSlips(word.length);
  return texts.some((text) => text.startsWith(word) || (most > 0 && slipsToPrefix(word, text, most) <= most));
}
