import { minQueryLength } from '@dossier/domain/limits';
import { fold, wordsOf } from '../matching/fold.ts';
import {
  hitOf,
  normaliseNumber,
  type RegistryCompany,
  type RegistryHit,
  type RegistrySearch,
  usualHits,
} from './registry.ts';
import { companyOf, type Field, fieldOf, type Meaning, Vocabulary } from './vocabulary.ts';

/** What a word is worth where it stands. */
const weights: Readonly<Record<Field, number>> = { number: 1.2, name: 1, tradeName: 0.9, city: 0.5 };

/** Added when the whole query is the name, or its beginning; and for a company that still exists. */
const bonuses = { wholeName: 1, startOfName: 0.5, active: 0.6 } as const;

/** Abbreviations of legal forms: they sharpen a search, but a company without them is not thrown out. */
const formWords = new Set(
  'bv nv vof cv ua ba gmbh ag kg ohg ug ev sa sarl sas sasu sci snc srl spa sl slu ltd plc dac oy oyj ab as aps is ou uab sia sro doo dd kft zrt lda ad ood eood ike ae epe sp zoo'.split(
    ' ',
  ),
);

/** What each company is worth for a query, by its place in the index. */
type Scores = Map<number, number>;

interface Entry {
  readonly hit: RegistryHit;
  readonly foldedName: string;
}

/** Companies in memory, found by name, trade name, number or city. Made for 100,000 of them. */
export class SearchIndex {
  readonly #entries: Entry[] = [];
  readonly #vocabulary = new Vocabulary();

  get size(): number {
    return this.#entries.length;
  }

  /** Each company once: the index does not look for an earlier one of the same key. */
  add(company: RegistryCompany): void {
    const place = this.#entries.push({ hit: hitOf(company), foldedName: wordsOf(company.name).join(' ') }) - 1;
    const put = (text: string, field: Field) => {
      for (const word of wordsOf(text)) this.#vocabulary.add(word, place, field);
    };
    for (const number of numberWords(company)) this.#vocabulary.add(number, place, 'number');
    put(company.name, 'name');
    for (const name of company.tradeNames) put(name, 'tradeName');
    put(company.address.city, 'city');
  }

  /** Best first. Slips of the keyboard are forgiven only when nothing is called exactly so. */
  search(query: string, { country, limit = usualHits }: RegistrySearch = {}): RegistryHit[] {
    const words = wordsOf(query);
    if (words.join('').length < minQueryLength) return [];
    const exact = (word: string) => this.#vocabulary.startingWith(word);
    const nearly = once((word: string) => this.#vocabulary.nearlyStartingWith(word));
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

  /** Companies in which every word that must be there is there, with their sum. */
  #match(words: readonly string[], meaningsOf: (word: string) => Meaning[], country: string | undefined): Scores {
    const names = words.filter((word) => !formWords.has(word));
    const needed = names.length === 0 ? words : names;
    // The rarest word first: the others then only look at the few companies that have it.
    const meanings = needed.map(meaningsOf).sort((a, b) => frequency(a) - frequency(b));
    let scores: Scores | undefined;
    for (const meaning of meanings) {
      const worth = this.#worthOf(meaning, scores, country);
      if (scores) for (const [company, value] of worth) worth.set(company, value + (scores.get(company) ?? 0));
      scores = worth;
    }
    const sharpening = names.length === 0 ? [] : words.filter((word) => formWords.has(word));
    for (const word of sharpening) {
      for (const [company, value] of this.#worthOf(meaningsOf(word), scores, country)) {
        scores?.set(company, (scores.get(company) ?? 0) + value / 2);
      }
    }
    return scores ?? new Map();
  }

  /** The best that one word of the query is worth in each company; only among those that are still in the running. */
  #worthOf(meanings: readonly Meaning[], running: Scores | undefined, country: string | undefined): Scores {
    const worth: Scores = new Map();
    for (const { postings, likeness } of meanings) {
      for (const posting of postings) {
        const company = companyOf(posting);
        if (running && !running.has(company)) continue;
        if (!running && country && this.#entries[company]?.hit.country !== country) continue;
        const value = likeness * weights[fieldOf(posting)];
        if (value > (worth.get(company) ?? 0)) worth.set(company, value);
      }
    }
    return worth;
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

/** Asks once for each word. */
function once<T>(ask: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const answer = known.get(word) ?? ask(word);
    known.set(word, answer);
    return answer;
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
  const whole = fold(normaliseNumber(registrationNumber));
  const digits = whole.replace(/\D/g, '');
  return [...new Set([whole, digits, fold(lei ?? '')])].filter((word) => word.length >= minQueryLength);
}

/** What a query may mean as a register number, surest first: `NL 68.41.20.97` is `nl68412097` or `68412097`. */
function numbersIn(query: string): string[] {
  const squeezed = fold(normaliseNumber(query));
  const digits = squeezed.replace(/\D/g, '');
  if (digits.length < 3 || digits.length * 2 < squeezed.length) return [];
  const withoutCountry = squeezed.replace(/^[a-z]{2}/, '');
  return [...new Set([squeezed, withoutCountry, digits])];
}
