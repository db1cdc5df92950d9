import { bounds, wordScore } from '../model/algorithm.ts';
import { chineseReadings } from '../normalise/chinese.ts';
import type { ComparableName, NameComparison } from './comparable-name.ts';

const textsOf = ({ words }: ComparableName) => words.map(({ text }) => text);

/** Two syllables are too few to be sure of a family name and a given name. */
const scoreOf = (reading: string) =>
  reading.split(/[: ]/).length > 2 ? wordScore.romanisation : wordScore.shortRomanisation;

const guesses = new Set(['spelling', 'sound', 'transliteration', 'joined', 'split']);

let lastQuery: ComparableName | undefined;
let lastReadings: ReadonlySet<string> = new Set();

/** A query is compared with many names one after the other. */
function readingsOfQuery(query: ComparableName): ReadonlySet<string> {
  if (query !== lastQuery) {
    lastReadings = chineseReadings(textsOf(query));
    lastQuery = query;
  }
  return lastReadings;
}

/** Every word of a Chinese name is a name in another language: `Yan Li` is not `John Lee`. */
const isTranslated = ({ pairs }: NameComparison) =>
  pairs.length > 1 && pairs.every(({ reason }) => reason === 'same-name');

/**
 * Corrects the comparison of two names that can be read as Chinese: equal syllables in different
 * romanisations are the same name, and different syllables are never a typing error.
 */
export function withChineseReadings(
  query: ComparableName,
  listed: ComparableName,
  found: NameComparison,
): NameComparison {
  const asked = readingsOfQuery(query);
  if (asked.size === 0) return found;
  const known = chineseReadings(textsOf(listed));
  if (known.size === 0) return isTranslated(found) ? { ...found, score: Math.min(found.score, bounds.thinCap) } : found;
  const same = [...asked].find((reading) => known.has(reading));
  if (same === undefined) {
    const isGuess = found.pairs.some(({ reason, score }) => guesses.has(reason) && score < 1);
    // A given name of one syllable is another name than one of two.
    const lacksSyllable = found.queryLeft.length > 0 || found.listedLeft.length > 0;
    return isGuess || lacksSyllable ? { ...found, score: Math.min(found.score, bounds.thinCap) } : found;
  }
  const score = scoreOf(same);
  if (found.score >= score) return found;
  const all = (name: ComparableName) => name.words.map((_, i) => i);
  return {
    ...found,
    score,
    pairs: [{ query: all(query), listed: all(listed), score, reason: 'romanisation' }],
    queryLeft: [],
    listedLeft: [],
    inOrder: true,
    notes: [],
  };
}
