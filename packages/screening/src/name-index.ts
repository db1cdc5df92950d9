import { type Birth, birthOf } from './compare/birth-date.ts';
import { wordOf } from './compare/words.ts';
import { hashOf } from './entry-ids.ts';
import { type IdentifierTable, identifierKey, indexIdentifiers } from './identifiers.ts';
import { type Role, roles, roleWeight } from './model/algorithm.ts';
import type { ListedEntry, ListedName, NameKind, SubjectKind } from './model/subject.ts';
import { withAlternatives } from './normalise/alternatives.ts';
import { analyse } from './normalise/name.ts';
import { wholeNameKeys } from './normalise/whole-names.ts';
import { indexKeys, type KeyTable, keysOf, NumberList } from './word-keys.ts';

/** A list inside an index. */
export interface IndexedList {
  /** Prefix of the ids of its entries. */
  readonly name: string;
  readonly format: string;
  readonly version: string;
  readonly entries: number;
  readonly names: number;
}

/** Texts, concatenated in one block of bytes. */
export interface Texts {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
}

/** Rows of numbers, concatenated. */
export interface RowsOf<T> {
  readonly starts: Uint32Array;
  readonly values: T;
}

/**
 * All names of all lists in flat arrays: without an object per name a million names fit in memory,
 * and an index file loads at once.
 */
export interface NameIndex {
  readonly lists: readonly IndexedList[];
  readonly words: Texts;
  /** Phonetic keys of the words, stored so that they are not recomputed. */
  readonly sounds: Texts;
  readonly keys: KeyTable;
  /** Word → names. */
  readonly postings: RowsOf<Uint32Array>;
  /** Name → words; parallel to each word its role, with `familyBit` set for a family name. */
  readonly nameWords: RowsOf<Uint32Array>;
  readonly nameRoles: Uint8Array;
  readonly nameTexts: Texts;
  readonly nameEntries: Uint32Array;
  readonly nameKinds: Uint8Array;
  readonly nameLegal: Uint8Array;
  /** Total weight of the words of a name, in hundredths. */
  readonly nameWeights: Uint16Array;
  readonly entryKinds: Uint8Array;
  readonly entryLists: Uint16Array;
  readonly entryIds: Texts;
  readonly entryFacts: Texts;
  readonly entryNames: Uint32Array;
  /** Entry → birth dates, three numbers each: from, to, circa. */
  readonly births: RowsOf<Uint32Array>;
  /** Entry → countries, two letters packed in one number. */
  readonly countries: RowsOf<Uint16Array>;
  /** Passports, registrations and the like → entries. */
  readonly identifiers: IdentifierTable;
  /** Keys of whole names (`normalise/whole-names.ts`) → names. */
  readonly wholeNames: IdentifierTable;
}

export const familyBit = 0x80;
export const weakBit = 0x04;
/** Marks a row with another text of the name before it: one of the names that a slash separates, or a romanisation. */
export const alternativeBit = 0x08;
export const subjectKinds: readonly SubjectKind[] = ['person', 'body', 'vessel', 'aircraft', 'other'];
export const nameKinds: readonly NameKind[] = ['primary', 'alias', 'former'];
const legalClasses = ['limited', 'stock', 'partnership', 'sole', 'state', 'foundation', 'cooperative'];

/** Classes of legal forms as bits. */
export const legalBits = (classes: readonly string[]) =>
  classes.reduce((bits, one) => bits | (1 << legalClasses.indexOf(one)), 0);

/** Facts of an entry that have no column of their own. */
type EntryFacts = Omit<ListedEntry, 'id' | 'kind' | 'names' | 'births' | 'countries'>;

const noFacts = { identifiers: [], programmes: [], positions: [], topics: [] } satisfies EntryFacts;

/** The facts as JSON, without empty lists: most entries of a long list have hardly any. */
const factsText = (facts: EntryFacts): string =>
  JSON.stringify(facts, (_, value: unknown) => (Array.isArray(value) && value.length === 0 ? undefined : value));

/** Reads what `factsText` wrote of an entry. */
export const factsAt = ({ entryFacts }: NameIndex, entry: number): EntryFacts => ({
  ...noFacts,
  ...(JSON.parse(textAt(entryFacts, entry)) as Partial<EntryFacts>),
});

const roleNumber = new Map<Role, number>(roles.map((role, i) => [role, i]));

/** Two letters as a number. */
export const countryNumber = (code: string) => (code.charCodeAt(0) << 8) | code.charCodeAt(1);

class TextBlock {
  #bytes = Buffer.allocUnsafe(1 << 16);
  length = 0;
  readonly starts = new NumberList();

  push(text: string): void {
    this.starts.push(this.length);
    const needed = this.length + text.length * 3;
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, Math.floor(this.#bytes.length * 1.5)));
      this.#bytes.copy(larger, 0, 0, this.length);
      this.#bytes = larger;
    }
    this.length += this.#bytes.write(text, this.length, 'utf8');
  }

  done(): Texts {
    this.starts.push(this.length);
    return { bytes: new Uint8Array(this.#bytes.subarray(0, this.length)), starts: this.starts.view().slice() };
  }
}

/** One text of a block of ASCII texts. */
export function asciiAt({ bytes, starts }: Texts, index: number): string {
  let text = '';
  const end = starts[index + 1] as number;
  for (let i = starts[index] as number; i < end; i++) text += String.fromCharCode(bytes[i] as number);
  return text;
}

/** One text of a block. */
export const textAt = ({ bytes, starts }: Texts, index: number): string =>
  Buffer.from(
    bytes.buffer,
    bytes.byteOffset + (starts[index] as number),
    (starts[index + 1] as number) - (starts[index] as number),
  ).toString('utf8');

function transpose(nameWords: RowsOf<Uint32Array>, words: number): RowsOf<Uint32Array> {
  const starts = new Uint32Array(words + 1);
  const names = nameWords.starts.length - 1;
  const seen = new Uint32Array(words).fill(0xffffffff);
  const each = (use: (word: number, name: number) => void) => {
    seen.fill(0xffffffff);
    for (let name = 0; name < names; name++)
      for (let i = nameWords.starts[name] as number; i < (nameWords.starts[name + 1] as number); i++) {
        const word = nameWords.values[i] as number;
        if (seen[word] === name) continue;
        seen[word] = name;
        use(word, name);
      }
  };
  each((word) => {
    starts[word + 1] = (starts[word + 1] as number) + 1;
  });
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] as number) + (starts[i - 1] as number);
  const next = starts.slice();
  const values = new Uint32Array(starts[words] as number);
  each((word, name) => {
    values[next[word] as number] = name;
    next[word] = (next[word] as number) + 1;
  });
  return { starts, values };
}

/** Collects the entries of lists and indexes their names. The list that was added last can be rolled back. */
export class IndexBuilder {
  readonly #lists: IndexedList[] = [];
  readonly #wordIds = new Map<string, number>();
  readonly #nameStarts = new NumberList();
  readonly #nameWords = new NumberList();
  readonly #nameRoles = new NumberList();
  readonly #nameTexts = new TextBlock();
  readonly #nameEntries = new NumberList();
  readonly #nameKinds = new NumberList();
  readonly #nameLegal = new NumberList();
  readonly #nameWeights = new NumberList();
  readonly #entryKinds = new NumberList();
  readonly #entryLists = new NumberList();
  readonly #entryIds = new TextBlock();
  readonly #entryFacts = new TextBlock();
  readonly #entryNames = new NumberList();
  readonly #birthStarts = new NumberList();
  readonly #births = new NumberList();
  readonly #countryStarts = new NumberList();
  readonly #countries = new NumberList();
  readonly #identifierHashes = new NumberList();
  readonly #identifierEntries = new NumberList();
  readonly #wholeNameHashes = new NumberList();
  readonly #wholeNames = new NumberList();
  readonly #alternatives = new NumberList();
  #start: readonly number[] = [];

  /** Number of entries and names added so far. */
  get size(): { entries: number; names: number } {
    return { entries: this.#entryKinds.length, names: this.#nameEntries.length - this.#alternatives.length };
  }

  /** Adds an entry to the current list; `endList` names that list. */
  add(entry: ListedEntry): void {
    const number = this.#entryKinds.length;
    this.#entryKinds.push(subjectKinds.indexOf(entry.kind));
    this.#entryLists.push(this.#lists.length);
    this.#entryIds.push(entry.id);
    this.#entryNames.push(this.#nameEntries.length);
    const { id: _id, kind: _kind, names, births, countries, ...facts } = entry;
    this.#entryFacts.push(factsText(facts));
    this.#birthStarts.push(this.#births.length);
    for (const birth of births.map(birthOf)) if (birth) this.#addBirth(birth);
    this.#countryStarts.push(this.#countries.length);
    for (const country of countries) this.#countries.push(countryNumber(country));
    for (const name of names)
      for (const [i, one] of withAlternatives(name, entry.kind === 'person').entries())
        this.#addName(one, entry.kind, number, i > 0 ? name.text : undefined);
    for (const key of new Set(entry.identifiers.map(({ value }) => identifierKey(value)))) {
      if (key === undefined) continue;
      this.#identifierHashes.push(hashOf(key));
      this.#identifierEntries.push(number);
    }
  }

  #addBirth({ from, to, circa }: Birth): void {
    this.#births.push(from);
    this.#births.push(to);
    this.#births.push(circa ? 1 : 0);
  }

  /** @param whole the complete name, when `name` is another text of it */
  #addName(name: ListedName, kind: SubjectKind, entry: number, whole?: string): void {
    if (whole !== undefined) this.#alternatives.push(this.#nameEntries.length);
    const { words, legal } = analyse(name.text, kind === 'person', name.family);
    this.#nameStarts.push(this.#nameWords.length);
    let weight = 0;
    for (const { text, role, family } of words) {
      let id = this.#wordIds.get(text);
      if (id === undefined) {
        id = this.#wordIds.size;
        this.#wordIds.set(text, id);
      }
      this.#nameWords.push(id);
      this.#nameRoles.push((roleNumber.get(role) as number) | (family ? familyBit : 0));
      weight += roleWeight[role];
    }
    for (const key of wholeNameKeys(words, kind === 'person', 'listed')) {
      this.#wholeNameHashes.push(hashOf(key));
      this.#wholeNames.push(this.#nameEntries.length);
    }
    this.#nameTexts.push(whole ?? name.text);
    this.#nameEntries.push(entry);
    const bits = (name.weak ? weakBit : 0) | (whole === undefined ? 0 : alternativeBit);
    this.#nameKinds.push(nameKinds.indexOf(name.kind) | bits);
    this.#nameLegal.push(legalBits(legal));
    this.#nameWeights.push(Math.round(weight * 100));
  }

  #columns(): { length: number }[] {
    const texts = [this.#nameTexts, this.#entryIds, this.#entryFacts];
    return [
      this.#nameStarts,
      this.#nameWords,
      this.#nameRoles,
      this.#nameEntries,
      this.#nameKinds,
      this.#nameLegal,
      this.#nameWeights,
      this.#entryKinds,
      this.#entryLists,
      this.#entryNames,
      this.#birthStarts,
      this.#births,
      this.#countryStarts,
      this.#countries,
      this.#identifierHashes,
      this.#identifierEntries,
      this.#wholeNameHashes,
      this.#wholeNames,
      this.#alternatives,
      ...texts,
      ...texts.map(({ starts }) => starts),
    ];
  }

  /** Marks the state that `dropList` restores. */
  startList(): void {
    this.#start = this.#columns().map(({ length }) => length);
  }

  /** Removes every entry added since `startList`. */
  dropList(): void {
    for (const [i, column] of this.#columns().entries()) column.length = this.#start[i] ?? 0;
  }

  /** Ends the list whose entries were added last. */
  endList(list: IndexedList): void {
    this.#lists.push(list);
  }

  #fileWords(): { words: Texts; sounds: Texts; keys: KeyTable } {
    const block = new TextBlock();
    const sounds = new TextBlock();
    const keys = new NumberList();
    const owners = new NumberList();
    for (const [text, id] of this.#wordIds) {
      const word = wordOf(text);
      block.push(text);
      sounds.push(word.sound);
      for (const key of new Set(keysOf(word))) {
        keys.push(key);
        owners.push(id);
      }
    }
    return { words: block.done(), sounds: sounds.done(), keys: indexKeys(keys.view(), owners.view()) };
  }

  /** Builds the index. The builder cannot be used afterwards. */
  done(): NameIndex {
    this.#nameStarts.push(this.#nameWords.length);
    this.#birthStarts.push(this.#births.length);
    this.#countryStarts.push(this.#countries.length);
    this.#entryNames.push(this.#nameEntries.length);
    const nameWords = { starts: this.#nameStarts.view().slice(), values: this.#nameWords.view().slice() };
    return {
      lists: this.#lists,
      ...this.#fileWords(),
      postings: transpose(nameWords, this.#wordIds.size),
      nameWords,
      nameRoles: Uint8Array.from(this.#nameRoles.view()),
      nameTexts: this.#nameTexts.done(),
      nameEntries: this.#nameEntries.view().slice(),
      nameKinds: Uint8Array.from(this.#nameKinds.view()),
      nameLegal: Uint8Array.from(this.#nameLegal.view()),
      nameWeights: Uint16Array.from(this.#nameWeights.view()),
      entryKinds: Uint8Array.from(this.#entryKinds.view()),
      entryLists: Uint16Array.from(this.#entryLists.view()),
      entryIds: this.#entryIds.done(),
      entryFacts: this.#entryFacts.done(),
      entryNames: this.#entryNames.view().slice(),
      births: { starts: this.#birthStarts.view().slice(), values: this.#births.view().slice() },
      countries: { starts: this.#countryStarts.view().slice(), values: Uint16Array.from(this.#countries.view()) },
      identifiers: indexIdentifiers(this.#identifierHashes.view(), this.#identifierEntries.view()),
      wholeNames: indexIdentifiers(this.#wholeNameHashes.view(), this.#wholeNames.view()),
    };
  }
}
