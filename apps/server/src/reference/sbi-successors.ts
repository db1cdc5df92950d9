import { fold } from '@dossier/domain/fold';
import { type SbiLanguage, type SbiRow, sbiLanguages } from '@dossier/domain/sbi';
import type { IndexedSbiRow } from '@dossier/domain/sbi-search';
import { stemOf } from '@dossier/domain/word-stems';

/** Most rows that are offered in the place of one. */
const mostSuccessors = 3;
/** Least similarity, 0 to 1, of a row that is offered. */
const leastSimilarity = 0.3;

/** Words of titles that distinguish no activity. */
const common = new Set(
  'van de het een en in of voor met op te zijn overige niet geen rest nec activiteiten dienst dienstverlen vervaardig exploitatie the of and other not activiti manufactur'.split(
    ' ',
  ),
);

/**
 * Returns a function that finds the leaves of SBI 2025 for a row of SBI 2008 or a row above the leaves. CBS publishes no
 * conversion table: rows are compared by their titles, everyday words and digits, so the result is offered and never
 * applied without a person.
 */
export function successorsIn(index: readonly IndexedSbiRow[]): (row: SbiRow) => SbiRow[] {
  const known = new Map<string, SbiRow[]>();
  return (row) => {
    if (row.edition === '2025' && row.selectable) return [];
    const key = `${row.edition} ${row.code}`;
    const found = known.get(key) ?? find(index, row);
    known.set(key, found);
    return found;
  };
}

function find(index: readonly IndexedSbiRow[], row: SbiRow): SbiRow[] {
  if (row.edition === '2025')
    return index
      .filter((one) => one.row.code.startsWith(row.code))
      .map((one) => one.row)
      .slice(0, mostSuccessors);
  const same = index.filter((one) =>
    sbiLanguages.some((language) => plain(one.row[language]) === plain(row[language])),
  );
  if (same.length === 1) return same.map((one) => one.row);
  const words = stemsByLanguage(row);
  return index
    .map((one) => ({ row: one.row, score: similarity(row, words, one) }))
    .filter(({ score }) => score >= leastSimilarity)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostSuccessors)
    .map((one) => one.row);
}

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const stemsByLanguage = (row: SbiRow) =>
  new Map(sbiLanguages.map((language) => [language, telling(plain(row[language]).split(' '), language)]));

const telling = (words: readonly string[], language: SbiLanguage) =>
  new Set(words.map((word) => stemOf(word, language)).filter((stem) => stem.length > 2 && !common.has(stem)));

/** Whether a word is, or as a compound begins with, one of these stems. */
const begins = (
  { word, stem }: { readonly word: string; readonly stem: string },
  stems: ReadonlySet<string>,
): boolean => stems.has(stem) || [...stems].some((one) => one.length >= 5 && word.startsWith(one));

/** Shared stems of the titles, everyday words that the old title has, and shared digits. */
function similarity(row: SbiRow, words: ReadonlyMap<SbiLanguage, ReadonlySet<string>>, one: IndexedSbiRow): number {
  const byLanguage = sbiLanguages.map((language) => {
    const own = words.get(language) ?? new Set<string>();
    const other = telling(
      one.titles[language].map(({ word }) => word),
      language,
    );
    const shared = own.intersection(other).size;
    const everyday = one.everyday[language].some((phrase) => phrase.words.some((word) => begins(word, own)));
    return shared / Math.max(1, own.union(other).size) + (everyday ? 0.3 : 0);
  });
  const digits = row.code.slice(0, 4) === one.row.code.slice(0, 4) ? 0.15 : 0;
  const division = row.code.slice(0, 2) === one.row.code.slice(0, 2) ? 0.1 : 0;
  return byLanguage.reduce((sum, part) => sum + part, 0) / sbiLanguages.length + digits + division;
}
