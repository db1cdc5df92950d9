import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';

/** One row of a table with its line number. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Streams the text of a file in chunks that end at a line end. UTF-8 where valid, otherwise Latin-1. */
async function* wholeLines(path: string): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  let first = true;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
    const end = bytes.lastIndexOf(10) + 1;
    rest = bytes.subarray(end);
    if (end === 0) continue;
    yield decode(bytes.subarray(0, end), first);
    first = false;
  }
  if (rest.length > 0) yield decode(rest, first);
}

function decode(bytes: Buffer, first: boolean): string {
  const text = bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1');
  return first && text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/**
 * Streams the rows of a delimited file: doubled quotes inside quotes, any line ending, line breaks
 * inside quotes. A quote inside an unquoted cell is literal. A lone end-of-file mark (0x1A) is not
 * a row.
 */
export async function* readCsv(path: string, separator = ','): AsyncGenerator<Row> {
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let startLine = 1;
  const row = (): Row | undefined => {
    cells.push(cell);
    const blank = cells.length === 1 && (cell.trim() === '' || cell.trim() === '\x1a');
    const done = blank ? undefined : { line: startLine, cells };
    cells = [];
    cell = '';
    startLine = line;
    return done;
  };
  for await (const text of wholeLines(path)) {
    let at = 0;
    while (at < text.length) {
      if (quoted) {
        const quote = text.indexOf('"', at);
        const piece = text.slice(at, quote === -1 ? text.length : quote);
        cell += piece;
        for (let i = piece.indexOf('\n'); i !== -1; i = piece.indexOf('\n', i + 1)) line++;
        if (quote === -1) break;
        at = quote + 1;
        if (text[at] === '"') {
          cell += '"';
          at++;
        } else quoted = false;
        continue;
      }
      const letter = text[at] as string;
      at++;
      if (letter === separator) {
        cells.push(cell);
        cell = '';
      } else if (letter === '\n') {
        line++;
        const done = row();
        if (done) yield done;
      } else if (letter === '"' && cell === '') quoted = true;
      else if (letter !== '\r') cell += letter;
    }
  }
  const last = row();
  if (last) yield last;
}

/** Converts a row to a record by column name; names are compared without case and white space. */
export type Columns = (row: Row, name: string) => string;

/** Reads cells by column name, so that added or moved columns cause no error. Absent columns read as ''. */
export function byColumn(header: readonly string[]): Columns {
  const places = new Map(header.map((name, index) => [plain(name), index]));
  return (row, name) => {
    const place = places.get(plain(name));
    return place === undefined ? '' : (row.cells[place] ?? '').trim();
  };
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
