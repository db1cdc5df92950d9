import { fold, wordsOf } from '@dossier/domain/fold';
import { minQueryLength } from '@dossier/domain/limits';
import {
  hitOf,
  plainNumber,
  type RegistryCompany,
  type RegistryHit,
  type RegistrySearch,
  usualHits,
} from './registry.ts';
import { companyOf, type Field, fieldOf, type Meaning, WordIndex } from './word-index.ts';

/** Score of a word by its field. */
const weights: Readonly<Record<Field, number>> = { number: 1.2, name: 1, tradeName: 0.9, city: 0.5 };

/** Added when the complete query is the name or its prefix, and for a company that still exists. */
const bonuses = { wholeName: 1, startOfName: 0.5, active: 0.6 } as const;

/** Abbreviations of legal forms: they improve the score, but are not required to match. */
const formWords = new Set(
  'bv nv vof cv ua ba gmbh ag kg ohg ug ev sa sarl sas sasu sci snc srl spa sl slu ltd plc dac oy oyj ab as aps is ou uab sia sro doo dd kft zrt lda ad ood eood ike ae epe sp zoo'.split(
    ' ',
  ),
);

/** Score of each company for a query, by its position in the index. */
type Scores = Map<number, number>;

interface Entry {
  readonly hit: RegistryHit;
  readonly foldedName: string;
}

/** Index of companies in memory, searched by name, trade name, number or city. Designed for 100,000 companies. */
export class SearchIndex {
  readonly #entries: Entry[] = [];
  readonly #words = new WordIndex();

  get size(): number {
    return this.#entries.length;
  }

  /** Each company must be added once: the index does not check for duplicate keys. */
  add(company: RegistryCompany): void {
    const place = this.#entries.push({ hit: hitOf(company), foldedName: wordsOf(company.name).join(' ') }) - 1;
    const put = (text: string, field: Field) => {
      for (const word of wordsOf(text)) this.#words.add(word, place, field);
    };
    for (const number of numberWords(company)) this.#words.add(number, place, 'number');
    put(company.name, 'name');
    for (const name of company.tradeNames) put(name, 'tradeName');
    put(company.address.city, 'city');
  }

  /** Returns companies, best first. Typing errors are tolerated only without an exact match. */
  search(query: string, { country, limit = usualHits }: RegistrySearch = {}): RegistryHit[] {
    const words = wordsOf(query);
    if (words.join('').length < minQueryLength) return [];
    const exact = (word: string) => this.#words.startingWith(word);
    const nearly = memoize((word: string) => this.#words.nearlyStartingWith(word));
    const near = (word: string) => [...exact(word), ...nearly(word)];
    const nearIfUnknown = (word: string) => orElse(exact(word), () => nearly(word));
    const attempts = [
      ...numbersIn(query).map((number) => ({ words: [number], meaningsOf: exact, near: false })),
      { words, meaningsOf: exact, near: false },
      { words, meaningsOf: nearIfUnknown, near: true },
      ...(words.length > 1 ? [{ words, meaningsOf: near, near: true }] : []),
    ];
    for (const attempt of attempts) {
      const scores = this.#match(attempt.words, attempt.meaningsOf, country);
      if (scores.size === 0) continue;
      return this.#best(scores, words.join(' '), limit).map((hit) => ({ ...hit, near: attempt.near }));
    }
    return [];
  }

  /** Companies that contain every required word, with their total score. */
  #match(words: readonly string[], meaningsOf: (word: string) => Meaning[], country: string | undefined): Scores {
    const names = words.filter((word) => !formWords.has(word));
    const needed = names.length === 0 ? words : names;
    // Starts with the rarest word, so that the others are checked in few companies only.
    const meanings = needed.map(meaningsOf).sort((a, b) => frequency(a) - frequency(b));
    let scores: Scores | undefined;
    for (const meaning of meanings) {
      const scoresOfWord = this.#scoresOf(meaning, scores, country);
      if (scores)
        for (const [company, value] of scoresOfWord) scoresOfWord.set(company, value + (scores.get(company) ?? 0));
      scores = scoresOfWord;
    }
    const legalFormWords = names.length === 0 ? [] : words.filter((word) => formWords.has(word));
    for (const word of legalFormWords) {
      for (const [company, value] of this.#scoresOf(meaningsOf(word), scores, country)) {
        scores?.set(company, (scores.get(company) ?? 0) + value / 2);
      }
    }
    return scores ?? new Map();
  }

  /** The best score of one query word in each company; restricted to the remaining candidates. */
  #scoresOf(meanings: readonly Meaning[], candidates: Scores | undefined, country: string | undefined): Scores {
    const scoresOfWord: Scores = new Map();
    for (const { postings, likeness } of meanings) {
      for (const posting of postings) {
        const company = companyOf(posting);
        if (candidates && !candidates.has(company)) continue;
        if (!candidates && country && this.#entries[company]?.hit.country !== country) continue;
        const value = likeness * weights[fieldOf(posting)];
        if (value > (scoresOfWord.get(company) ?? 0)) scoresOfWord.set(company, value);
      }
    }
    return scoresOfWord;
  }

  #best(scores: Scores, query: string, limit: number): RegistryHit[] {
    const rated = [...scores].flatMap(([company, score]) => {
      const entry = this.#entries[company];
      return entry ? [{ entry, score: score + bonusOf(entry, query) }] : [];
    });
    rated.sort(
      (a, b) =>
        b.score - a.score ||
        a.entry.foldedName.length - b.entry.foldedName.length ||
        compareText(a.entry.foldedName, b.entry.foldedName),
    );
    return rated.slice(0, limit).map(({ entry }) => entry.hit);
  }
}

/** Looks up each word once. */
function memoize<T>(lookup: (word: string) => T): (word: string) => T {
  const results = new Map<string, T>();
  return (word) => {
    const result = results.get(word) ?? lookup(word);
    results.set(word, result);
    return result;
  };
}

const orElse = <T>(list: T[], other: () => T[]): T[] => (list.length > 0 ? list : other());

const frequency = (meanings: readonly Meaning[]) => meanings.reduce((sum, { postings }) => sum + postings.length, 0);

function bonusOf({ hit, foldedName }: Entry, query: string): number {
  const active = hit.status === 'active' ? bonuses.active : 0;
  if (foldedName === query) return bonuses.wholeName + active;
  return (foldedName.startsWith(query) ? bonuses.startOfName : 0) + active;
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** `HRB 118204` is found by `hrb118204` and by `118204`. */
function numberWords({ registrationNumber, lei }: RegistryCompany): string[] {
  const whole = fold(plainNumber(registrationNumber));
  const digits = whole.replace(/\D/g, '');
  return [...new Set([whole, digits, fold(lei ?? '')])].filter((word) => word.length >= minQueryLength);
}

/** The possible register numbers of a query, most likely first: `NL 68.41.20.97` is `nl68412097` or `68412097`. */
function numbersIn(query: string): string[] {
  const squeezed = fold(plainNumber(query));
  const digits = squeezed.replace(/\D/g, '');
  if (digits.length < 3 || digits.length * 2 < squeezed.length) return [];
  const withoutCountry = squeezed.replace(/^[a-z]{2}/, '');
  return [...new Set([squeezed, withoutCountry, digits])];
}
