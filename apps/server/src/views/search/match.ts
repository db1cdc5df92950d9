import type { SearchAnswer } from '@dossier/domain/contracts/answers/search';
import { allowedSlips, slipsToPrefix } from '@dossier/domain/edit-distance';
import { wordsOf } from '@dossier/domain/fold';

export type Item = SearchAnswer['groups'][number]['items'][number];

export interface Candidate extends Omit<Item, 'near'> {
  /** The text that the query is compared with. */
  readonly text: string;
  /** Of a document: subject of its vault. */
  readonly vault?: string;
}

/** Candidates that fit the query. */
export function matching(query: string, candidates: readonly Candidate[], near: boolean): Candidate[] {
  const words = wordsOf(query);
  return candidates.filter(({ text }) => everyWordMatches(words, text, near));
}

/** Is every word of the query the start of a word of the text? With `near`, also with typing errors. */
export function fits(query: string, text: string, near: boolean): boolean {
  return everyWordMatches(wordsOf(query), text, near);
}

function everyWordMatches(words: readonly string[], text: string, near: boolean): boolean {
  const texts = wordsOf(text);
  const matches = near ? startsNearly : startsExactly;
  return words.length > 0 && words.every((word) => matches(word, texts));
}

function startsExactly(word: string, texts: readonly string[]): boolean {
  return texts.some((text) => text.startsWith(word));
}

function startsNearly(word: string, texts: readonly string[]): boolean {
  const most = allowedSlips(word.length);
  return texts.some((text) => text.startsWith(word) || (most > 0 && slipsToPrefix(word, text, most) <= most));
}
