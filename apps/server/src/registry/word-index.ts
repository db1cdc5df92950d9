import { allowedSlips, slipsToPrefix } from '@dossier/domain/edit-distance';

/** Fields of a company that contain words, highest score first. */
export const fields = ['number', 'name', 'tradeName', 'city'] as const;
export type Field = (typeof fields)[number];

/** A company and the field of the word, packed into one number because there are very many of them. */
type Posting = number;

const postingOf = (company: number, field: Field): Posting => company * fields.length + fields.indexOf(field);
export const companyOf = (posting: Posting): number => Math.floor(posting / fields.length);
export const fieldOf = (posting: Posting): Field => fields[posting % fields.length] ?? 'city';

/** An indexed word that matches a query word; closeness 1 when equal, lower with distance. */
export interface Meaning {
  readonly postings: readonly Posting[];
  readonly likeness: number;
}

/** All words of the index; found exactly, by prefix, or with typing errors. */
export class WordIndex {
  readonly #postings = new Map<string, Posting[]>();
  #sorted: string[] = [];
  #byPair = new Map<string, number[]>();
  /** Letter pairs shared with a query, by the word's index; all 0 between queries. */
  #shared = new Uint8Array(0);
  #stale = false;

  /** Companies are in order, and the fields of each in theirs: a word counts in its highest field. */
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

  /** Words that equal this one or start with it. */
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

  /** Words within edit distance of this one, or with such a prefix. */
  nearlyStartingWith(word: string): Meaning[] {
    const most = hasDigit.test(word) ? 0 : allowedSlips(word.length);
    if (most === 0) return [];
    this.#sort();
    return this.#candidates(word, most).flatMap((index) => {
      const found = this.#sorted[index] ?? '';
      const edits = slipsToPrefix(word, found, most);
      if (edits > most) return [];
      const wholeness = 0.1 * Math.min(1, word.length / found.length);
      return [{ postings: this.#postings.get(found) ?? [], likeness: 0.6 - 0.2 * edits + wholeness }];
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

  // One edit changes at most three letter pairs (a swap does), so a word that shares fewer pairs cannot match.
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

/** A number with a typing error is another company's number and never matches. */
const hasDigit = /\d/;

/** The distinct pairs of adjacent letters. */
function pairsOf(word: string): string[] {
  const pairs = new Set<string>();
  for (let index = 0; index + 1 < word.length; index++) pairs.add(word.slice(index, index + 2));
  return [...pairs];
}
