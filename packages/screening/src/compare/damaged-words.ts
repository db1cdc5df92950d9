import { placeWords } from '../dictionaries/lookup.ts';
import { isCore, type Role } from '../model/algorithm.ts';
import type { ComparableName, UnpairedName } from './comparable-name.ts';
import { spellingScore } from './edit.ts';
import type { Word } from './words.ts';

const surePair = 0.9;
/** Sure pairs that a name needs before one damaged word is read as the missing one. */
const leastSure = 3;
/** Minimum similarity of a damaged word, and the share of it that counts. */
const damagedFrom = 0.58;
const damagedShare = 0.8;

function openCores({ roles }: ComparableName, open: readonly boolean[]): number[] {
  const cores: number[] = [];
  for (let i = 0; i < open.length; i++) if (open[i] && isCore(roles[i] as Role)) cores.push(i);
  return cores;
}

function areOtherNames(a: Word, b: Word): boolean {
  if (a.number || b.number || a.abjad || b.abjad || Math.min(a.text.length, b.text.length) < 3) return true;
  if (placeWords.has(a.text) && placeWords.has(b.text)) return true;
  return a.wellKnown && b.wellKnown;
}

const surePairs = (query: ComparableName, { pairs }: UnpairedName) =>
  pairs.filter(({ score, query: [i = 0] }) => score >= surePair && isCore(query.roles[i] as Role));

/** Whether enough other words match, one of them rare. */
function isOtherwiseSure(query: ComparableName, open: UnpairedName): boolean {
  const sure = surePairs(query, open);
  return sure.length >= leastSure && sure.some(({ query: [i = 0] }) => query.roles[i] === 'rare');
}

/**
 * A given name between the same family name and the same father's name, or the father's name between the same given and
 * family name, of which only one spelling is a name.
 */
function isGivenName(query: ComparableName, a: Word, b: Word, open: UnpairedName): boolean {
  const isName = (word: Word) => word.wellKnown || word.father !== '';
  if (!query.person || isName(a) === isName(b)) return false;
  const roles = surePairs(query, open).map(({ query: [i = 0] }) => query.roles[i]);
  const isFathers = roles.includes('patronymic') || a.father !== '' || b.father !== '';
  return isFathers && roles.length >= 2 && roles.some((role) => role === 'rare' || role === 'common');
}

/** Pairs the only two words without a match when they are similar, and every other word of a long name matches. */
export function pairDamaged(query: ComparableName, listed: ComparableName, open: UnpairedName): void {
  const asked = openCores(query, open.query);
  const known = openCores(listed, open.listed);
  if (asked.length !== 1 || known.length !== 1) return;
  const i = asked[0] as number;
  const j = known[0] as number;
  const [a, b] = [query.words[i] as Word, listed.words[j] as Word];
  if (areOtherNames(a, b) || !(isOtherwiseSure(query, open) || isGivenName(query, a, b, open))) return;
  const alike = spellingScore(a.text, b.text, damagedFrom);
  if (alike < damagedFrom) return;
  open.query[i] = false;
  open.listed[j] = false;
  open.pairs.push({ query: [i], listed: [j], score: alike * damagedShare, reason: 'spelling' });
}

/** Words that say little about which company it is. */
const termRoles = new Set<Role>(['legal', 'generic', 'suffix']);
/** Shorter terms are too near to other words. */
const longTerm = 6;

const openTerms = ({ roles, words }: ComparableName, open: readonly boolean[]) =>
  open.flatMap((isOpen, i) =>
    isOpen && termRoles.has(roles[i] as Role) && (words[i]?.text.length ?? 0) >= longTerm ? [i] : [],
  );

/**
 * Pairs the only word of a company name without a match with a legal form or generic term that it is similar to, when
 * a rare word matches: `Zorban Limsred` for `Zorban Limited`.
 */
export function pairDamagedTerm(query: ComparableName, listed: ComparableName, open: UnpairedName): void {
  const [left, known] = [openCores(query, open.query), openCores(listed, open.listed)];
  const [i, ...more] = left;
  if (i === undefined || more.length > 0 || query.roles[i] !== 'rare' || known.length > 1) return;
  const isRare = surePairs(query, open).some(({ query: [at = 0] }) => query.roles[at] === 'rare');
  if (!isRare || (query.words[i]?.text.length ?? 0) < longTerm) return;
  for (const j of openTerms(listed, open.listed)) {
    if (known.some((at) => at !== j)) continue;
    const alike = spellingScore(query.words[i]?.text ?? '', listed.words[j]?.text ?? '', damagedFrom);
    if (alike < damagedFrom) continue;
    open.query[i] = false;
    open.listed[j] = false;
    open.pairs.push({ query: [i], listed: [j], score: alike, reason: 'spelling' });
    return;
  }
}

/** Other words that match before a short word is read as a damaged legal form. */
const leastBesideForm = 1;

/** Whether two short words of the same length differ in one letter. */
const differInOneLetter = (a: string, b: string) =>
  a.length === b.length &&
  a.length >= 2 &&
  a.length <= 3 &&
  Array.from(a).filter((letter, i) => letter !== b[i]).length === 1;

/** Pairs the last word of a company name with a short legal form that differs in one letter: `Zorban Z.A.` for `Zorban S.A.`. */
export function pairDamagedForm(query: ComparableName, listed: ComparableName, open: UnpairedName): void {
  const [i, ...more] = openCores(query, open.query);
  if (i === undefined || more.length > 0 || openCores(listed, open.listed).length > 0) return;
  const isLast = query.roles.every((role, at) => at <= i || role === 'legal');
  if (!isLast || surePairs(query, open).length < leastBesideForm) return;
  const j = open.listed.findIndex(
    (isOpen, at) =>
      isOpen &&
      listed.roles[at] === 'legal' &&
      differInOneLetter(query.words[i]?.text ?? '', listed.words[at]?.text ?? ''),
  );
  if (j < 0) return;
  open.query[i] = false;
  open.listed[j] = false;
  open.pairs.push({ query: [i], listed: [j], score: damagedShare, reason: 'spelling' });
}
