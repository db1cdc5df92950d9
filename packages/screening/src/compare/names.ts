import { genericWords, ordinaryWords } from '../dictionaries/lookup.ts';
import { bounds, isCore, leftover, type Role, roleWeight, wordScore } from '../model/algorithm.ts';
import { withChineseReadings } from './chinese-names.ts';
import { withCompanyRules } from './company-names.ts';
import type { ComparableName, NameComparison, Pairing, UnpairedName } from './comparable-name.ts';
import { pairDamaged, pairDamagedForm, pairDamagedTerm } from './damaged-words.ts';
import { spellingScore } from './edit.ts';
import { pairFathers, pairInitials, withPersonRules } from './person-names.ts';
import type { Word, WordMatch } from './words.ts';

export type Compare = (queryWord: number, listedWord: number) => WordMatch;

/** Words such as `bin` weigh less; their own pair gives way to one in which they are a part of a name. */
const smallWeight = 0.1;

/** Pairs words one to one, best pairs first. */
function pairWords(query: ComparableName, listed: ComparableName, compare: Compare): UnpairedName {
  const all: { i: number; j: number; rank: number; match: WordMatch }[] = [];
  for (let i = 0; i < query.words.length; i++)
    for (let j = 0; j < listed.words.length; j++) {
      const match = compare(i, j);
      if (match.score === 0 || (match.reason === 'initial' && !query.person)) continue;
      const weight = Math.min(roleWeight[query.roles[i] as Role], roleWeight[listed.roles[j] as Role]);
      // `Ben` between two names is a son, not Bernard.
      if (match.reason === 'nickname' && weight < smallWeight) continue;
      // On equal scores the pair that keeps the word order wins.
      all.push({ i, j, rank: match.score + weight * 0.1 - Math.abs(i - j) * 0.001, match });
    }
  all.sort((a, b) => b.rank - a.rank);
  const open: UnpairedName = { pairs: [], query: query.words.map(() => true), listed: listed.words.map(() => true) };
  for (const { i, j, match } of all) {
    if (!open.query[i] || !open.listed[j]) continue;
    open.query[i] = false;
    open.listed[j] = false;
    open.pairs.push({ query: [i], listed: [j], ...match });
  }
  return open;
}

/** Minimum similarity at which joined words match a single word. */
const joinedFloor = 0.88;
/** The same for what precedes or follows a generic word, and its minimum length. */
const joinedPartFloor = 0.8;
const leastPart = 5;
/** Fewer letters next to a whole word are not misspelt into other ones: `OK Coffee` is not `Oakcoffee`. */
const leastLeft = 3;
const isTerm = (text: string) => genericWords.has(text) || ordinaryWords.has(text);

/** The similarity of what is left of both without the word that both end or begin with: a generic one, or a long one. */
function withoutTerm(parts: readonly Word[], whole: Word): number | undefined {
  const isShared = ({ text }: Word) => whole.text.startsWith(text) || whole.text.endsWith(text);
  const term = parts.find((part) => isTerm(part.text) && isShared(part));
  const long = term ?? parts.find((part) => part.text.length >= leastPart && isShared(part));
  if (!long) return undefined;
  if (!term) {
    const isShort = parts.some(({ text }) => text.length < leastLeft && !/\d/.test(text));
    return isShort ? 0 : undefined;
  }
  const rest = parts.map(({ text }) => (text === term.text ? '' : text)).join('');
  const other = whole.text.startsWith(term.text)
    ? whole.text.slice(term.text.length)
    : whole.text.slice(0, -term.text.length);
  return Math.min(rest.length, other.length) < leastPart ? 0 : spellingScore(rest, other, joinedPartFloor);
}

function joinedScore(parts: readonly Word[], whole: Word): number {
  const text = parts.map((part) => part.text).join('');
  if (text === whole.text) return wordScore.joined;
  if (whole.abjad || Math.abs(text.length - whole.text.length) > 3 || whole.text.length < 5) return 0;
  const score = spellingScore(text, whole.text, joinedFloor);
  return score === 0 || withoutTerm(parts, whole) === 0 ? 0 : score * wordScore.joined;
}

const replaceWords = (open: UnpairedName, old: readonly Pairing[], pairing: Pairing) => {
  for (const pair of old) {
    open.pairs.splice(open.pairs.indexOf(pair), 1);
    for (const i of pair.query) open.query[i] = true;
    for (const j of pair.listed) open.listed[j] = true;
  }
  open.pairs.push(pairing);
  for (const i of pairing.query) open.query[i] = false;
  for (const j of pairing.listed) open.listed[j] = false;
};

/** Finds words of `many` that are written as one word in `one`; `flipped` when `many` is the listed side. */
function joinNeighbours(open: UnpairedName, many: ComparableName, one: ComparableName, flipped: boolean): void {
  const pairOf = (side: 'query' | 'listed', at: number) => open.pairs.find((pair) => pair[side].includes(at));
  const hasForm = (span: readonly number[]) => span.some((k) => many.roles[k] === 'legal');
  const lengthOf = (at: number) => (many.words[at] as Word).text.length;
  const [manySide, oneSide] = flipped ? (['listed', 'query'] as const) : (['query', 'listed'] as const);
  const isOpen = open[manySide];
  for (let at = 0; at + 1 < many.words.length; at++)
    for (let count = 3; count >= 2; count--) {
      if (at + count > many.words.length || !(isOpen[at] || isOpen[at + 1] || (count === 3 && isOpen[at + 2])))
        continue;
      const length = lengthOf(at) + lengthOf(at + 1) + (count === 3 ? lengthOf(at + 2) : 0);
      for (let k = 0; k < one.words.length; k++) {
        if (Math.abs((one.words[k] as Word).text.length - length) > 3) continue;
        const span = count === 3 ? [at, at + 1, at + 2] : [at, at + 1];
        const parts = span.map((part) => many.words[part] as Word);
        const score = joinedScore(parts, one.words[k] as Word);
        if (score === 0 || (score < wordScore.joined && hasForm(span))) continue;
        const old = new Set(
          [...span.map((s) => pairOf(manySide, s)), pairOf(oneSide, k)].filter((pair) => pair !== undefined),
        );
        const isTaken = (pair: Pairing) =>
          pair.score >= score && pair.reason !== 'initial' && weightOf(many, pair[manySide]) > smallWeight;
        if ([...old].some(isTaken)) continue;
        const reason = flipped ? 'split' : 'joined';
        replaceWords(
          open,
          [...old],
          flipped ? { query: [k], listed: span, score, reason } : { query: span, listed: [k], score, reason },
        );
        break;
      }
    }
}

/** Shorter texts are equal by chance. */
const leastMoved = 5;

/** Finds two neighbours that differ only in where the blank or hyphen between them is: `Chingf-ang` and `Ching-fang`. */
function moveBoundaries(query: ComparableName, listed: ComparableName, open: UnpairedName): void {
  const isOpen = (side: 'query' | 'listed', at: number) => open[side][at] || open[side][at + 1];
  for (let i = 0; i + 1 < query.words.length; i++) {
    const length = lengthOfTwo(query, i);
    if (!isOpen('query', i) || length < leastMoved) continue;
    for (let j = 0; j + 1 < listed.words.length; j++) {
      if (!isOpen('listed', j) || lengthOfTwo(listed, j) !== length) continue;
      if (textOfTwo(query, i) !== textOfTwo(listed, j)) continue;
      const old = open.pairs.filter(
        (pair) =>
          pair.query.some((at) => at === i || at === i + 1) || pair.listed.some((at) => at === j || at === j + 1),
      );
      const pairing = { query: [i, i + 1], listed: [j, j + 1], score: wordScore.joined, reason: 'joined' } as const;
      replaceWords(open, old, pairing);
    }
  }
}

const lengthOfTwo = ({ words }: ComparableName, at: number) =>
  (words[at]?.text.length ?? 0) + (words[at + 1]?.text.length ?? 0);

const textOfTwo = ({ words }: ComparableName, at: number) => `${words[at]?.text}${words[at + 1]?.text}`;

function inOrder(pairs: readonly Pairing[]): boolean {
  const places = [...pairs]
    .sort((a, b) => (a.query[0] as number) - (b.query[0] as number))
    .map((pair) => pair.listed[0] as number);
  const falls = places.filter((place, i) => place < (places[(i + places.length - 1) % places.length] as number)).length;
  // One descent is a rotation: `LAST, First Middle` for `First Middle Last`.
  return falls <= 1;
}

function weightOf({ roles }: ComparableName, at: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < at.length; i++) sum += roleWeight[roles[at[i] as number] as Role];
  return sum;
}

/** The weight of a pair, reduced where one side is only an initial. */
function pairWeight(pair: Pairing, query: ComparableName, listed: ComparableName): { weight: number; unsaid: number } {
  const [a, b] = [weightOf(query, pair.query), weightOf(listed, pair.listed)];
  if (pair.reason === 'initials') {
    const letters = Math.max(pair.query.length, pair.listed.length);
    return { weight: letters * roleWeight.initial, unsaid: (roleWeight.rare - roleWeight.initial) * leftover.listed };
  }
  if (pair.reason === 'joined' || pair.reason === 'split') return { weight: Math.min(a, b), unsaid: 0 };
  if (pair.reason !== 'initial') return { weight: (a + b) / 2, unsaid: 0 };
  return { weight: Math.min(a, b), unsaid: a > b ? (a - b) * leftover.query : (b - a) * leftover.listed };
}

function unmatchedWords(open: readonly boolean[]): number[] {
  const words: number[] = [];
  for (let i = 0; i < open.length; i++) if (open[i]) words.push(i);
  return words;
}

/** The unmatched words; a legal form of several words counts once. */
function countedWords({ roles }: ComparableName, open: readonly boolean[]): number[] {
  const words: number[] = [];
  let hasForm = false;
  for (let i = 0; i < open.length; i++) {
    if (!open[i] || (hasForm && roles[i] === 'legal')) continue;
    hasForm ||= roles[i] === 'legal';
    words.push(i);
  }
  return words;
}

function leftWeights(query: ComparableName, listed: ComparableName, open: UnpairedName): number {
  const { person } = listed;
  const [perQuery, perListed] = person ? [leftover.query, leftover.listed] : [leftover.bodyQuery, leftover.bodyListed];
  const ofQuery = weightOf(query, countedWords(query, open.query)) * perQuery;
  // It is enough that the first of several family names matches (`Garcia` for `Garcia Lopez`), or
  // any rare one.
  const first = listed.family.indexOf(true);
  let familyMet = false;
  for (let j = Math.max(first, 0); j < listed.family.length; j++)
    familyMet ||= listed.family[j] === true && !open.listed[j] && (j === first || listed.roles[j] === 'rare');
  let ofListed = 0;
  for (const j of countedWords(listed, open.listed)) {
    const share = listed.family[j] && !familyMet ? Math.max(perListed, leftover.listedFamily) : perListed;
    ofListed += roleWeight[listed.roles[j] as Role] * share;
  }
  return ofQuery + ofListed;
}

const hasUnmatched = (name: ComparableName, isOpen: readonly boolean[]) =>
  isOpen.some((yes, i) => yes && name.roles[i] !== 'legal' && name.roles[i] !== 'particle');

const isExact = ({ pairs }: UnpairedName) => pairs.every(({ score }) => score >= wordScore.joined);

/** Words that alone say too little about who it is. */
const sayingLittle = new Set<Role>(['generic', 'suffix', 'particle', 'legal']);

function hasCore({ roles }: ComparableName, at: readonly number[]): boolean {
  for (let i = 0; i < at.length; i++) if (isCore(roles[at[i] as number] as Role)) return true;
  return false;
}

function countCores({ roles }: ComparableName): number {
  let count = 0;
  for (let i = 0; i < roles.length; i++) if (isCore(roles[i] as Role)) count++;
  return count;
}

/** Caps the score when the names share too little evidence, however well the shared words match. */
function capped(
  score: number,
  shared: number,
  query: ComparableName,
  listed: ComparableName,
  open: UnpairedName,
): number {
  let cores = 0;
  let telling = false;
  for (const pair of open.pairs) {
    if (hasCore(query, pair.query)) cores += Math.max(pair.query.length, pair.listed.length);
    telling ||= pair.query.some((i) => !sayingLittle.has(query.roles[i] as Role));
  }
  const wanted = Math.max(countCores(query), countCores(listed));
  if (cores <= 1 && !listed.person && hasUnmatched(query, open.query) && !(shared >= 0.9 && isExact(open)))
    return Math.min(score, bounds.thinCap);
  if (cores <= 1 && wanted > 1 && listed.person) return Math.min(score, bounds.singleWordCap);
  const coreLeft = hasCore(query, unmatchedWords(open.query)) || hasCore(listed, unmatchedWords(open.listed));
  if (!telling && coreLeft) return Math.min(score, bounds.singleWordCap);
  return coreLeft && shared < bounds.thinWeight ? Math.min(score, bounds.thinCap) : score;
}

const leavesNumber = ({ roles }: ComparableName, open: readonly boolean[]) =>
  roles.some((role, i) => role === 'number' && open[i]);

/** Compares two names. */
export function compareNames(query: ComparableName, listed: ComparableName, compare: Compare): NameComparison {
  const found = compareByWords(query, listed, compare);
  if (!query.person && !listed.person) return withCompanyRules(query, listed, found);
  if (!query.person || !listed.person) return found;
  return withChineseReadings(query, listed, withPersonRules(query, listed, found));
}

/** Whether more than a legal form has no match. */
function leavesMore({ roles }: ComparableName, open: readonly boolean[]): boolean {
  for (let i = 0; i < open.length; i++) if (open[i] && roles[i] !== 'legal') return true;
  return false;
}

/** Compares two names word by word: pairs the words, weighs the pairs and the unmatched words. */
function compareByWords(query: ComparableName, listed: ComparableName, compare: Compare): NameComparison {
  const open = pairWords(query, listed, compare);
  if (leavesMore(query, open.query) || leavesMore(listed, open.listed)) {
    joinNeighbours(open, query, listed, false);
    joinNeighbours(open, listed, query, true);
    if (open.query.includes(true) && open.listed.includes(true)) moveBoundaries(query, listed, open);
    if (listed.person) {
      pairFathers(query, listed, open);
      pairInitials(query, listed, open);
    }
    pairDamaged(query, listed, open);
    if (!listed.person) {
      pairDamagedTerm(query, listed, open);
      pairDamagedForm(query, listed, open);
    }
  }
  let shared = 0;
  let reached = 0;
  let unsaid = 0;
  for (const pair of open.pairs) {
    const { weight, unsaid: more } = pairWeight(pair, query, listed);
    shared += weight;
    // Several initials that fit support each other: only the one that says least counts.
    unsaid = Math.max(unsaid, more);
    reached += weight * pair.score;
  }
  const total = shared + unsaid + leftWeights(query, listed, open);
  const score = total === 0 ? 0 : reached / total;
  return {
    score: capped(score, shared, query, listed, open),
    pairs: open.pairs,
    queryLeft: unmatchedWords(open.query),
    listedLeft: unmatchedWords(open.listed),
    inOrder: inOrder(open.pairs.filter((pair) => hasCore(query, pair.query))),
    numbersDiffer: !listed.person && (leavesNumber(query, open.query) || leavesNumber(listed, open.listed)),
    notes: [],
  };
}
