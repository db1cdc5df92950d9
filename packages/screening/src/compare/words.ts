import { type WordReason, wordScore } from '../algorithm.ts';
import { abjadConsonants, consonantsOf, soundOf } from '../normalise/fold.ts';
import { groupsOf, isCommonName, nicknamesOf } from '../words/vocabulary.ts';
import { spellingScore } from './edit.ts';

/** A word with all that comparing it needs. */
export interface Word {
  readonly text: string;
  readonly sound: string;
  /** Consonants of the sound; two readings for a word without vowels that holds a `w`. */
  readonly consonants: readonly string[];
  /** Written without vowels. */
  readonly abjad: boolean;
  readonly groups: readonly number[];
  readonly shortFor: readonly number[];
  readonly wellKnown: boolean;
  readonly number: boolean;
  /** Which letters of the sound occur, one bit each. */
  readonly letters: number;
}

/** How alike two words are, and in what way. */
export interface WordMatch {
  readonly score: number;
  readonly reason: WordReason;
}

const none: readonly number[] = [];

function lettersOf(sound: string): number {
  let bits = 0;
  for (let i = 0; i < sound.length; i++) bits |= 1 << (sound.charCodeAt(i) - 97 & 31);
  return bits;
}

/** Makes a word ready for comparing. */
export function wordOf(text: string): Word {
  const abjad = text !== text.toLowerCase();
  const consonants = abjad ? abjadConsonants(text) : [consonantsOf(soundOf(text))];
  const sound = abjad ? (consonants[0] as string) : soundOf(text);
  return {
    text,
    sound,
    consonants,
    abjad,
    groups: groupsOf.get(text) ?? none,
    shortFor: nicknamesOf.get(text) ?? none,
    wellKnown: isCommonName.has(text),
    number: /^\d+$/.test(text),
    letters: lettersOf(sound),
  };
}

const share = (a: readonly number[], b: readonly number[]) => a.length > 0 && b.length > 0 && a.some((one) => b.includes(one));

function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

const nothing: WordMatch = { score: 0, reason: 'spelling' };

function withoutVowels(a: Word, b: Word): WordMatch {
  const alike = a.consonants.some((one) => one.length >= 2 && b.consonants.includes(one));
  if (alike) return { score: wordScore.abjad, reason: 'transliteration' };
  const best = Math.max(...a.consonants.flatMap((one) => b.consonants.map((two) => spellingScore(one, two, 0.7))));
  const shortest = Math.min(...[...a.consonants, ...b.consonants].map(({ length }) => length));
  return shortest >= 4 && best >= 0.75 ? { score: best * 0.9, reason: 'transliteration' } : nothing;
}

/** Two spellings of different names that everybody knows are two names, however few letters lie between them. */
function bySpelling(a: Word, b: Word): WordMatch {
  const least = wordScore.floor;
  const shortest = Math.min(a.text.length, b.text.length);
  if (shortest < 3 || bitCount(a.letters ^ b.letters) > 5) return nothing;
  const spelling = spellingScore(a.text, b.text, least);
  const sound = spellingScore(a.sound, b.sound, least) * 0.96;
  const best = Math.max(spelling, sound);
  if (best < least) return nothing;
  // One slip in three letters leaves another name.
  const score = shortest === 3 ? best * 0.92 : best;
  if (a.wellKnown && b.wellKnown) return { score: Math.min(score, wordScore.otherName), reason: 'spelling' };
  return { score, reason: sound > spelling ? 'sound' : 'spelling' };
}

function initialOf(a: Word, b: Word): boolean {
  return a.text.length === 1 && !b.abjad && b.text.length > 1 && (a.text[0] === b.text[0] || (b.sound[0] === a.sound && a.sound !== ''));
}

/** Compares two words: the best of all the ways in which they can be the same name. */
export function compareWords(a: Word, b: Word): WordMatch {
  if (a.text === b.text) return { score: 1, reason: 'exact' };
  if (a.number || b.number) return nothing;
  if (a.text.length === 1 || b.text.length === 1)
    return initialOf(a, b) || initialOf(b, a) ? { score: wordScore.initial, reason: 'initial' } : nothing;
  if (share(a.groups, b.groups)) return { score: wordScore['same-name'], reason: 'same-name' };
  if (a.abjad || b.abjad) return withoutVowels(a, b);
  const shortForm = share(a.shortFor, b.groups) || share(b.shortFor, a.groups) || share(a.shortFor, b.shortFor);
  const spelt = bySpelling(a, b);
  const bothKnown = a.wellKnown && b.wellKnown;
  if (a.sound === b.sound && a.sound.length >= 2 && !bothKnown)
    return { score: Math.max(wordScore.transliteration, spelt.score), reason: 'transliteration' };
  if (shortForm && spelt.score < wordScore.nickname) return { score: wordScore.nickname, reason: 'nickname' };
  return spelt;
}
