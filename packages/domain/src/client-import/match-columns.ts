import { isCountry } from '../countries.ts';
import { isEmailAddress } from '../email-address.ts';
import { wordsOf } from '../fold.ts';
import { type ColumnChoice, type ImportFieldName, importFieldNames, importFields } from './fields.ts';
import { dayAsTyped } from './typed-day.ts';

/** Why a column got its field: as in an earlier import, by its name, by what it contains, or not at all. */
export const matchReasons = ['earlier', 'same', 'similar', 'content', 'none'] as const;
export type MatchReason = (typeof matchReasons)[number];

/** One column of a file with a few of its values. */
export interface FileColumn {
  readonly header: string;
  readonly samples: readonly string[];
}

export interface MatchedColumn {
  readonly choice: ColumnChoice;
  readonly reason: MatchReason;
  /** ISO date of the earlier import. */
  readonly since?: string;
}

/** What an institution chose for a header before, newest first. */
export interface EarlierChoice {
  readonly header: string;
  readonly choice: ColumnChoice;
  readonly on: string;
}

/** A header for comparison. */
export const headerKey = (header: string): string => wordsOf(header).join(' ');

/** Names of the fields on the screens, which the template has as headers. */
export type FieldNames = Readonly<Record<ImportFieldName, readonly string[]>>;

interface Candidate extends MatchedColumn {
  readonly at: number;
}

const strength: Readonly<Record<MatchReason, number>> = { earlier: 4, same: 3, similar: 2, content: 1, none: 0 };

/** Suggests a field per column; a field is given to one column only, the one that matches best. */
export function matchColumns(
  columns: readonly FileColumn[],
  names: FieldNames,
  earlier: readonly EarlierChoice[],
): MatchedColumn[] {
  const candidates = columns.flatMap((column, at) =>
    candidatesOf(column, names, earlier).map((one) => ({ ...one, at })),
  );
  candidates.sort((a, b) => strength[b.reason] - strength[a.reason]);
  const found = new Map<number, Candidate>();
  const taken = new Set<ColumnChoice>();
  for (const candidate of candidates) {
    if (found.has(candidate.at) || taken.has(candidate.choice)) continue;
    found.set(candidate.at, candidate);
    if (candidate.choice !== 'ignore') taken.add(candidate.choice);
  }
  return columns.map((_, at) => {
    const { at: _at, ...match } = found.get(at) ?? { at, choice: '' as const, reason: 'none' as const };
    return match;
  });
}

function candidatesOf(column: FileColumn, names: FieldNames, earlier: readonly EarlierChoice[]): MatchedColumn[] {
  const key = headerKey(column.header);
  if (key === '' && column.samples.length === 0) return [{ choice: 'ignore', reason: 'content' }];
  const before = earlier.find(({ header, choice }) => headerKey(header) === key && choice !== '');
  return [
    ...(before ? [{ choice: before.choice, reason: 'earlier' as const, since: before.on }] : []),
    ...byName(key, names),
    ...byContent(column.samples),
  ];
}

function byName(key: string, names: FieldNames): MatchedColumn[] {
  if (key === '') return [];
  const found: MatchedColumn[] = [];
  for (const choice of importFieldNames) {
    const keys = [...names[choice], ...importFields[choice].headers].map(headerKey);
    if (keys.includes(key)) found.push({ choice, reason: 'same' });
  }
  if (found.length > 0) return found;
  const padded = ` ${key} `;
  const longest = importFieldNames
    .map((choice) => ({ choice, length: longestIn(padded, [...names[choice], ...importFields[choice].headers]) }))
    .toSorted((a, b) => b.length - a.length)[0];
  return longest && longest.length > 0 ? [{ choice: longest.choice, reason: 'similar' }] : [];
}

/** Length of the longest of these names that the header contains as words; 0 without one. */
const longestIn = (padded: string, headers: readonly string[]): number =>
  Math.max(0, ...headers.map(headerKey).map((key) => (padded.includes(` ${key} `) ? key.length : 0)));

const contents: readonly (readonly [ImportFieldName, (text: string) => boolean])[] = [
  ['contactEmail', isEmailAddress],
  ['deadline', (text) => dayAsTyped(text, 'day-first') !== undefined || dayAsTyped(text, 'month-first') !== undefined],
  ['registrationNumber', (text) => /^\d{8}$/.test(text)],
  ['country', (text) => isCountry(text)],
];

function byContent(samples: readonly string[]): MatchedColumn[] {
  if (samples.length === 0) return [];
  const found = contents.find(([, is]) => samples.every((text) => is(text.trim())));
  return found ? [{ choice: found[0], reason: 'content' }] : [];
}
