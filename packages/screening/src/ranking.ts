import type { ComparableName } from './compare/comparable-name.ts';
import { leftover, roleWeight } from './model/algorithm.ts';
import type { NameIndex } from './name-index.ts';
import { NumberList } from './word-keys.ts';

/** Listed words that may match a word of the query, best first. */
export interface Expansion {
  readonly words: Uint32Array;
  readonly scores: Float32Array;
  /** Number of names that contain one of them. */
  readonly names: number;
}

export interface WeightedExpansion {
  readonly weight: number;
  readonly expansion: Expansion;
}

/** What a name must fulfil to be compared in full. */
export interface RankLimits {
  /** Whether an entry can be a result at all. */
  readonly allowed: (name: number) => boolean;
  /** Lowest estimate of the score. */
  readonly least: number;
}

/** Maximum number of names compared in full per query. */
export const maxComparedNames = 32;

/** This many names are compared even when their estimates are below the lowest one, by at most the margin. */
const minComparedNames = 3;
const doubtfulMargin = 0.2;

/** A word found in more names than this adds no candidates when rarer words already did. */
const maxNamesPerCommonWord = 6_000;

/** Estimates the scores of the names that contain words like those of a query. */
export class Ranking {
  readonly #index: NameIndex;
  /** By name: what its words reached so far, and the slot that added last; next to each other for the processor's cache. */
  readonly #reached: Float32Array;
  /** Scratch of `#addToKnown`: for a listed word its place in an expansion, from 1 on. */
  readonly #places: Uint16Array;
  /** The names reached, in the order in which they were. */
  readonly #touched = new NumberList();
  #slots = 0;

  constructor(index: NameIndex) {
    this.#index = index;
    this.#reached = new Float32Array(2 * index.nameEntries.length);
    this.#places = new Uint16Array(index.words.starts.length - 1);
  }

  /** Adds a word of the query. The rarest word comes first. */
  add(slot: WeightedExpansion): void {
    const number = ++this.#slots;
    const known = this.#touched.length;
    const onlyKnown = known > 0 && slot.expansion.names > maxNamesPerCommonWord;
    // A name has about three words.
    if (onlyKnown && known * 4 < slot.expansion.names) this.#addToKnown(slot, number);
    else this.#add(slot, number, onlyKnown);
  }

  /** As `#add` with `onlyKnown`, for few known names: reads their words instead of the names of the words. */
  #addToKnown({ weight, expansion }: WeightedExpansion, number: number): void {
    const { starts, values } = this.#index.nameWords;
    const places = this.#places;
    for (let k = expansion.words.length - 1; k >= 0; k--) places[expansion.words[k] as number] = k + 1;
    const reached = this.#reached;
    const touched = this.#touched.view();
    for (let i = 0; i < touched.length; i++) {
      const name = touched[i] as number;
      let best = 0;
      const end = starts[name + 1] as number;
      for (let at = starts[name] as number; at < end; at++) {
        const place = places[values[at] as number] as number;
        if (place !== 0 && (best === 0 || place < best)) best = place;
      }
      if (best === 0) continue;
      const row = 2 * name;
      reached[row] = (reached[row] as number) + weight * (expansion.scores[best - 1] as number);
      reached[row + 1] = number;
    }
    for (const word of expansion.words) places[word] = 0;
  }

  #add(slot: WeightedExpansion, number: number, onlyKnown: boolean): void {
    const { starts, values } = this.#index.postings;
    const reached = this.#reached;
    const touched = this.#touched;
    for (let k = 0; k < slot.expansion.words.length; k++) {
      const word = slot.expansion.words[k] as number;
      const gain = slot.weight * (slot.expansion.scores[k] as number);
      const end = starts[word + 1] as number;
      for (let i = starts[word] as number; i < end; i++) {
        const name = values[i] as number;
        const row = 2 * name;
        const last = reached[row + 1] as number;
        if (last === number) continue;
        if (last === 0) {
          if (onlyKnown) continue;
          touched.push(name);
        }
        reached[row] = (reached[row] as number) + gain;
        reached[row + 1] = number;
      }
    }
  }

  /** The names with the best estimates, best first; forgets the words. */
  best(query: ComparableName, limits: RankLimits): number[] {
    const ranked = this.#rank(query, limits);
    this.#touched.length = 0;
    this.#slots = 0;
    const best = ranked.sort((a, b) => b.rank - a.rank).slice(0, maxComparedNames);
    while (best.length > minComparedNames && (best.at(-1)?.rank ?? 1) < limits.least) best.pop();
    return best.map(({ name }) => name);
  }

  /**
   * Estimates the score of every candidate name, returns at least the best ones and resets the
   * scratch state.
   */
  #rank(query: ComparableName, { allowed, least }: RankLimits): { name: number; rank: number }[] {
    const total = query.words.reduce(
      (sum, word, i) =>
        query.roles[i] !== 'initial' && query.words.findIndex(({ text }) => text === word.text) === i
          ? sum + roleWeight[query.roles[i] ?? 'rare']
          : sum,
      0,
    );
    const perQuery = (query.person ? leftover.query : leftover.bodyQuery) * 0.8;
    const perListed = query.person ? leftover.listed : leftover.bodyListed;
    const { nameWeights } = this.#index;
    const counts = new Uint32Array(101);
    const lowest = least - doubtfulMargin;
    // With less than this no name has that rank, whatever else it contains; the margin covers rounding.
    const neededFor = (rank: number) => (rank * total * perQuery) / (1 - rank + rank * perQuery) - 0.001;
    let needed = neededFor(lowest);
    // Once enough names are in `floor` and the buckets above it, one below it is not compared.
    let floor = Math.ceil(least * 100);
    let inOrAbove = 0;
    const reached = this.#reached;
    const touched = this.#touched.view();
    for (let i = 0; i < touched.length; i++) {
      const name = touched[i] as number;
      const row = 2 * name;
      const sum = Math.min(reached[row] as number, total);
      reached[row] = 0;
      reached[row + 1] = 0;
      if (sum < needed) continue;
      const listed = (nameWeights[name] as number) / 100;
      const rank = sum / (sum + (total - sum) * perQuery + Math.max(0, listed - sum) * perListed);
      // Not a number: the query has only initials.
      if (!(rank >= lowest && allowed(name))) continue;
      reached[row] = rank;
      const bucket = Math.floor(rank * 100);
      counts[bucket] = (counts[bucket] as number) + 1;
      if (bucket < floor || ++inOrAbove < maxComparedNames) continue;
      while (inOrAbove - (counts[floor] as number) >= maxComparedNames) inOrAbove -= counts[floor++] as number;
      needed = Math.max(needed, neededFor(floor / 100));
    }
    let above = 0;
    let cut = 100;
    // Doubtful names are of no use next to one that is nearly certain.
    let isCertain = false;
    const wanted = () => (cut / 100 >= least ? maxComparedNames : isCertain ? 0 : minComparedNames);
    while (cut > 0 && above + (counts[cut] as number) < wanted()) {
      isCertain ||= cut >= 90 && (counts[cut] as number) > 0;
      above += counts[cut--] as number;
    }
    const ranked: { name: number; rank: number }[] = [];
    for (let i = 0; i < touched.length; i++) {
      const name = touched[i] as number;
      const rank = reached[2 * name] as number;
      reached[2 * name] = 0;
      if (rank > 0 && rank * 100 >= cut) ranked.push({ name, rank });
    }
    return ranked;
  }
}
