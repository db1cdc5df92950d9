import { allowedSlips, slipsToPrefix } from '../matching/edit-distance.ts';

/** Where a word may stand in a company, the one that counts most first. */
export const fields = ['number', 'name', 'tradeName', 'city'] as const;
export type Field = (typeof fields)[number];

/** A company and the field in which the word stands, as one number: there are very many of them. */
type Posting = number;

const postingOf = (company: number, field: Field): Posting => company * fields.length + fields.indexOf(field);
export const companyOf = (posting: Posting): number => Math.floor(posting / fields.length);
export const fieldOf = (posting: Posting): Field => fields[posting % fields.length] ?? 'city';

/** A word of the index that a word of the query may mean, 1 when it is the same and less the further it is. */
export interface Meaning {
  readonly postings: readonly Posting[];
  readonly likeness: number;
}

/** All words of the index: found whole, by their beginning, or with slips. */
export class Vocabulary {
  readonly #postings = new Map<string, Posting[]>();
  #sorted: string[] = [];
  #byPair = new Map<string, number[]>();
  /** Pairs shared with a query, by the word's index; all 0 between queries. */
  #shared = new Uint8Array(0);
  #stale = false;

  /** Companies come one after the other, and within one the fields in their order: a word counts where it counts most. */
  add(word: string, company: number, field: Field): void {
    const postings = this.#postings.get(word);
    const last = postings?.at(-1);
    if (last !== undefined && companyOf(last) === company) return;
    if (postings) postings.push(postingOf(company, field));
    else {
      this.#postings.set(word, [postingOf(company, field)]);
      this.#stale = true;
    }
  }

  /** Words that are this one or begin with it. */
  startingWith(word: string): Meaning[] {
    this.#sort();
    const meanings: Meaning[] = [];
    for (let index = this.#firstFrom(word); index < this.#sorted.length; index++) {
      const found = this.#sorted[index] ?? '';
      if (!found.startsWith(word)) break;
      const likeness = found === word ? 1 : 0.7 + 0.2 * (word.length / found.length);
      meanings.push({ postings: this.#postings.get(found) ?? [], likeness });
    }
    return meanings;
  }

  /** Words that are nearly this one, or begin nearly so. */
  nearlyStartingWith(word: string): Meaning[] {
    const most = hasDigit.test(word) ? 0 : allowedSlips(word.length);
    if (most === 0) return [];
    this.#sort();
    return this.#candidates(word, most).flatMap((index) => {
      const found = this.#sorted[index] ?? '';
      const slips = slipsToPrefix(word, found, most);
      if (slips > most) return [];
      const wholeness = 0.1 * Math.min(1, word.length / found.length);
      return [{ postings: this.#postings.get(found) ?? [], likeness: 0.6 - 0.2 * slips + wholeness }];
    });
  }

  #firstFrom(word: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  // A slip spoils three pairs of letters at most (a swap does): who shares fewer pairs than that leaves cannot be near.
  #candidates(word: string, most: number): number[] {
    const pairs = pairsOf(word);
    const needed = Math.max(1, pairs.length - 3 * most);
    const shared = this.#shared;
    const found: number[] = [];
    for (const pair of pairs) {
      for (const index of this.#byPair.get(pair) ?? []) {
        const count = (shared[index] as number) + 1;
        shared[index] = count;
        if (count === needed) found.push(index);
      }
    }
    shared.fill(0);
    return found;
  }

  #sort(): void {
    if (!this.#stale) return;
    this.#sorted = [...this.#postings.keys()].sort();
    this.#byPair = new Map();
    this.#shared = new Uint8Array(this.#sorted.length);
    for (const [index, word] of this.#sorted.entries()) {
      if (hasDigit.test(word)) continue;
      for (const pair of pairsOf(word)) {
        const list = this.#byPair.get(pair);
        if (list) list.push(index);
        else this.#byPair.set(pair, [index]);
      }
    }
    this.#stale = false;
  }
}

/** A number with a slip is another company's number: it is never forgiven. */
const hasDigit = /\d/;

/** The pairs of neighbouring letters, each once. */
function pairsOf(word: string): string[] {
  const pairs = new Set<string>();
  for (let index = 0; index + 1 < word.length; index++) pairs.add(word.slice(index, index + 2));
  return [...pairs];
}
