import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { type CsvError, type Info, parse } from 'csv-parse';
import { ListFormatError, ListTextTooLongError, maxTextBytes } from './list.ts';

/** One row of a table with its line number. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** How far the parser has come: the end of the last complete row. */
interface Parsed {
  bytes: number;
  lines: number;
}

/**
 * Streams the bytes of a file in chunks that end at a line end, converted from Latin-1 where they are not UTF-8.
 * @throws ListTextTooLongError when the parser has not found the end of a row in 1 MB and one chunk
 */
async function* wholeLines(path: string, parsed: Parsed): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let passedOn = 0;
  let line = 1;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
    const end = bytes.lastIndexOf(10) + 1;
    rest = bytes.subarray(end);
    if (end > 0) {
      const lines = toUtf8(bytes.subarray(0, end));
      yield lines;
      passedOn += lines.length;
      line += countLines(lines);
    }
    if (rest.length > maxTextBytes) throw new ListTextTooLongError(line);
    if (passedOn - parsed.bytes > maxTextBytes) throw new ListTextTooLongError(parsed.lines + 1);
  }
  if (rest.length > 0) yield toUtf8(rest);
}

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count += 1;
  return count;
}

const toUtf8 = (bytes: Buffer) => (isUtf8(bytes) ? bytes : Buffer.from(bytes.toString('latin1')));

const isBlank = (cells: readonly string[]) => cells.length === 1 && ['', '\x1a'].includes((cells[0] ?? '').trim());

/**
 * Streams the rows of a delimited file (RFC 4180). A quote inside an unquoted cell is literal; rows
 * may differ in length. Blank rows and a lone end-of-file mark (0x1A) are left out.
 * @throws ListFormatError when the file ends inside quotes
 * @throws ListTextTooLongError for a row above 1 MB
 */
export async function* readCsv(path: string, separator = ','): AsyncGenerator<CsvRow> {
  let unclosed: CsvError | undefined;
  const parsed: Parsed = { bytes: 0, lines: 0 };
  const parser = parse({
    delimiter: separator,
    bom: true,
    info: true,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    // An error would discard the rows that are parsed but not yet read.
    skip_records_with_error: true,
    on_record: (record: string[], { bytes, lines }) => {
      parsed.bytes = bytes;
      parsed.lines = lines;
      return record;
    },
    on_skip: (error) => {
      unclosed = error;
      return undefined;
    },
  });
  let line = 1;
  let end = 0;
  // Iterating the parser reports the errors of both streams; `compose` would take three times as long.
  pipeline(wholeLines(path, parsed), parser, () => {});
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
    if (info.bytes - end > maxTextBytes) throw new ListTextTooLongError(line);
    end = info.bytes;
    if (!isBlank(record)) yield { line, cells: record };
    line = info.lines + 1;
  }
  if (unclosed) throw new ListFormatError(`the quotes opened in the row at line ${line} are not closed`, line);
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
