import type { ListedEntry } from '../subject.ts';
import type { ListFormat } from './format-names.ts';
import { listFormats } from './formats.ts';
import { type BadRecord, NotThisFormat } from './list.ts';

/** Most of a list that may be gone since the last good one. Source: the reference on list formats, "General rules". */
export const mostShrinkage = 0.2;

/** Bad records that are told one by one; the rest is counted. */
const mostToldBad = 1_000;

/** A list that was read. */
export interface LoadedList {
  readonly format: ListFormat;
  /** The list's own date as `yyyy-mm-dd`, '' when it has none. */
  readonly version: string;
  readonly entries: number;
  readonly names: number;
  readonly bad: readonly BadRecord[];
  readonly badCount: number;
  /** The file holds changes to a list, not a whole one. */
  readonly partial: boolean;
}

/** Why a list was not taken over; the last good one stays in force. */
export type ListRefusal =
  | { readonly code: 'list-unreadable'; readonly detail: string }
  | { readonly code: 'list-unexpected-format'; readonly detail: string }
  | { readonly code: 'list-empty'; readonly detail: string }
  | { readonly code: 'list-incomplete'; readonly detail: string; readonly expected: number; readonly found: number }
  | { readonly code: 'list-shrank'; readonly detail: string; readonly before: number; readonly found: number };

export type ListOutcome =
  | { readonly ok: true; readonly list: LoadedList }
  | { readonly ok: false; readonly refusal: ListRefusal; readonly bad: readonly BadRecord[] };

export interface LoadOptions {
  readonly format: ListFormat;
  readonly path: string;
  /** Takes each entry as it is read. What it took counts only when the outcome is ok. */
  readonly take: (entry: ListedEntry) => void;
  /** How many entries the last good version had; absent for a first load. */
  readonly lastGoodEntries?: number;
  /** Told now and then how many entries were read. */
  readonly progress?: (entries: number) => void;
}

interface Tally {
  version: string;
  expected: number;
  partial: boolean;
  entries: number;
  names: number;
  badCount: number;
  bad: BadRecord[];
}

async function readAll({ format, path, take, progress }: LoadOptions, tally: Tally): Promise<void> {
  const entries = listFormats[format](path, {
    version: (date) => (tally.version = date || tally.version),
    expect: (count) => (tally.expected = Number.isFinite(count) ? count : 0),
    partial: () => (tally.partial = true),
    bad: (record, problem) => {
      tally.badCount++;
      if (tally.bad.length < mostToldBad) tally.bad.push({ record, problem });
    },
  });
  for await (const entry of entries) {
    take(entry);
    tally.entries++;
    tally.names += entry.names.length;
    if (tally.entries % 1_000 === 0) progress?.(tally.entries);
  }
}

function refusalOf(tally: Tally, lastGood = 0): ListRefusal | undefined {
  const found = tally.entries;
  if (found === 0) return { code: 'list-empty', detail: 'the list has no entries' };
  const least = (count: number) => count * (1 - mostShrinkage);
  if (found + tally.badCount < least(tally.expected))
    return {
      code: 'list-incomplete',
      detail: `the list says ${tally.expected} and holds ${found}`,
      expected: tally.expected,
      found,
    };
  if (found < least(lastGood))
    return { code: 'list-shrank', detail: `${lastGood} entries before, ${found} now`, before: lastGood, found };
  return undefined;
}

/**
 * Reads a list whole. Bad records are told and left out; a list that is empty, cut off, of another format, or that lost
 * more than a fifth since the last good version is refused.
 * Errors: none for anything a file can be; refusals are values.
 */
export async function loadList(options: LoadOptions): Promise<ListOutcome> {
  const tally: Tally = { version: '', expected: 0, partial: false, entries: 0, names: 0, badCount: 0, bad: [] };
  try {
    await readAll(options, tally);
  } catch (error) {
    const detail = (error as Error).message;
    if (error instanceof NotThisFormat)
      return { ok: false, refusal: { code: 'list-unexpected-format', detail }, bad: tally.bad };
    if ((error as NodeJS.ErrnoException).code !== undefined)
      return { ok: false, refusal: { code: 'list-unreadable', detail }, bad: tally.bad };
    throw error;
  }
  const refusal = refusalOf(tally, options.lastGoodEntries);
  if (refusal) return { ok: false, refusal, bad: tally.bad };
  const { expected: _, ...list } = tally;
  return { ok: true, list: { format: options.format, ...list } };
}
