import { analyse } from '@dossier/screening';
import type { KnownEntry } from './known-entry.ts';
import { romanisations, spellings } from './variant-tables.ts';

const minor: ReadonlySet<string> = new Set(['legal', 'particle', 'honorific']);

const wordsOf = (name: string, person: boolean) =>
  analyse(name, person)
    .words.filter(({ role }) => !minor.has(role))
    .map(({ text }) => text);

/** A word and its other spellings in the tables that variants are drawn from. */
const spellingsOf = (word: string) => [
  word,
  ...romanisations.map(([pattern, to]) => word.replace(pattern, to)),
  ...(spellings.find((group) => group.includes(word)) ?? []),
];

const keyOf = (words: readonly string[], person: boolean) => `${person ? 'person' : 'body'} ${words.join(' ')}`;

/** All ways to choose one text per place. */
const choices = (places: readonly (readonly string[])[]) =>
  places.reduce<string[][]>((made, texts) => made.flatMap((one) => texts.map((text) => [...one, text])), [[]]);

const add = <T>(map: Map<string, Set<T>>, key: string, value: T) =>
  map.set(key, (map.get(key) ?? new Set()).add(value));

/** The listed names, by the spellings in which the drawing of variants writes them. */
export class SameNames {
  /** Sorted words, and all words as one, → entries. */
  readonly #entries = new Map<string, Set<KnownEntry>>();
  /** Spelling → listed words. */
  readonly #listed = new Map<string, Set<string>>();

  constructor(entries: readonly KnownEntry[]) {
    for (const entry of entries)
      for (const { text } of entry.names) {
        const person = entry.kind === 'person';
        const words = wordsOf(text, person);
        add(this.#entries, keyOf(words.toSorted(), person), entry);
        add(this.#entries, keyOf([words.join('')], person), entry);
        for (const word of words) for (const spelling of spellingsOf(word)) add(this.#listed, spelling, word);
      }
  }

  /**
   * Entries with this name: the same words in any order, each as listed or in another spelling of the tables, without
   * legal forms, titles and particles; or the same words with other blanks between them. Nothing is left out or added.
   */
  entriesWith(name: string, person: boolean): Set<KnownEntry> {
    const words = wordsOf(name, person);
    const known = choices(words.map((word) => [...(this.#listed.get(word) ?? [])]));
    const keys = [[words.join('')], ...known.map((one) => one.sort())].map((one) => keyOf(one, person));
    return new Set(keys.flatMap((key) => [...(this.#entries.get(key) ?? [])]));
  }
}
