import type { ListedEntry } from '../subject.ts';

/** A record that could not be taken over, and why. The rest of its list stands. */
export interface BadRecord {
  /** Where: a line, an id or a running number. */
  readonly record: string;
  readonly problem: string;
}

/** What an importer learns beside the entries. */
export interface ListNews {
  /** The list's own date, as `yyyy-mm-dd`. */
  version(date: string): void;
  bad(record: string, problem: string): void;
  /** How many records the list says it holds. */
  expect(count: number): void;
  /** The file holds changes to a list rather than a list. */
  partial(): void;
}

/**
 * Reads one format, entry by entry.
 * Errors: throws `NotThisFormat` for a file that is something else, and whatever the disk throws.
 */
export type Importer = (path: string, news: ListNews) => AsyncIterable<ListedEntry>;

/** The file is not what it was said to be: another format, an error page, or cut off in the middle. */
export class NotThisFormat extends Error {
  override readonly name = 'NotThisFormat';
}
