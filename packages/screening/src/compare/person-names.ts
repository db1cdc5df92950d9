import { bounds, isCore, type Role, wordScore } from '../model/algorithm.ts';
import { generationOf } from '../normalise/fathers.ts';
import type { ComparableName, NameComparison, NameNote, Pairing, UnpairedName } from './comparable-name.ts';
import { spellingScore } from './edit.ts';
import { compareWords, type Word, wordOf } from './words.ts';

const coresOf = ({ roles }: ComparableName) => roles.flatMap((role, i) => (isCore(role) ? [i] : []));
const textAt = (name: ComparableName, i: number) => name.words[i]?.text ?? '';
const roleAt = (name: ComparableName, i: number) => name.roles[i] as Role;

/** Pairs a patronymic with the father's name itself: `Raufovna` with `Rauf qizi`. */
export function pairFathers(query: ComparableName, listed: ComparableName, open: UnpairedName): void {
  for (let i = 0; i < query.words.length; i++) {
    if (!open.query[i] || roleAt(query, i) !== 'patronymic') continue;
    const word = query.words[i] as Word;
    for (let j = 0; j < listed.words.length; j++) {
      if (!open.listed[j] || roleAt(listed, j) !== 'patronymic') continue;
      const other = listed.words[j] as Word;
      const { score, reason } = compareWords(wordOf(word.father || word.text), wordOf(other.father || other.text));
      if (score < 0.8 || reason === 'initial') continue;
      open.query[i] = false;
      open.listed[j] = false;
      open.pairs.push({ query: [i], listed: [j], score: Math.min(score, wordScore.transliteration), reason });
      break;
    }
  }
}

/** Letters without full stops: `JM`. */
const isRun = ({ text, abjad }: Word) => text.length > 1 && text.length <= 4 && !abjad;

/** Pairs letters without full stops with the names that they begin: `JM` with `Jean-Marie`. */
export function pairInitials(query: ComparableName, listed: ComparableName, open: UnpairedName): void {
  pairRuns(query, open.query, listed, open.listed, (at, names, score) => {
    open.pairs.push({ query: [at], listed: names, score, reason: 'initials' });
  });
  pairRuns(listed, open.listed, query, open.query, (at, names, score) => {
    open.pairs.push({ query: names, listed: [at], score, reason: 'initials' });
  });
}

function pairRuns(
  letters: ComparableName,
  openLetters: boolean[],
  names: ComparableName,
  openNames: boolean[],
  add: (at: number, names: readonly number[], score: number) => void,
): void {
  for (let at = 0; at < letters.words.length; at++) {
    const word = letters.words[at] as Word;
    if (!openLetters[at] || !isRun(word) || !isCore(roleAt(letters, at))) continue;
    const left = coresOf(names).filter((i) => openNames[i] && textAt(names, i).length > 1);
    if (left.length !== word.text.length || left.some((i, k) => textAt(names, i)[0] !== word.text[k])) continue;
    openLetters[at] = false;
    for (const i of left) openNames[i] = false;
    add(at, left, wordScore.initial);
  }
}

const pairOf = (pairs: readonly Pairing[], side: 'query' | 'listed', at: number) =>
  pairs.find((pair) => pair[side].includes(at));

/** Two words without a match are a damaged word from this similarity on, otherwise two names. */
const damagedFrom = 0.6;
/** The same for the names of fathers, which are mostly well-known names. */
const damagedFatherFrom = 0.7;

function isDamaged(a: Word, b: Word): boolean {
  const areFathers = a.father !== '' && b.father !== '';
  const [one, other] = areFathers ? [a.father, b.father] : [a.text, b.text];
  const known = areFathers ? [isFirstName(one), isFirstName(other)] : [a.wellKnown, b.wellKnown];
  if (!known.includes(false) || Math.min(one.length, other.length) < 4) return false;
  return spellingScore(one, other, areFathers ? damagedFatherFrom : damagedFrom) > 0;
}

/** Whether the stem of a patronymic is a known name: `petr`, `sergey` and `ily` (for `ilya`). */
const isFirstName = (stem: string) => ['', 'y', 'i', 'a', 'ya', 'iy', 'ey'].some((end) => wordOf(stem + end).wellKnown);

/** Whether two words are in the same place: the words before or after them are a pair, or both have none. */
function areAligned(
  places: readonly [i: number, j: number],
  cores: readonly [query: readonly number[], listed: readonly number[]],
  pairs: readonly Pairing[],
): boolean {
  const [at, to] = [cores[0].indexOf(places[0]), cores[1].indexOf(places[1])];
  const meet = (step: number) => {
    const [a, b] = [cores[0][at + step], cores[1][to + step]];
    if (a === undefined || b === undefined) return a === b;
    return pairOf(pairs, 'query', a)?.listed.includes(b) ?? false;
  };
  return meet(-1) && meet(1);
}

function codeOf(name: ComparableName, at: number, cores: readonly number[]): NameNote['code'] {
  if (roleAt(name, at) === 'patronymic') return 'father-differs';
  return at === cores[0] || at === cores.at(-1) ? 'name-part-differs' : 'middle-name-differs';
}

/** An initial and a word, or two words, that cannot be the same name. */
function areOthers(a: Word, b: Word): boolean {
  if (a.text.length > 1 && b.text.length > 1) return !isDamaged(a, b);
  return a.text[0] !== b.text[0] && a.sound[0] !== b.sound[0];
}

/** Parts in the same place of both names that are different names. */
function replacedParts(query: ComparableName, listed: ComparableName, found: NameComparison): NameNote[] {
  if (found.queryLeft.length === 0 || found.listedLeft.length === 0) return [];
  const cores = [coresOf(query), coresOf(listed)] as const;
  if (Math.min(cores[0].length, cores[1].length) < 3) return [];
  const notes: NameNote[] = [];
  for (const i of found.queryLeft)
    for (const j of found.listedLeft) {
      if (!cores[0].includes(i) || !cores[1].includes(j)) continue;
      const bothFathers = roleAt(query, i) === 'patronymic' && roleAt(listed, j) === 'patronymic';
      if (!bothFathers && !areAligned([i, j], cores, found.pairs)) continue;
      if (!areOthers(query.words[i] as Word, listed.words[j] as Word)) continue;
      const code = bothFathers ? 'father-differs' : codeOf(listed, j, cores[1]);
      notes.push({ code, query: [i], listed: [j] });
    }
  return notes;
}

/** The father of one is the bearer of the other: `Salman bin Muhammad` and `Muhammad bin Salman`. */
function swappedFathers(query: ComparableName, listed: ComparableName, { pairs }: NameComparison): NameNote[] {
  if (!query.roles.includes('patronymic') || !listed.roles.includes('patronymic')) return [];
  const [first, other] = [coresOf(query)[0], coresOf(listed)[0]];
  const fathers = pairs.filter(
    (pair) => roleAt(query, pair.query[0] as number) === 'patronymic' && pair.listed[0] === other,
  );
  const bearers = pairs.filter(
    (pair) => pair.query[0] === first && roleAt(listed, pair.listed[0] as number) === 'patronymic',
  );
  const isSwap = fathers.some((father) => bearers.some((bearer) => bearer !== father));
  if (!isSwap) return [];
  return [{ code: 'father-differs', query: fathers[0]?.query ?? [], listed: bearers[0]?.listed ?? [] }];
}

/** The given name of one is only the father's name of the other, who has another: `Aleksandr` and `Andrey Alexandrovich`. */
function namedAsFather(query: ComparableName, listed: ComparableName, found: NameComparison): NameNote[] {
  if (found.queryLeft.length + found.listedLeft.length === 0) return [];
  for (const {
    query: [i = 0],
    listed: [j = 0],
  } of found.pairs) {
    const [ofQuery, ofListed] = [roleAt(query, i) === 'patronymic', roleAt(listed, j) === 'patronymic'];
    if (ofQuery === ofListed || !(ofQuery ? listed.words[j] : query.words[i])?.wellKnown) continue;
    const [name, left] = ofQuery ? [query, found.queryLeft] : [listed, found.listedLeft];
    const given = coresOf(name).filter((at) => !name.family[at] && roleAt(name, at) !== 'patronymic');
    const first = given.length > 1 || name.family.includes(true) ? given[0] : undefined;
    if (first === undefined || !left.includes(first) || textAt(name, first).length === 1) continue;
    return [{ code: 'name-part-differs', query: ofQuery ? [first] : [i], listed: ofQuery ? [j] : [first] }];
  }
  return [];
}

function otherGenerations(query: ComparableName, listed: ComparableName): NameNote[] {
  if (!query.roles.includes('suffix') || !listed.roles.includes('suffix')) return [];
  const suffixOf = (name: ComparableName) =>
    name.words.findIndex(({ text }, i) => name.roles[i] === 'suffix' && generationOf(text) !== '');
  const [i, j] = [suffixOf(query), suffixOf(listed)];
  if (i < 0 || j < 0 || generationOf(textAt(query, i)) === generationOf(textAt(listed, j))) return [];
  return [{ code: 'generation-differs', query: [i], listed: [j] }];
}

/** Positions that may hold a family name: those that the list marks, otherwise the last one, in longer names the last two. */
function familyPlaces(name: ComparableName): readonly number[] {
  const cores = coresOf(name);
  const marked = cores.filter((i) => name.family[i]);
  return marked.length > 0 ? marked : cores.slice(cores.length > 2 ? -2 : -1);
}

/** A family name for certain: one that the list marks, otherwise the last word. */
const isSurname = (name: ComparableName, at: number) =>
  name.family.includes(true) ? name.family[at] === true : at === coresOf(name).at(-1);

/** A pair that is the same name rather than a similar one. */
const surePair = 0.9;
const isSurePair = ({ score }: Pairing) => score >= surePair;

/** One error in a long word leaves no doubt which name it is. */
const longWord = 8;
const oneError = 0.865;
/** The same in a shorter word next to a rare given name. */
const errorNextToRare = 0.84;

const muhammad = wordOf('muhammad').groups;

/** `Mohammad` in front of another given name: `Mohammad Reza` is called Reza. */
const isOftenOmitted = (name: ComparableName, at: number) =>
  name.words[at]?.groups.some((group) => muhammad.includes(group)) ?? false;

interface Containment {
  readonly longer: ComparableName;
  readonly side: 'query' | 'listed';
  /** Words of the longer name without a match. */
  readonly left: readonly number[];
}

/** The longer name, when every part of the other is in it. */
function containmentOf(query: ComparableName, listed: ComparableName, found: NameComparison): Containment | undefined {
  const [asked, known] = [
    found.queryLeft.filter((i) => isCore(roleAt(query, i))),
    found.listedLeft.filter((j) => isCore(roleAt(listed, j))),
  ];
  if (asked.length === 0 && known.length > 0) return { longer: listed, side: 'listed', left: known };
  return known.length === 0 && asked.length > 0 ? { longer: query, side: 'query', left: asked } : undefined;
}

/** Whether the first name of the longer one is only an initial in the other. */
const isInitialOfFirst = (longer: ComparableName, side: 'query' | 'listed', { pairs }: NameComparison) =>
  pairs.some((pair) => pair.reason === 'initial' && pair[side][0] === coresOf(longer)[0]);

/**
 * A name that is a part of the other: enough with a rare family name and another name, too little when only common
 * names are shared and a rare family name is not.
 */
function contained(query: ComparableName, listed: ComparableName, found: NameComparison): NameComparison {
  const part = containmentOf(query, listed, found);
  if (!part) return found;
  const { longer, side, left } = part;
  const family = familyPlaces(longer);
  const full = found.pairs.filter(
    ({ reason, query: at }) => reason !== 'initial' && reason !== 'initials' && isCore(roleAt(query, at[0] as number)),
  );
  const isRare = (pair: Pairing) =>
    pair.query.some((i) => roleAt(query, i) === 'rare') && pair.listed.some((j) => roleAt(listed, j) === 'rare');
  const rare = full.filter(isRare);
  const isLong = ({ query: [i = 0], listed: [j = 0] }: Pairing) =>
    Math.min(textAt(query, i).length, textAt(listed, j).length) >= longWord;
  const isNextToRare = (pair: Pairing) => rare.some((other) => other !== pair && other.score >= surePair);
  const isSure = (pair: Pairing) =>
    pair.score >= surePair ||
    (pair.score >= oneError && isLong(pair)) ||
    (pair.score >= errorNextToRare && isNextToRare(pair));
  const surnames = rare.filter((pair) => isSure(pair) && pair[side].some((at) => family.includes(at)));
  // A listed name begins with the family name when the list marks it.
  const first = coresOf(longer).find((at) => side === 'query' || !longer.family[at]) ?? -1;
  const lacksName =
    left.some((at) => isSurname(longer, at) && roleAt(longer, at) !== 'patronymic') ||
    (left.includes(first) && !isOftenOmitted(longer, first));
  // `Muhammad` is a second name of very many people, and the family name is only similar.
  const isSecondName = (pair: Pairing) => pair[side].some((at) => isOftenOmitted(longer, at));
  const isOnlyMuhammad =
    left.includes(first) &&
    full.length === 2 &&
    full.some(isSecondName) &&
    full.some((pair) => !isSecondName(pair) && pair.score < 1);
  if ((rare.length === 0 && lacksName) || (lacksName && isOnlyMuhammad))
    return { ...found, score: Math.min(found.score, bounds.thinCap) };
  if (surnames.length > 0 && full.length === 1 && isInitialOfFirst(longer, side, found))
    return { ...found, score: Math.max(found.score, bounds.initialFloor) };
  const isAmple = rare.some(({ score }) => score >= surePair) && full.filter(isSurePair).length >= 3;
  const isEnough = surnames.length > 0 && full.filter(({ score }) => score >= wordScore.nickname).length >= 2;
  if (!isAmple && (!isEnough || (coresOf(longer).length > 3 && left.includes(first)))) return found;
  const lost = left.filter((at) => family.includes(at));
  const notes: NameNote[] =
    lost.length === 0 || surnames.length === 0
      ? []
      : [{ code: 'one-surname', query: surnames[0]?.query ?? [], listed: surnames[0]?.listed ?? [] }];
  return { ...found, score: Math.max(found.score, bounds.containedFloor), notes };
}

/** Initials and a common family name are too little: many people share them. */
function onlyInitials(query: ComparableName, listed: ComparableName, found: NameComparison): NameComparison {
  const isTelling = ({ query: [i = 0], listed: [j = 0], reason }: Pairing) => {
    const roles = [roleAt(query, i), roleAt(listed, j)];
    return reason !== 'initial' && reason !== 'initials' && isCore(roles[0] as Role);
  };
  if (!found.pairs.some(({ reason }) => reason === 'initial' || reason === 'initials')) return found;
  const telling = found.pairs.filter(isTelling);
  const isCommon = telling.every(
    ({ query: [i = 0], listed: [j = 0] }) => roleAt(query, i) !== 'rare' || roleAt(listed, j) !== 'rare',
  );
  return telling.length < 2 && isCommon ? { ...found, score: Math.min(found.score, bounds.thinCap) } : found;
}

const guesses = new Set(['spelling', 'sound']);

/** Below this score two words of a name are hardly similar. */
const weakGuess = 0.74;

/** Below this score one of two words says too little, whatever the other one is. */
const doubtfulGuess = 0.715;
/** The same for the consonants of a script without vowels. */
const doubtfulConsonants = 0.735;
/** The score of two equal consonants in such a script. */
const leastConsonants = 0.74;

const vowelsOf = (text: string) => text.replace(/[^aeiouy]/g, '');
const withoutVowels = (text: string) => text.replace(/[aeiouy]/g, '');

/** `Selam` and `Salem`: the same consonants with two other vowels. */
function hasOtherVowels(a: string, b: string): boolean {
  const [one, other] = [vowelsOf(a), vowelsOf(b)];
  if (one.length !== other.length || withoutVowels(a) !== withoutVowels(b)) return false;
  return Array.from(one).filter((vowel, i) => vowel !== other[i]).length >= 2;
}

/** Next to one common name a guess that is doubtful needs more than this. */
const guessNextToCommon = 0.82;
/** The same for an equal phonetic key with another number of syllables. */
const soundNextToCommon = 0.92;

/** A long vowel that the script writes and the other word does not have. */
function lacksLongVowel(a: Word, b: Word): boolean {
  const [written, other] = a.abjad ? [a.text, b.text] : [b.text, a.text];
  return (/W/.test(written) && !/[ouvw]/.test(other)) || (/Y/.test(written) && !/[eiy]/.test(other));
}

const syllablesOf = (text: string) => text.replace(/y(?=[aeiou])/g, '.').match(/[aeiouy]+/g)?.length ?? 0;
/** The same phonetic key with another number of syllables: `Hayoon` and `Hyon`. */
const soundsOtherwise = (a: string, b: string, score: number) =>
  score < soundNextToCommon && syllablesOf(a) !== syllablesOf(b);

const firstSoundOf = (text: string) => (/^[aeiou]/.test(text) ? 'vowel' : /^sh/.test(text) ? 'sh' : 'consonant');
/** `Daniela` is a woman, `Danilo` a man. */
const haveOtherGenders = (a: string, b: string) => (/a$/.test(a) && /o$/.test(b)) || (/o$/.test(a) && /a$/.test(b));

/** Whether two similar words are another name, which a common name next to it does not outweigh. */
function isOtherWord(a: Word, b: Word, { reason, score }: Pairing): boolean {
  if (a.abjad !== b.abjad) return reason === 'transliteration' && score <= leastConsonants && lacksLongVowel(a, b);
  if (reason === 'transliteration') return soundsOtherwise(a.text, b.text, score);
  if (!guesses.has(reason) || score >= guessNextToCommon) return false;
  return (
    firstSoundOf(a.text) !== firstSoundOf(b.text) || hasOtherVowels(a.text, b.text) || haveOtherGenders(a.text, b.text)
  );
}

/** A common name and a word that is another one; or two words that only sound alike and have other first letters. */
function isOtherNextToCommon(query: ComparableName, listed: ComparableName, cores: readonly Pairing[]): boolean {
  const [one, two, ...more] = cores;
  if (!one || !two || more.length > 0) return false;
  const wordsOf = ({ query: [i = 0], listed: [j = 0] }: Pairing) => [query.words[i], listed.words[j]] as [Word, Word];
  const isCommon = ({ query: [i = 0], listed: [j = 0] }: Pairing) =>
    roleAt(query, i) !== 'rare' || roleAt(listed, j) !== 'rare';
  const isOther = (pair: Pairing) => isOtherWord(...wordsOf(pair), pair);
  const isSound = (pair: Pairing) => {
    const [a, b] = wordsOf(pair);
    return pair.reason === 'transliteration' && a.abjad === b.abjad && a.text[0] !== b.text[0];
  };
  if (isSound(one) && isSound(two) && Math.min(one.score, two.score) <= wordScore.shortSound) return true;
  return (isOther(one) && isCommon(two)) || (isOther(two) && isCommon(one));
}

/** A word that is short or hardly similar, next to common names, says too little. */
function thinGuess(query: ComparableName, listed: ComparableName, found: NameComparison): NameComparison {
  const cores = found.pairs.filter(({ query: [i = 0] }) => isCore(roleAt(query, i)));
  const isShort = ({ query: [i = 0], listed: [j = 0], reason, score }: Pairing) =>
    guesses.has(reason) && score < surePair && Math.min(textAt(query, i).length, textAt(listed, j).length) <= 4;
  const isWeak = ({ reason, score }: Pairing) => guesses.has(reason) && score < weakGuess;
  const isSure = ({ query: [i = 0], listed: [j = 0], score }: Pairing) =>
    score >= surePair && roleAt(query, i) === 'rare' && roleAt(listed, j) === 'rare';
  const isSafe = cores.some(isSure) || cores.filter(({ score }) => score >= surePair).length >= 2;
  const isDoubtfulPair = ({ reason, score, query: [i = 0], listed: [j = 0] }: Pairing) =>
    guesses.has(reason)
      ? score < doubtfulGuess
      : reason === 'transliteration' && score < doubtfulConsonants && query.words[i]?.abjad !== listed.words[j]?.abjad;
  const isDoubtful = cores.length === 2 && cores.some(isDoubtfulPair);
  if (
    !isDoubtful &&
    !isOtherNextToCommon(query, listed, cores) &&
    ((!cores.some(isShort) && !(cores.length <= 2 && cores.some(isWeak))) || isSafe)
  )
    return found;
  return { ...found, score: Math.min(found.score, bounds.thinCap) };
}

/** A well-known name in the query is hardly a misspelling of a rare listed name, when nothing else is rare. */
function knownForRare(query: ComparableName, listed: ComparableName, found: NameComparison): NameComparison {
  const isMistaken = ({ query: [i = 0], listed: [j = 0], reason, score }: Pairing) =>
    guesses.has(reason) && score < surePair && query.words[i]?.wellKnown === true && !listed.words[j]?.wellKnown;
  if (!found.pairs.some(isMistaken)) return found;
  const isRare = ({ query: [i = 0], listed: [j = 0], score }: Pairing) =>
    score >= surePair && roleAt(query, i) === 'rare' && roleAt(listed, j) === 'rare';
  return found.pairs.some(isRare) ? found : { ...found, score: Math.min(found.score, bounds.thinCap) };
}

/** Names below this score stay below every threshold. */
const leastJudged = 0.6;

/** Adds what speaks against one bearer, and corrects the score of names of which one is a part of the other. */
export function withPersonRules(query: ComparableName, listed: ComparableName, found: NameComparison): NameComparison {
  if (found.score < leastJudged) return found;
  const conflicts = [
    ...replacedParts(query, listed, found),
    ...swappedFathers(query, listed, found),
    ...namedAsFather(query, listed, found),
    ...otherGenerations(query, listed),
  ];
  const judged = onlyInitials(query, listed, knownForRare(query, listed, thinGuess(query, listed, found)));
  return conflicts.length > 0 ? { ...judged, notes: conflicts } : contained(query, listed, judged);
}
