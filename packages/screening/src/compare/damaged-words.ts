import { placeWords } from '../dictionaries/lookup.ts';
import { type Role, roleWeight } from '../model/algorithm.ts';
import type { ComparableName, UnpairedName } from './comparable-name.ts';
import { spellingScore } from './edit.ts';
import type { Word } from './words.ts';

const isCore = (role: Role) => roleWeight[role] > 0.3;
const surePair = 0.9;
/** Sure pairs that a name needs before one damaged word is read as the missing one. */
const leastSure = 3;
/** Minimum similarity of a damaged word, and the share of it that counts. */
const damagedFrom = 0.58;
const damagedShare = 0.8;

const openCores = ({ roles }: ComparableName, open: readonly boolean[]) =>
  open.flatMap((isOpen, i) => (isOpen && isCore(roles[i] as Role) ? [i] : []));

function areOtherNames(a: Word, b: Word): boolean {
  if (a.number || b.number || a.abjad || b.abjad || Math.min(a.text.length, b.text.length) < 3) return true;
  if (placeWords.has(a.text) && placeWords.has(b.text)) return true;
  return a.wellKnown && b.wellKnown;
}

/** Whether enough other words match, one of them rare. */
function isOtherwiseSure(query: ComparableName, { pairs }: UnpairedName): boolean {
  const sure = pairs.filter(({ score, query: [i = 0] }) => score >= surePair && isCore(query.roles[i] as Role));
  return sure.length >= leastSure && sure.some(({ query: [i = 0] }) => query.roles[i] === 'rare');
}

/** Pairs the only two words without a match when they are similar, and every other word of a long name matches. */
export function pairDamaged(query: ComparableName, listed: ComparableName, open: UnpairedName): void {
  const [[i, ...more], [j, ...others]] = [openCores(query, open.query), openCores(listed, open.listed)];
  if (i === undefined || j === undefined || more.length > 0 || others.length > 0) return;
  const [a, b] = [query.words[i] as Word, listed.words[j] as Word];
  if (areOtherNames(a, b) || !isOtherwiseSure(query, open)) return;
  const alike = spellingScore(a.text, b.text, damagedFrom);
  if (alike < damagedFrom) return;
  open.query[i] = false;
  open.listed[j] = false;
  open.pairs.push({ query: [i], listed: [j], score: alike * damagedShare, reason: 'spelling' });
}
