import type { ListedEntry } from '../model/subject.ts';

/** A record that could not be imported, and why. The other records of its list are kept. */
export interface BadRecord {
  /** Position: a line, an id or a sequence number. */
  readonly record: string;
  readonly problem: string;
}

/** What an importer reports besides the entries. */
export interface ImportReport {
  /** Publication date of the list, as `yyyy-mm-dd`. */
  version(date: string): void;
  bad(record: string, problem: string): void;
  /** Number of records that the list states. */
  expect(count: number): void;
  /** The file contains changes to a list rather than a complete list. */
  partial(): void;
}

/**
 * Reads one format, entry by entry.
 * @throws NotThisFormat when the file has another format; file system errors
 */
export type Importer = (path: string, report: ImportReport) => AsyncIterable<ListedEntry>;

/** Longest line of lines, row of a table, text of an element and record. Unit: bytes. */
export const maxTextBytes = 1024 * 1024;

/** The file is not of the expected format: another format, an error page, or truncated. */
export class ListFormatError extends Error {
  override readonly name: string = 'NotThisFormat';
  /** Where the file departs from the format, if it is known. */
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}

/** A line, row or text is longer than any in a list. */
export class ListTextTooLongError extends ListFormatError {
  override readonly name = 'ListTextTooLong';

  constructor(line: number) {
    super(`line ${line} is longer than ${maxTextBytes} bytes`, line);
  }
}
