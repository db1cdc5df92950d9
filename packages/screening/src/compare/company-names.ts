import { placeWords } from '../dictionaries/lookup.ts';
import { bounds, isCore, type Role, wordScore } from '../model/algorithm.ts';
import { acronymsOf, soleWord } from '../normalise/acronyms.ts';
import { isPinyinWord } from '../normalise/chinese.ts';
import { chinesePlaces } from '../normalise/han.ts';
import { leastDerived } from '../normalise/whole-names.ts';
import type { ComparableName, NameComparison, Pairing } from './comparable-name.ts';

const roledWords = ({ words, roles }: ComparableName) => words.map(({ text }, i) => ({ text, role: roles[i] as Role }));
const positions = ({ words }: ComparableName) => words.map((_, i) => i);
const without = (name: ComparableName, at: number) => roledWords(name).filter((_, i) => i !== at);

const countedWords = ({ roles }: ComparableName) =>
  roles.reduce((count, role) => (role === 'legal' || role === 'number' ? count : count + 1), 0);

/** One name is the acronym of the other: stated there with the name, or derived from its words. */
function byAcronym(query: ComparableName, listed: ComparableName, found: NameComparison): NameComparison | undefined {
  if (countedWords(query) !== 1 && countedWords(listed) !== 1) return undefined;
  const [asked, known] = [soleWord(roledWords(query)), soleWord(roledWords(listed))];
  const isAsked = asked !== '' && known === '';
  if (!isAsked && (known === '' || asked !== '')) return undefined;
  const [acronym, full] = isAsked ? [asked, listed] : [known, query];
  const stated = full.words.findIndex(({ text }) => text === acronym);
  const isStated = stated >= 0 && acronymsOf(without(full, stated)).includes(acronym);
  const isDerived = acronym.length >= leastDerived && acronymsOf(roledWords(full)).includes(acronym);
  if (!isStated && !isDerived) return undefined;
  const score = isStated ? wordScore.acronym : wordScore.derivedAcronym;
  return {
    ...found,
    score,
    pairs: [{ query: positions(query), listed: positions(listed), score, reason: 'acronym' }],
    queryLeft: [],
    listedLeft: [],
  };
}

/** An acronym in front of or after the full name says nothing more than the name. */
function isOwnAcronym(name: ComparableName, left: readonly number[]): boolean {
  const [at = -1] = left;
  return (
    left.length === 1 &&
    (name.words[at]?.text.length ?? 0) <= 7 &&
    acronymsOf(without(name, at)).includes(name.words[at]?.text ?? '')
  );
}

const cores = ({ roles }: ComparableName, left: readonly number[]) => left.filter((at) => isCore(roles[at] as Role));
const isPlace = (name: ComparableName) => (at: number) => placeWords.has(name.words[at]?.text ?? '');

const guesses = new Set(['spelling', 'sound', 'transliteration']);
const telling = new Set<Role>(['rare', 'common', 'short', 'number', 'initial']);
const surePair = 0.9;

/**
 * A term of a language is hardly a misspelling of a rare name (`Nova` is not `Nove`), and a family name is another name
 * in another language: too little when all other words are generic.
 */
function thinTerms(query: ComparableName, listed: ComparableName, found: NameComparison): NameComparison {
  const wordsOf = ({ query: [i = 0], listed: [j = 0] }: Pairing) => [query.words[i], listed.words[j]] as const;
  const isThin = (pair: Pairing) => {
    const [asked, known] = wordsOf(pair);
    if (pair.reason === 'same-name') return asked?.sound !== known?.sound;
    return guesses.has(pair.reason) && pair.score < surePair && query.roles[pair.query[0] ?? 0] === 'ordinary';
  };
  if (!found.pairs.some(isThin)) return found;
  const isSure = (pair: Pairing) =>
    !isThin(pair) &&
    pair.score >= surePair &&
    (pair.query.some((i) => telling.has(query.roles[i] as Role)) ||
      pair.listed.some((j) => telling.has(listed.roles[j] as Role)));
  return found.pairs.some(isSure) ? found : { ...found, score: Math.min(found.score, bounds.thinCap) };
}

/** From this score on a word of syllables may be misspelt. */
const misspelt = 0.8;

/** In companies of the same Chinese place, other syllables are another name: `Ningbo Mingda` is not `Ningbo Mingze`. */
function otherSyllables(query: ComparableName, listed: ComparableName, found: NameComparison): NameComparison {
  const isOther = ({ reason, score, query: [i = 0], listed: [j = 0] }: Pairing) =>
    guesses.has(reason) &&
    score < misspelt &&
    isPinyinWord(query.words[i]?.text ?? '') &&
    isPinyinWord(listed.words[j]?.text ?? '');
  const isHere = ({ query: [i = 0] }: Pairing) => chinesePlaces.has(query.words[i]?.text ?? '');
  if (!found.pairs.some(isOther) || !found.pairs.some(isHere)) return found;
  return { ...found, score: Math.min(found.score, bounds.thinCap) };
}

/** Adds what the acronym, the places and the letters in company names say. */
export function withCompanyRules(query: ComparableName, listed: ComparableName, found: NameComparison): NameComparison {
  const judged = otherSyllables(query, listed, thinTerms(query, listed, found));
  if (found.queryLeft.length === 0 && found.listedLeft.length === 0) return judged;
  return withLeftWords(query, listed, judged);
}

function withLeftWords(query: ComparableName, listed: ComparableName, found: NameComparison): NameComparison {
  const acronym = byAcronym(query, listed, found);
  if (acronym) return acronym;
  const [asked, known] = [cores(query, found.queryLeft), cores(listed, found.listedLeft)];
  if (asked.length === 0 && known.length === 0) return found;
  if (
    (known.length === 0 && isOwnAcronym(query, found.queryLeft)) ||
    (asked.length === 0 && isOwnAcronym(listed, found.listedLeft))
  )
    return { ...found, score: Math.max(found.score, wordScore.acronym) };
  const [ofQuery, ofListed] = [asked.find(isPlace(query)), known.find(isPlace(listed))];
  if (ofQuery !== undefined && ofListed !== undefined)
    return { ...found, notes: [{ code: 'place-name-differs', query: [ofQuery], listed: [ofListed] }] };
  const isLetter = (name: ComparableName) => (at: number) => name.words[at]?.text.length === 1;
  if (found.queryLeft.some(isLetter(query)) && found.listedLeft.some(isLetter(listed)))
    return { ...found, numbersDiffer: true };
  const isRare = found.pairs.some(
    ({ query: [i = 0], listed: [j = 0], score }) =>
      score >= 0.9 && query.roles[i] === 'rare' && listed.roles[j] === 'rare',
  );
  const onlyPlaces = asked.every(isPlace(query)) && known.every(isPlace(listed));
  return isRare && onlyPlaces ? { ...found, score: Math.max(found.score, bounds.placeFloor) } : found;
}
