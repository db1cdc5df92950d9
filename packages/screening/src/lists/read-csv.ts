import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { type CsvError, type Info, parse } from 'csv-parse';
import { ListFormatError } from './list.ts';

/** One row of a table with its line number. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Streams the bytes of a file in chunks that end at a line end, converted from Latin-1 where they are not UTF-8. */
async function* wholeLines(path: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
    const end = bytes.lastIndexOf(10) + 1;
    rest = bytes.subarray(end);
    if (end > 0) yield toUtf8(bytes.subarray(0, end));
  }
  if (rest.length > 0) yield toUtf8(rest);
}

const toUtf8 = (bytes: Buffer) => (isUtf8(bytes) ? bytes : Buffer.from(bytes.toString('latin1')));

const isBlank = (cells: readonly string[]) => cells.length === 1 && ['', '\x1a'].includes((cells[0] ?? '').trim());

/**
 * Streams the rows of a delimited file (RFC 4180). A quote inside an unquoted cell is literal; rows
 * may differ in length. Blank rows and a lone end-of-file mark (0x1A) are left out.
 * @throws ListFormatError when the file ends inside quotes
 */
export async function* readCsv(path: string, separator = ','): AsyncGenerator<CsvRow> {
  let unclosed: CsvError | undefined;
  const parser = parse({
    delimiter: separator,
    bom: true,
    info: true,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    // An error would discard the rows that are parsed but not yet read.
    skip_records_with_error: true,
    on_skip: (error) => {
      unclosed = error;
      return undefined;
    },
  });
  let line = 1;
  // Iterating the parser reports the errors of both streams; `compose` would take three times as long.
  pipeline(wholeLines(path), parser, () => {});
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
    if (!isBlank(record)) yield { line, cells: record };
    line = info.lines + 1;
  }
  if (unclosed) throw new ListFormatError(`the quotes opened in the row at line ${line} are not closed`);
}

/** Converts a row to a record by column name; names are compared without case and white space. */
export type Columns = (row: CsvRow, name: string) => string;

/** Reads cells by column name, so that added or moved columns cause no error. Absent columns read as ''. */
export function byColumn(header: readonly string[]): Columns {
  const places = new Map(header.map((name, index) => [plain(name), index]));
  return (row, name) => {
    const place = places.get(plain(name));
    return place === undefined ? '' : (row.cells[place] ?? '').trim();
  };
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
