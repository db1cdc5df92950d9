import type { ComparableName } from './compare/comparable-name.ts';
import { compareWords, type Word, wordOf } from './compare/words.ts';
import { entriesUnder } from './identifiers.ts';
import { type Role, roles, roleWeight } from './model/algorithm.ts';
import { asciiAt, familyBit, type NameIndex } from './name-index.ts';
import { wholeNameKeys } from './normalise/whole-names.ts';
import { type Expansion, maxComparedNames, Ranking, type RankLimits, type WeightedExpansion } from './ranking.ts';
import {
  forEditKeys,
  keysOf,
  keysWithoutTwo,
  lengthsWithEdits,
  lookUp,
  SpellingFilter,
  soundKeysOf,
  textKey,
} from './word-keys.ts';

export interface CandidateOptions extends RankLimits {
  /** Called between the words of the query; throws when the search must end. */
  readonly checkTime: () => void;
}

/** Maximum number of listed words considered per query word; the most reliable keys come first. */
const maxCandidateWords = 400;

/** Prepared listed words that are kept, of about 300 bytes each: all words of long lists. */
const maxPreparedWords = 240_000;

/** Two particles in front of a name, written as one word with it: `Vandermeer`. */
const joinedParticles = /^(?:vande[rn]?|dela|delos|delas)/;

const hasDigit = /\d/;

/** Letters by which a blank may have moved. */
const mostMoved = 2;

/** Words from this length on are also looked up without two letters, when no listed word is this similar. */
const longWord = 8;
const sureMatch = 0.8;
const mayHaveTwoErrors = ({ text, abjad, wellKnown, companyGroup, number }: Word) =>
  !abjad && !wellKnown && !number && companyGroup === 0 && text.length >= longWord && text.length <= 16;

/** Whether the keys of the sound may miss a spelling error: in short words, and next to letters that sound together. */
const mayBeMisspelt = ({ text, abjad, wellKnown, companyGroup, number }: Word) =>
  !abjad &&
  !wellKnown &&
  !number &&
  companyGroup === 0 &&
  text.length >= lengthsWithEdits.least &&
  text.length <= lengthsWithEdits.most;

/** A half that is similar to the whole word counts as a half only: `Shipping` for `Reelshipping`. */
function withoutHalves(whole: Expansion, halves: readonly WeightedExpansion[]): Expansion {
  const ids = halves.map(({ expansion }) => expansion.words[0] as number).filter((id) => whole.words.includes(id));
  if (ids.length === 0) return whole;
  const kept = Array.from(whole.words.keys()).filter((at) => !ids.includes(whole.words[at] as number));
  return {
    words: Uint32Array.from(kept, (at) => whole.words[at] as number),
    scores: Float32Array.from(kept, (at) => whole.scores[at] as number),
    names: whole.names,
  };
}

/** Finds the names that may match a query without comparing every name. */
export class CandidateSearch {
  readonly #index: NameIndex;
  readonly #ranking: Ranking;
  readonly #spellings: SpellingFilter;
  /** Round in which a listed word was considered last. */
  readonly #seen: Uint32Array;
  #round = 0;
  /** Listed words by their number, as far as they are prepared. */
  readonly #words: (Word | undefined)[];
  #wordCount = 0;
  readonly #expansions = new Map<string, Expansion>();

  constructor(index: NameIndex) {
    this.#index = index;
    this.#ranking = new Ranking(index);
    this.#seen = new Uint32Array(index.words.starts.length - 1);
    this.#words = new Array<Word | undefined>(index.words.starts.length - 1).fill(undefined);
    this.#spellings = new SpellingFilter(index.words);
  }

  /** A listed word, prepared for comparison. */
  word(id: number): Word {
    const known = this.#words[id];
    if (known) return known;
    if (this.#wordCount >= maxPreparedWords) {
      this.#words.fill(undefined);
      this.#wordCount = 0;
    }
    const word = wordOf(asciiAt(this.#index.words, id), asciiAt(this.#index.sounds, id));
    this.#words[id] = word;
    this.#wordCount++;
    return word;
  }

  /** A listed name, prepared for comparison. */
  name(number: number, person: boolean): ComparableName {
    const { starts, values } = this.#index.nameWords;
    const words: Word[] = [];
    const nameRoles: Role[] = [];
    const family: boolean[] = [];
    for (let i = starts[number] as number; i < (starts[number + 1] as number); i++) {
      const role = this.#index.nameRoles[i] as number;
      words.push(this.word(values[i] as number));
      nameRoles.push(roles[role & ~familyBit] ?? 'rare');
      family.push((role & familyBit) !== 0);
    }
    return { words, roles: nameRoles, family, person };
  }

  #expand(word: Word, keys = keysOf, name = word.text): Expansion {
    const known = this.#expansions.get(name);
    if (known) return known;
    const [seen, round] = [this.#seen, ++this.#round];
    let count = 0;
    const best: { id: number; score: number }[] = [];
    const consider = (id: number) => {
      if (count >= maxCandidateWords || seen[id] === round) return;
      seen[id] = round;
      count++;
      const { score } = compareWords(word, this.word(id));
      if (score >= 0.6) best.push({ id, score });
    };
    for (const key of keys(word)) lookUp(this.#index.keys, key, consider);
    // Spellings of a long word are many; the keys of its sound miss few of them.
    const sufficient = word.text.length >= longWord ? sureMatch : 1;
    if (keys === keysOf && mayBeMisspelt(word) && !best.some(({ score }) => score >= sufficient))
      forEditKeys(word.text, (key) => {
        if (this.#spellings.mayHave(key)) lookUp(this.#index.keys, key, consider);
      });
    if (keys === keysOf && mayHaveTwoErrors(word) && !best.some(({ score }) => score >= sureMatch))
      for (const key of keysWithoutTwo(word)) lookUp(this.#index.keys, key, consider);
    best.sort((a, b) => b.score - a.score);
    const { starts } = this.#index.postings;
    const words = new Uint32Array(best.length);
    const scores = new Float32Array(best.length);
    let names = 0;
    for (let i = 0; i < best.length; i++) {
      const { id, score } = best[i] as { id: number; score: number };
      words[i] = id;
      scores[i] = score;
      names += (starts[id + 1] as number) - (starts[id] as number);
    }
    const expansion = { words, scores, names };
    if (this.#expansions.size >= 3_500) this.#expansions.clear();
    this.#expansions.set(name, expansion);
    return expansion;
  }

  /** The words of the query, adjacent words joined, and long words split in two. */
  #slots(query: ComparableName, checkTime: () => void): WeightedExpansion[] {
    const slots: WeightedExpansion[] = [];
    const weight = (i: number) => roleWeight[query.roles[i] ?? 'rare'];
    for (const [i, word] of query.words.entries()) {
      checkTime();
      const next = query.words[i + 1];
      if (query.words.findIndex(({ text }) => text === word.text) < i) continue;
      const isDivisible = word.text.length >= (hasDigit.test(word.text) ? 3 : 5) && weight(i) > 0.5 && !word.abjad;
      const halves = isDivisible ? this.#halves(word.text, weight(i)) : [];
      slots.push(...halves);
      if (weight(i) > 0.2 && (word.text.length > 1 || word.number))
        slots.push({ weight: weight(i), expansion: withoutHalves(this.#expand(word), halves) });
      // An initial is no part of a word: `Oleg G` would be every `Oleg`.
      const mayBeOneWord = query.roles[i] !== 'initial' && !['initial', 'legal'].includes(query.roles[i + 1] ?? '');
      if (next && !word.abjad && word.text.length + next.text.length >= 5 && mayBeOneWord) {
        const text = word.text + next.text;
        const joined = this.#joined(text);
        if (joined.words.length > 0) slots.push({ weight: weight(i) + weight(i + 1), expansion: joined });
        else if (this.#idOf(word.text) === undefined || this.#idOf(next.text) === undefined)
          slots.push(...this.#halves(text, weight(i) + weight(i + 1), word.text.length));
        const third = query.words[i + 2];
        if (third && query.roles[i] === 'particle' && query.roles[i + 1] === 'particle') {
          const whole = this.#exact(text + third.text);
          if (whole) slots.push({ weight: weight(i + 2), expansion: whole });
        }
      }
    }
    return slots.sort((a, b) => a.expansion.names - b.expansion.names);
  }

  #joined(text: string): Expansion {
    const name = `+${text}`;
    // A digit may be a misread letter: `sukho1`.
    return (
      this.#expansions.get(name) ?? this.#expand(this.wordOf(text), hasDigit.test(text) ? keysOf : soundKeysOf, name)
    );
  }

  /** Both halves of a word, where both are listed words; of two words written as one those near their boundary. */
  #halves(text: string, weight: number, boundary = -1): WeightedExpansion[] {
    const slots: WeightedExpansion[] = [];
    const bare = text.replace(joinedParticles, '');
    const rest = bare !== text && bare.length >= 4 ? this.#exact(bare) : undefined;
    if (rest) slots.push({ weight, expansion: rest });
    const least = hasDigit.test(text) ? 1 : 2;
    for (let cut = 2; cut <= text.length - least; cut++) {
      if (boundary >= 0 && (cut === boundary || Math.abs(cut - boundary) > mostMoved)) continue;
      const tail = this.#exact(text.slice(cut));
      const head = tail && this.#exact(text.slice(0, cut));
      if (!head || !tail) continue;
      const share = cut / text.length;
      slots.push({ weight: weight * share, expansion: head }, { weight: weight * (1 - share), expansion: tail });
    }
    return slots;
  }

  #exact(text: string): Expansion | undefined {
    const same = this.#idOf(text);
    if (same === undefined) return undefined;
    return { words: Uint32Array.of(same), scores: Float32Array.of(1), names: this.#namesWith(same).length };
  }

  /** A word as it is written, prepared for comparison. */
  wordOf(text: string): Word {
    const listed = this.#idOf(text);
    return listed === undefined ? wordOf(text) : this.word(listed);
  }

  #idOf(text: string): number | undefined {
    const key = textKey(text);
    if (!this.#spellings.mayHave(key)) return undefined;
    let same: number | undefined;
    lookUp(this.#index.keys, key, (id) => {
      if (this.word(id).text === text) same = id;
    });
    return same;
  }

  #namesWith(word: number): Uint32Array {
    const { starts, values } = this.#index.postings;
    return values.subarray(starts[word], starts[word + 1]);
  }

  /**
   * Names with exactly these words in any order; always included, however many other candidates
   * score higher.
   */
  #same(query: ComparableName, allowed: (name: number) => boolean): number[] {
    const ids = query.words.map(({ text }) => this.#idOf(text));
    if (ids.length === 0 || ids.includes(undefined)) return [];
    const wanted = (ids as number[]).sort((a, b) => a - b);
    const { starts, values } = this.#index.nameWords;
    const rarest = wanted.map((id) => this.#namesWith(id)).sort((a, b) => a.length - b.length)[0] as Uint32Array;
    const same: number[] = [];
    for (const name of rarest) {
      const [from, to] = [starts[name] as number, starts[name + 1] as number];
      if (to - from !== wanted.length || !allowed(name)) continue;
      const words = values.slice(from, to).sort();
      if (wanted.every((id, i) => words[i] === id)) same.push(name);
    }
    return same;
  }

  /**
   * Returns the numbers of the names to compare in full, most promising first. Time is checked before the scratch
   * state is written, so that a search that ends leaves it clean.
   */
  find(query: ComparableName, { allowed, least, checkTime }: CandidateOptions): number[] {
    const slots = this.#slots(query, checkTime);
    for (const slot of slots) this.#ranking.add(slot);
    const best = this.#ranking.best(query, { allowed, least });
    const certain = [...this.#same(query, allowed), ...this.#byWholeName(query, allowed)];
    return [...new Set([...certain, ...best])];
  }

  /** Names that share a key of the whole name. */
  #byWholeName(query: ComparableName, allowed: (name: number) => boolean): number[] {
    const words = query.words.map(({ text }, i) => ({ text, role: query.roles[i] as Role }));
    const names = wholeNameKeys(words, query.person, 'query').flatMap((key) =>
      entriesUnder(this.#index.wholeNames, key),
    );
    return names.filter(allowed).slice(0, maxComparedNames);
  }
}
