import type { Role, WordReason } from '../model/algorithm.ts';
import type { Word } from './words.ts';

/** A name prepared for comparison: its words with their roles. */
export interface ComparableName {
  readonly words: readonly Word[];
  readonly roles: readonly Role[];
  /** Words that are known to be the family name. */
  readonly family: readonly boolean[];
  readonly person: boolean;
}

/** One pairing, by word numbers. Several words on one side were written as one word on the other. */
export interface Pairing {
  readonly query: readonly number[];
  readonly listed: readonly number[];
  readonly score: number;
  readonly reason: WordReason;
}

/** Words of both names that indicate different bearers, or how one name is a part of the other. */
export interface NameNote {
  readonly code:
    | 'father-differs'
    | 'middle-name-differs'
    | 'name-part-differs'
    | 'generation-differs'
    | 'one-surname'
    | 'place-name-differs';
  readonly query: readonly number[];
  readonly listed: readonly number[];
}

export interface NameComparison {
  readonly score: number;
  readonly pairs: readonly Pairing[];
  /** Words without a match. */
  readonly queryLeft: readonly number[];
  readonly listedLeft: readonly number[];
  readonly inOrder: boolean;
  readonly numbersDiffer: boolean;
  readonly notes: readonly NameNote[];
}

/** Pairs found so far, and which words of both names have none. */
export interface UnpairedName {
  readonly pairs: Pairing[];
  readonly query: boolean[];
  readonly listed: boolean[];
}
