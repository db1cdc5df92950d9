import type { Word } from './compare/words.ts';

/** Growing list of unsigned numbers outside the JavaScript heap. */
export class NumberList {
  #values = new Uint32Array(1 << 12);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const wider = new Uint32Array(this.#values.length * 2);
      wider.set(this.#values);
      this.#values = wider;
    }
    this.#values[this.length++] = value;
  }

  at(index: number): number {
    return this.#values[index] as number;
  }

  /** The numbers so far, without a copy; valid until the next push. */
  view(): Uint32Array {
    return this.#values.subarray(0, this.length);
  }
}

const kindSeed = { text: 0x811c9dc5, sound: 0x1b873593, consonants: 0x85ebca6b, group: 0x27d4eb2f } as const;

const mix = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193);

function finalizeHash(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return (bits ^ (bits >>> 15)) >>> 0;
}

/** Hash of a text without the letter at `skip` (-1: complete). */
function hashOf(text: string, seed: number, skip = -1): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) if (i !== skip) hash = mix(hash, text.charCodeAt(i));
  return finalizeHash(hash);
}

/** Minimum length of a phonetic key and of a consonant key in which one letter may differ. */
const minLengthForEdit = { sound: 4, consonants: 4 };

/** The key of the spelling of a word. */
export const textKey = (text: string): number => hashOf(text, kindSeed.text);

/** The keys of a word with the same phonetic key; no edits. */
export function soundKeysOf(word: Word): number[] {
  return [textKey(word.text), hashOf(word.sound, kindSeed.sound)];
}

/**
 * The index keys of a word: two words that may match share at least one. An edit is covered by
 * omitting each letter in turn on both sides. The most reliable keys come first.
 */
export function keysOf(word: Word): number[] {
  const keys = [textKey(word.text), hashOf(word.sound, kindSeed.sound)];
  for (const reading of word.readings) keys.push(textKey(reading));
  for (const group of word.groups) keys.push(finalizeHash(mix(kindSeed.group, group)));
  if (word.companyGroup !== 0) keys.push(finalizeHash(mix(kindSeed.group, word.companyGroup)));
  for (const group of word.shortFor) keys.push(finalizeHash(mix(kindSeed.group, group)));
  if (!word.abjad && word.sound.length >= minLengthForEdit.sound)
    for (let skip = 0; skip < word.sound.length; skip++) keys.push(hashOf(word.sound, kindSeed.sound, skip));
  for (const consonants of word.consonants)
    if (consonants.length >= 2) keys.push(hashOf(consonants, kindSeed.consonants));
  for (const consonants of word.consonants)
    if (consonants.length >= minLengthForEdit.consonants)
      for (let skip = 0; skip < consonants.length; skip++) keys.push(hashOf(consonants, kindSeed.consonants, skip));
  return keys;
}

/** Keys of the sound and of the consonants of a word without two of their letters. */
export function keysWithoutTwo(word: Word): number[] {
  const keys: number[] = [];
  const add = (text: string, seed: number) => {
    for (let one = 0; one < text.length; one++) {
      const rest = text.slice(0, one) + text.slice(one + 1);
      for (let other = one; other < rest.length; other++) keys.push(hashOf(rest, seed, other));
    }
  };
  add(word.sound, kindSeed.sound);
  for (const consonants of word.consonants) if (consonants.length >= 5) add(consonants, kindSeed.consonants);
  return keys;
}

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => letter.charCodeAt(0));

/** Lengths of words whose spellings with one error are looked up: the keys of the sound cover longer ones. */
export const lengthsWithEdits = { least: 3, most: 12 };

/**
 * The spellings of an index as a set of bits, which may contain others: nearly all spellings with an error are those of
 * no word, and a lookup of each in the table of keys would read from memory twice.
 */
export class SpellingFilter {
  readonly #bits: Uint32Array;
  readonly #shift: number;

  /** @param words ASCII texts in one block, and where each starts */
  constructor({ bytes, starts }: { readonly bytes: Uint8Array; readonly starts: Uint32Array }) {
    const words = starts.length - 1;
    const size = Math.max(5, Math.ceil(Math.log2(words * bitsPerWord + 1)));
    this.#shift = 32 - size;
    this.#bits = new Uint32Array(1 << (size - 5));
    for (let word = 0; word < words; word++) {
      let hash: number = kindSeed.text;
      for (let i = starts[word] as number; i < (starts[word + 1] as number); i++) hash = mix(hash, bytes[i] as number);
      const at = finalizeHash(hash) >>> this.#shift;
      this.#bits[at >>> 5] = (this.#bits[at >>> 5] as number) | (1 << (at & 31));
    }
  }

  /** False: no word is spelt so. */
  mayHave(textKey: number): boolean {
    const at = textKey >>> this.#shift;
    return (((this.#bits[at >>> 5] as number) >>> (at & 31)) & 1) === 1;
  }
}

/** One spelling in eleven that is no word passes the filter. */
const bitsPerWord = 8;

/** Calls `each` with the text key of every spelling with one letter replaced, omitted, added or swapped with the next. */
export function forEditKeys(text: string, each: (key: number) => void): void {
  let before: number = kindSeed.text;
  const end = (hash: number, from: number) => {
    let rest = hash;
    for (let i = from; i < text.length; i++) rest = mix(rest, text.charCodeAt(i));
    each(finalizeHash(rest));
  };
  for (let at = 0; at <= text.length; at++) {
    const [code, next] = [text.charCodeAt(at), text.charCodeAt(at + 1)];
    for (const letter of alphabet) {
      end(mix(before, letter), at);
      if (at < text.length && letter !== code) end(mix(before, letter), at + 1);
    }
    if (at === text.length) break;
    end(before, at + 1);
    if (at + 1 < text.length && next !== code) end(mix(mix(before, next), code), at + 2);
    before = mix(before, code);
  }
}

/** Key → word numbers, as two flat arrays; a 16-bit fingerprint of the key filters out hash collisions. */
export interface KeyTable {
  readonly starts: Uint32Array;
  readonly words: Uint32Array;
  readonly prints: Uint16Array;
}

/** Sorts pairs of key and word into buckets. */
export function indexKeys(keys: Uint32Array, owners: Uint32Array): KeyTable {
  // One or two keys a bucket: the prints tell them apart, and more buckets need memory.
  const bits = Math.max(4, Math.ceil(Math.log2(keys.length + 1)) - 1);
  const starts = new Uint32Array((1 << bits) + 1);
  const shift = 32 - bits;
  for (const key of keys) starts[(key >>> shift) + 1] = (starts[(key >>> shift) + 1] as number) + 1;
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] as number) + (starts[i - 1] as number);
  const next = starts.slice();
  const words = new Uint32Array(keys.length);
  const prints = new Uint16Array(keys.length);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as number;
    const place = next[key >>> shift] as number;
    next[key >>> shift] = place + 1;
    words[place] = owners[i] as number;
    prints[place] = key & 0xffff;
  }
  return { starts, words, prints };
}

/** Calls `found` for each word indexed under a key. */
export function lookUp(table: KeyTable, key: number, found: (word: number) => void): void {
  const bits = 31 - Math.clz32(table.starts.length - 1);
  const bucket = key >>> (32 - bits);
  const print = key & 0xffff;
  for (let i = table.starts[bucket] as number; i < (table.starts[bucket + 1] as number); i++)
    if (table.prints[i] === print) found(table.words[i] as number);
}
