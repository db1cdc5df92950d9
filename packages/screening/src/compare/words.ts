import {
  abjadGroups,
  companyGroup,
  firstTranslationGroup,
  genericWords,
  groupsOf,
  isCommonName,
  nicknamesOf,
} from '../dictionaries/lookup.ts';
import { type WordReason, wordScore } from '../model/algorithm.ts';
import { stemOfPatronymic } from '../normalise/fathers.ts';
import { abjadConsonants, consonantsOf, isCode, phoneticKeyOf, readingsOf } from '../normalise/fold.ts';
import { spellingScore } from './edit.ts';

/** A word with everything that comparing it needs. */
export interface Word {
  readonly text: string;
  readonly sound: string;
  /** Consonants of the phonetic key; two readings for a word without vowels that contains a `w`. */
  readonly consonants: readonly string[];
  /** Written without vowels. */
  readonly abjad: boolean;
  readonly groups: readonly number[];
  readonly shortFor: readonly number[];
  /** Group of abbreviations and translations in company names, 0 for none. */
  readonly companyGroup: number;
  readonly wellKnown: boolean;
  /** What the word may have been before OCR misread it. */
  readonly readings: readonly string[];
  readonly number: boolean;
  readonly isInitial: boolean;
  /** The father's name in a patronymic, '' for other words. */
  readonly father: string;
  /** Letters that occur in the phonetic key, one bit each. */
  readonly letters: number;
}

/** How similar two words are, and by which kind of match. */
export interface WordMatch {
  readonly score: number;
  readonly reason: WordReason;
}

const none: readonly never[] = [];

function lettersOf(sound: string): number {
  let bits = 0;
  for (let i = 0; i < sound.length; i++) bits |= 1 << ((sound.charCodeAt(i) - 97) & 31);
  return bits;
}

/** The sound of `j` before a vowel is a vowel, except to scripts without vowels: `Javad` is also `jvd`. */
function vowelledConsonants(text: string, sound: string): string[] {
  const consonants = consonantsOf(sound);
  return text.startsWith('j') && sound.startsWith('i') ? [consonants, `j${consonants}`] : [consonants];
}

/** Computes consonants and OCR readings on first use, because few words need them. */
class LazyWord implements Word {
  readonly text: string;
  readonly abjad: boolean;
  readonly sound: string;
  readonly groups: readonly number[];
  readonly shortFor: readonly number[];
  readonly companyGroup: number;
  readonly wellKnown: boolean;
  readonly number: boolean;
  readonly isInitial: boolean;
  readonly letters: number;
  #consonants: readonly string[] | undefined;
  #readings: readonly string[] | undefined;
  #father: string | undefined;

  constructor(text: string, sound: string | undefined) {
    this.text = text;
    this.abjad = text !== text.toLowerCase();
    this.sound = sound ?? (this.abjad ? (abjadConsonants(text)[0] as string) : phoneticKeyOf(text));
    this.groups = groupsOf.get(text) ?? none;
    this.shortFor = nicknamesOf.get(text) ?? none;
    this.companyGroup = companyGroup(text);
    this.wellKnown = isCommonName.has(text);
    this.number = isCode(text);
    this.isInitial = text.length === 1 || text.endsWith('.');
    this.letters = lettersOf(this.sound);
  }

  get consonants(): readonly string[] {
    this.#consonants ??= this.abjad ? abjadConsonants(this.text) : vowelledConsonants(this.text, this.sound);
    return this.#consonants;
  }

  get father(): string {
    this.#father ??= stemOfPatronymic(this.text);
    return this.#father;
  }

  get readings(): readonly string[] {
    this.#readings ??= this.abjad ? none : readingsOf(this.text);
    return this.#readings;
  }
}

/** Prepares a word for comparison; computes the phonetic key unless it is given. */
export const wordOf = (text: string, sound?: string): Word => new LazyWord(text, sound);

function share(a: readonly number[], b: readonly number[]): boolean {
  if (b.length > 0) for (let i = 0; i < a.length; i++) if (b.includes(a[i] as number)) return true;
  return false;
}

function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

const servant = 'abdul';

/** Results that occur very often: one object each. */
const nothing: WordMatch = { score: 0, reason: 'spelling' };
const exact: WordMatch = { score: 1, reason: 'exact' };
const abbreviation: WordMatch = { score: wordScore.abbreviation, reason: 'abbreviation' };
const translation: WordMatch = { score: wordScore.translation, reason: 'translation' };
const shortened: WordMatch = { score: wordScore.shortened, reason: 'abbreviation' };
const initial: WordMatch = { score: wordScore.initial, reason: 'initial' };
const sameName: WordMatch = { score: wordScore['same-name'], reason: 'same-name' };
const nickname: WordMatch = { score: wordScore.nickname, reason: 'nickname' };

/** Score of equal consonants by their number: two consonants occur in one of a hundred names. */
const abjadScores = [0, 0, 0.74, 0.88, wordScore.abjad];

/** Two known names, of which one has another spelling in Arabic letters or other consonants, `w` among them. */
function areOtherNames(a: Word, b: Word): boolean {
  if (a.groups.length === 0 || b.groups.length === 0) return false;
  const [written, other] = a.abjad ? [a, b] : [b, a];
  if (!other.abjad && other.groups.some((group) => abjadGroups.has(group))) return true;
  return !other.consonants.includes(written.consonants[0] ?? '');
}

/** `Ahmadi` is not written as `Ahmad`, and a last `i` that is written is spoken, except in names such as `Mustafa`. */
function endsOtherwise(a: Word, b: Word): boolean {
  if (a.abjad === b.abjad) return false;
  const [written, other] = a.abjad ? [a, b] : [b, a];
  const isWritten = written.text.endsWith('Y');
  if (!isWritten) return /i$/.test(other.text) && share(groupsOf.get(other.text.slice(0, -1)) ?? none, written.groups);
  return !/[iye]$/.test(other.text) && !share(groupsOf.get(written.text.slice(0, -1)) ?? none, other.groups);
}

/** A last vowel that both scripts write. */
const endAlike = (a: Word, b: Word) =>
  (a.abjad && !b.abjad && a.text.endsWith('Y') && /[iy]$/.test(b.text)) ||
  (b.abjad && !a.abjad && b.text.endsWith('Y') && /[iy]$/.test(a.text));

/** Whether a long vowel that the script writes (`w` for u and o, `y` for i and e) is where the other word has it. */
function sharesLongVowel(a: Word, b: Word): boolean {
  if (a.abjad === b.abjad) return false;
  const [written, other] = a.abjad ? [a, b] : [b, a];
  const known = other.sound.split(/[^aiu]/);
  const long = written.text.replace(/(?<=.)H$/, '').split(/[^WY]/);
  // A last vowel counts already.
  return (
    known.length === long.length &&
    long
      .slice(0, -1)
      .some((one, i) => (one === 'W' && known[i]?.includes('u')) || (one === 'Y' && known[i]?.includes('i')))
  );
}

/** `Chaim` is written with the letter of `Haim`. */
const hebrewReadings = ({ text, consonants }: Word): readonly string[] =>
  text.startsWith('ch') ? [...consonants, consonantsOf(phoneticKeyOf(text.slice(1)))] : consonants;

function withoutVowels(a: Word, b: Word): WordMatch {
  const [ofA, ofB] = [hebrewReadings(a), hebrewReadings(b)];
  const alike = ofA.filter((one) => ofB.includes(one)).map(({ length }) => length);
  if (alike.length > 0) {
    const vowels = (endAlike(a, b) ? 1 : 0) + (sharesLongVowel(a, b) ? 1 : 0);
    const count = Math.min(4, Math.max(...alike) + vowels) - (endsOtherwise(a, b) ? 2 : 0);
    const score = abjadScores[count] as number;
    return score === 0
      ? nothing
      : { score: a.abjad && b.abjad ? Math.max(score, 0.85) : score, reason: 'transliteration' };
  }
  let best = 0;
  for (const one of a.consonants)
    for (const two of b.consonants)
      if (Math.min(one.length, two.length) >= 4) best = Math.max(best, spellingScore(one, two, 0.75));
  return best > 0 ? { score: best * 0.9, reason: 'transliteration' } : nothing;
}

/** Minimum spelling similarity that can still reach the floor after weighting. */
const leastSpelling = 1 - (1 - wordScore.floor) / wordScore.steepness;

/** Endings that very many family names share: only what precedes them distinguishes two names. */
const familyEnding = /(?:chenko|shenko|enko|chuk|shvili|[ai]dze|dottir|pour|zadeh?|nejad|nezhad)$/;

function haveOtherStems(a: string, b: string): boolean {
  const [end, other] = [familyEnding.exec(a)?.[0], familyEnding.exec(b)?.[0]];
  if (end === undefined || end !== other) return false;
  return spellingScore(a.slice(0, -end.length), b.slice(0, -end.length), leastSpelling) === 0;
}

/** `Daniela` is the woman’s form of `Daniel`, not a misspelling of it; `Ivanova` may be the wife of `Ivanov`. */
const isWomansForm = (a: Word, b: Word) =>
  a.wellKnown && b.text.length === a.text.length + 1 && b.text === `${a.text}a` && !/(?:[oe]v|in|k[iy])$/.test(a.text);

/** Two spellings of different well-known names are different names, even when they differ by few letters. */
function bySpelling(a: Word, b: Word): WordMatch {
  const shortest = Math.min(a.text.length, b.text.length);
  if (shortest < 3 || bitCount(a.letters ^ b.letters) > 4) return nothing;
  const alike = spellingScore(a.sound, b.sound, wordScore.floor);
  // Below this similarity of the spelling the mean with the sound stays below the floor.
  const share = wordScore.soundShare;
  const needed = Math.max(0.45, Math.min(leastSpelling, (leastSpelling - alike * share) / (1 - share)));
  const spelling = spellingScore(a.text, b.text, needed);
  if (spelling === 0) return nothing;
  const sound = alike * wordScore.soundShare + spelling * (1 - wordScore.soundShare);
  const best = 1 - (1 - Math.max(spelling, sound)) * wordScore.steepness;
  // One edit in three letters makes another name.
  const score = shortest === 3 ? best * 0.94 : best;
  if (haveOtherStems(a.text, b.text) || isWomansForm(a, b) || isWomansForm(b, a)) return nothing;
  // A well-known name is unlikely to be a double typing error of a rare one.
  const floor = a.wellKnown || b.wellKnown ? wordScore.floorBesideKnown : wordScore.floor;
  if (score < floor) return nothing;
  if (a.wellKnown && b.wellKnown) return { score: Math.min(score, wordScore.otherName), reason: 'spelling' };
  return { score, reason: sound > spelling ? 'sound' : 'spelling' };
}

/** Two patronymics are compared by the names of the fathers: their endings are nearly all alike. */
function byFathers(a: string, b: string): WordMatch {
  const match = compareWords(wordOf(a), wordOf(b));
  return match.reason === 'nickname' || match.reason === 'initial' ? nothing : match;
}

/** The sounds of the names of God that follow `Abdul`. */
const afterServant = new Set(
  'rahman rahim malik quddus salam aziz jabbar khaliq bari ghaffar qahhar wahhab razzaq fattah alim basit hakam latif khabir halim azim ghafur shakur hafiz jalil karim raqib mujib wasi hakim wadud majid shahid wakil hamid hayy qayyum wahid samad qadir zahir bari tawwab rauf ghani hadi nur baqi rashid sabur nasir manan satar sattar'
    .split(' ')
    .map(phoneticKeyOf),
);

const faith = 'uddin';
/** Shorter names are equal to parts of other ones by chance. */
const leastBare = 3;

/** `Razak` for `Abdul Razak`, `Noor` for `Noor ud-Din`: the other word of a compound is often omitted. */
function omitsCompound(a: Word, b: Word): boolean {
  if (a.text.length < b.text.length + 5 || b.abjad) return false;
  if (a.text.startsWith(servant)) {
    const sound = phoneticKeyOf(a.text.slice(servant.length));
    return sound === b.sound && afterServant.has(sound);
  }
  if (!a.text.endsWith(faith) || b.text.length < leastBare) return false;
  return phoneticKeyOf(a.text.slice(0, -faith.length)) === b.sound;
}

/** `Comm.` for `Commercial`: the beginning of a generic word. */
const abbreviates = (a: Word, b: Word) =>
  a.text.length >= 3 &&
  a.text.length <= 5 &&
  b.text.length >= a.text.length + 3 &&
  b.text.startsWith(a.text) &&
  genericWords.has(b.text);

/** The letters of an initial; '' for other words. */
export function lettersOfInitial({ text }: Word): string {
  return text.length === 1 ? text : text.endsWith('.') ? text.slice(0, -1) : '';
}

function initialOf(a: Word, b: Word): boolean {
  const letters = lettersOfInitial(a);
  if (letters === '' || b.abjad || b.text.length <= letters.length) return false;
  if (b.text.startsWith(letters)) return true;
  if (letters.startsWith(servant)) return false;
  // `Sh.` is also written `S.`, and `K.` may be a name with `C`.
  const other = lettersOfInitial(b);
  return a.sound !== '' && (other === '' || other[0] === letters[0]) && b.sound[0] === a.sound[0];
}

/** Many names share a phonetic key of few letters. */
const soundScore = (word: Word) => (word.sound.length <= 3 ? wordScore.shortSound : wordScore.transliteration);

const withoutVowel = /^[^aeiouy]+$/;

/** Compares two words and returns the best of all kinds of match. */
export function compareWords(a: Word, b: Word): WordMatch {
  if (a.text === b.text) return exact;
  if (a.number || b.number) return nothing;
  if (a.companyGroup !== 0 && a.companyGroup === b.companyGroup)
    return a.companyGroup < firstTranslationGroup ? abbreviation : translation;
  if (a.text.length !== b.text.length && (abbreviates(a, b) || abbreviates(b, a))) return shortened;
  if (a.isInitial || b.isInitial) return initialOf(a, b) || initialOf(b, a) ? initial : nothing;
  if (share(a.groups, b.groups)) return sameName;
  if (omitsCompound(a, b) || omitsCompound(b, a)) return nickname;
  if (a.abjad || b.abjad) return areOtherNames(a, b) ? nothing : withoutVowels(a, b);
  const shortForm = share(a.shortFor, b.groups) || share(b.shortFor, a.groups) || share(a.shortFor, b.shortFor);
  if (a.readings.includes(b.text) || b.readings.includes(a.text))
    return { score: wordScore.misread, reason: 'spelling' };
  if (a.father !== '' && b.father !== '') return byFathers(a.father, b.father);
  const spelt = bySpelling(a, b);
  const bothKnown = a.wellKnown && b.wellKnown;
  // Of two letters only the length may differ: `Su` is also written `Sou`, but `Ho` is not `Hu`; `HZ` sounds as `HS`, `Ry` as `Ri`.
  const isLong =
    Math.min(a.text.length, b.text.length) > 2 ||
    a.text.length !== b.text.length ||
    withoutVowel.test(a.text + b.text) ||
    a.text.replace('y', 'i') === b.text.replace('y', 'i');
  if (a.sound === b.sound && a.sound.length >= 2 && !bothKnown && isLong)
    return { score: Math.max(soundScore(a), spelt.score), reason: 'transliteration' };
  if (shortForm && spelt.score < wordScore.nickname) return nickname;
  return spelt;
}
