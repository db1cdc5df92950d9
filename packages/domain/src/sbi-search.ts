import { slipsToPrefix } from './edit-distance.ts';
import { fold } from './fold.ts';
import { bySbiLanguage, type SbiLanguage, type SbiRow, sbiLanguages } from './sbi.ts';
import { stemOf } from './word-stems.ts';

/** Everyday words for one activity, most common first. */
export type EverydayWords = Readonly<Record<SbiLanguage, readonly string[]>>;

interface IndexedWord {
  readonly word: string;
  readonly stem: string;
}

interface IndexedPhrase {
  readonly phrase: string;
  readonly folded: string;
  readonly words: readonly IndexedWord[];
}

/** A row with its words prepared for searching. */
export interface IndexedSbiRow {
  readonly row: SbiRow;
  readonly titles: Readonly<Record<SbiLanguage, readonly IndexedWord[]>>;
  readonly everyday: Readonly<Record<SbiLanguage, readonly IndexedPhrase[]>>;
}

/** A found row, with everyday words as examples: those that matched first. */
export interface FoundSbiRow {
  readonly row: SbiRow;
  readonly examples: Readonly<Record<SbiLanguage, readonly string[]>>;
}

const noWords: EverydayWords = { en: [], nl: [] };

/** The prepared rows, and those that have a word with the same first two letters. */
export interface SbiIndex {
  readonly rows: readonly IndexedSbiRow[];
  readonly byStart: ReadonlyMap<string, ReadonlySet<IndexedSbiRow>>;
}

/** Prepares the selectable rows for `searchSbi`. Expensive: store the result. */
export function indexSbi(rows: readonly SbiRow[], everyday: ReadonlyMap<string, EverydayWords> = new Map()): SbiIndex {
  const indexed = indexRows(rows, everyday);
  const byStart = new Map<string, Set<IndexedSbiRow>>();
  for (const one of indexed)
    for (const { word } of sbiLanguages.flatMap((language) => [
      ...one.titles[language],
      ...one.everyday[language].flatMap(({ words }) => words),
    ])) {
      const start = startOf(word);
      byStart.set(start, (byStart.get(start) ?? new Set()).add(one));
    }
  return { rows: indexed, byStart };
}

const startOf = (word: string) => word.slice(0, 2);

function indexRows(rows: readonly SbiRow[], everyday: ReadonlyMap<string, EverydayWords>): IndexedSbiRow[] {
  return rows
    .filter((row) => row.selectable)
    .map((row) => {
      const own = everyday.get(row.code) ?? noWords;
      return {
        row,
        titles: bySbiLanguage((language) => indexWords(row[language], language)),
        everyday: bySbiLanguage((language) =>
          own[language].map((phrase) => ({
            phrase,
            folded: tellingWords(phrase).join(' '),
            words: indexWords(phrase, language),
          })),
        ),
      };
    });
}

const indexWords = (text: string, language: SbiLanguage): IndexedWord[] =>
  wordsOf(text).map((word) => ({ word, stem: stemOf(word, language) }));

/** Folded words. Unlike in names, the parts of a dotted abbreviation are separate words. */
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that say nothing about an activity: ignored next to another word. */
const emptyWords = new Set(
  wordsOf(
    'bedrijf bedrijven onderneming firma zaak eigen diensten dienst een de het en van voor in met ik wij we ' +
      'company business firm services service a an the and of for in with i we my our own',
  ),
);

/** The words of a text without those that say nothing, unless there are no others. */
function tellingWords(text: string): string[] {
  const all = wordsOf(text);
  const telling = all.filter((word) => !emptyWords.has(word));
  return telling.length > 0 ? telling : all;
}

/** Second parts of Dutch compound words that name the kind of company: `schilderbedrijf` is found as `schilder`. */
const heads = /(?:bedrijf|bedrijven|zaak|winkel|bureau|praktijk|salon|studio|service|diensten|dienst|firma|werk)$/;

/** Most everyday words shown with an activity. */
const mostExamples = 3;

/**
 * Finds activities by number (`68.2`) or by words: every word of the query must match a word of the title or of the
 * everyday words in one language, as a beginning, by its stem, or with one typing error in long words. Best first.
 */
export function searchSbi(index: SbiIndex, query: string, limit = 30): FoundSbiRow[] {
  const number = query.replace(/[\s.]/g, '');
  const scored = /^\d+$/.test(number) ? byNumber(index, number) : byWords(index, query);
  return scored
    .sort((a, b) => b.score - a.score || (a.indexed.row.code < b.indexed.row.code ? -1 : 1))
    .slice(0, limit)
    .map(({ indexed, matched }) => ({ row: indexed.row, examples: examplesOf(indexed, matched) }));
}

interface Scored {
  readonly indexed: IndexedSbiRow;
  readonly score: number;
  /** Everyday phrases that matched. */
  readonly matched: ReadonlySet<IndexedPhrase>;
}

function byNumber(index: SbiIndex, number: string): Scored[] {
  return index.rows
    .filter(({ row }) => row.code.startsWith(number))
    .map((indexed) => ({ indexed, score: indexed.row.code === number ? 1 : 0, matched: new Set() }));
}

function byWords(index: SbiIndex, text: string): Scored[] {
  const wanted = tellingWords(text);
  const [first = ''] = wanted;
  if (first === '') return [];
  const query = { phrase: wanted.join(' '), words: bySbiLanguage((language) => prepare(wanted, language)) };
  const candidates = first.length < 2 ? index.rows : [...(index.byStart.get(startOf(first)) ?? [])];
  const found = candidates.flatMap((indexed) => scoreRow(indexed, query, false));
  return found.length > 0 ? found : index.rows.flatMap((indexed) => scoreRow(indexed, query, true));
}

interface WantedWord extends IndexedWord {
  /** The word and its stem without the part that only names a kind of company. */
  readonly bare: IndexedWord | undefined;
}

interface Wanted {
  readonly phrase: string;
  readonly words: Readonly<Record<SbiLanguage, readonly WantedWord[]>>;
}

function prepare(wanted: readonly string[], language: SbiLanguage): WantedWord[] {
  return wanted.map((word) => {
    const bare = language === 'nl' ? word.replace(heads, '') : word;
    const isCompound = bare !== word && bare.length >= 4;
    return {
      word,
      stem: stemOf(word, language),
      bare: isCompound ? { word: bare, stem: stemOf(bare, language) } : undefined,
    };
  });
}

/**
 * Scores a row in its best language.
 * @param isLenient whether words are also found inside others (Dutch writes compound words) and with one typing error
 */
function scoreRow(indexed: IndexedSbiRow, query: Wanted, isLenient: boolean): Scored[] {
  const matched = new Set<IndexedPhrase>();
  const scores = sbiLanguages.map((language) => scoreIn(indexed, language, { ...query, isLenient, matched }));
  const score = Math.max(...scores);
  return score > 0 ? [{ indexed, score, matched }] : [];
}

/** 0 when a word of the query is missing in this language. */
function scoreIn(
  indexed: IndexedSbiRow,
  language: SbiLanguage,
  { words, phrase, isLenient, matched }: Wanted & { isLenient: boolean; matched: Set<IndexedPhrase> },
): number {
  const title = indexed.titles[language];
  const everyday = indexed.everyday[language];
  const found: IndexedPhrase[] = [];
  let sum = 0;
  for (const wanted of words[language]) {
    let best = bestScore(wanted, title, isLenient);
    for (const one of everyday) {
      const score = bestScore(wanted, one.words, isLenient);
      if (score === 0) continue;
      found.push(one);
      // The more other words a phrase has, the less it is about this one.
      best = Math.max(best, score - 0.3 * (one.words.length - 1), 0.1);
    }
    if (best === 0) return 0;
    sum += best;
  }
  for (const one of found) matched.add(one);
  const isNamed = found.some(({ folded }) => folded === phrase);
  const first = title[0]?.word.startsWith(words[language][0]?.word ?? ' ') === true ? 0.2 : 0;
  return sum / words[language].length + (isNamed ? 2 : 0) + first + 0.1 / (1 + title.length);
}

function bestScore(wanted: WantedWord, words: readonly IndexedWord[], isLenient: boolean): number {
  let best = 0;
  for (const word of words) {
    const score = exactScore(wanted, word) || (isLenient ? lenientScore(wanted, word) : 0);
    if (score > best) best = score;
  }
  return best;
}

function exactScore(wanted: WantedWord, { word, stem }: IndexedWord): number {
  if (word.startsWith(wanted.word)) return word.length === wanted.word.length ? 3 : 2;
  return wanted.stem.length >= 3 && stem === wanted.stem ? 1.8 : 0;
}

function lenientScore({ word: wanted, bare }: WantedWord, { word, stem }: IndexedWord): number {
  if (wanted.length >= 6 && slipsToPrefix(wanted, word, 1) <= 1) return 1;
  if (bare && (word.startsWith(bare.word) || stem === bare.stem)) return 1;
  return wanted.length >= 4 && word.includes(wanted) ? 0.5 : 0;
}

function examplesOf({ everyday }: IndexedSbiRow, matched: ReadonlySet<IndexedPhrase>): FoundSbiRow['examples'] {
  return bySbiLanguage((language) =>
    [...everyday[language]]
      .sort((a, b) => Number(matched.has(b)) - Number(matched.has(a)))
      .slice(0, mostExamples)
      .map(({ phrase }) => phrase),
  );
}
