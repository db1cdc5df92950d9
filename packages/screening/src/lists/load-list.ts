import type { ListedEntry } from '../model/subject.ts';
import type { ListFormat } from './format-names.ts';
import { listFormats } from './formats.ts';
import { type BadRecord, ListFormatError, ListTextTooLongError } from './list.ts';

/**
 * Maximum share of entries that may disappear relative to the last accepted version. Source:
 * docs/screening.md.
 */
export const maxShrinkage = 0.2;

/** Maximum number of invalid records reported individually; further ones are only counted. */
const maxReportedBadRecords = 1_000;

/** The result of reading a list. */
export interface LoadedList {
  readonly format: ListFormat;
  /** Publication date of the list as `yyyy-mm-dd`, '' when it has none. */
  readonly version: string;
  readonly entries: number;
  readonly names: number;
  readonly bad: readonly BadRecord[];
  readonly badCount: number;
  /** The file contains changes to a list, not a complete one. */
  readonly partial: boolean;
}

/** Why a list was refused; the last accepted version stays active. */
export type ListRefusal =
  | { readonly code: 'list-unreadable'; readonly detail: string }
  | { readonly code: 'list-unexpected-format'; readonly detail: string; readonly line?: number }
  | { readonly code: 'list-text-too-long'; readonly detail: string; readonly line: number }
  | { readonly code: 'list-empty'; readonly detail: string }
  | { readonly code: 'list-incomplete'; readonly detail: string; readonly expected: number; readonly found: number }
  | { readonly code: 'list-shrank'; readonly detail: string; readonly before: number; readonly found: number };

export type ListOutcome =
  | { readonly ok: true; readonly list: LoadedList }
  | { readonly ok: false; readonly refusal: ListRefusal; readonly bad: readonly BadRecord[] };

export interface LoadOptions {
  readonly format: ListFormat;
  readonly path: string;
  /** Receives each entry as it is read. The entries are valid only when the outcome is ok. */
  readonly onEntry: (entry: ListedEntry) => void;
  /** Number of entries in the last accepted version; absent for a first load. */
  readonly lastGoodEntries?: number;
  /** Receives the number of entries read so far. */
  readonly progress?: (entries: number) => void;
}

interface ImportCounts {
  version: string;
  expected: number;
  partial: boolean;
  entries: number;
  names: number;
  badCount: number;
  bad: BadRecord[];
}

async function readAll({ format, path, onEntry: take, progress }: LoadOptions, counts: ImportCounts): Promise<void> {
  const entries = listFormats[format](path, {
    version: (date) => (counts.version = date || counts.version),
    expect: (count) => (counts.expected = Number.isFinite(count) ? count : 0),
    partial: () => (counts.partial = true),
    bad: (record, problem) => {
      counts.badCount++;
      if (counts.bad.length < maxReportedBadRecords) counts.bad.push({ record, problem });
    },
  });
  for await (const entry of entries) {
    take(entry);
    counts.entries++;
    counts.names += entry.names.length;
    if (counts.entries % 1_000 === 0) progress?.(counts.entries);
  }
}

function formatRefusal(error: ListFormatError): ListRefusal {
  const { message: detail, line } = error;
  if (error instanceof ListTextTooLongError && line !== undefined) return { code: 'list-text-too-long', detail, line };
  return { code: 'list-unexpected-format', detail, ...(line !== undefined && { line }) };
}

function refusalOf(counts: ImportCounts, lastGood = 0): ListRefusal | undefined {
  const found = counts.entries;
  if (found === 0) return { code: 'list-empty', detail: 'the list has no entries' };
  const least = (count: number) => count * (1 - maxShrinkage);
  if (found + counts.badCount < least(counts.expected))
    return {
      code: 'list-incomplete',
      detail: `the list says ${counts.expected} and holds ${found}`,
      expected: counts.expected,
      found,
    };
  if (found < least(lastGood))
    return { code: 'list-shrank', detail: `${lastGood} entries before, ${found} now`, before: lastGood, found };
  return undefined;
}

/**
 * Reads a complete list. Invalid records are reported and left out; a list that is empty,
 * truncated, of another format, or that lost more than a fifth of its entries is refused.
 * @returns refusals as values; does not throw for the content of a file
 */
export async function loadList(options: LoadOptions): Promise<ListOutcome> {
  const counts: ImportCounts = { version: '', expected: 0, partial: false, entries: 0, names: 0, badCount: 0, bad: [] };
  try {
    await readAll(options, counts);
  } catch (error) {
    const detail = (error as Error).message;
    if (error instanceof ListFormatError) return { ok: false, refusal: formatRefusal(error), bad: counts.bad };
    if ((error as NodeJS.ErrnoException).code !== undefined)
      return { ok: false, refusal: { code: 'list-unreadable', detail }, bad: counts.bad };
    throw error;
  }
  const refusal = refusalOf(counts, options.lastGoodEntries);
  if (refusal) return { ok: false, refusal, bad: counts.bad };
  const { expected: _, ...list } = counts;
  return { ok: true, list: { format: options.format, ...list } };
}
