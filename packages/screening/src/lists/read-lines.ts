import { createReadStream } from 'node:fs';
import { ListTextTooLongError, maxTextBytes } from './list.ts';

/** One line without its line end, with its number. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/**
 * Streams the lines of a UTF-8 file.
 * @throws ListTextTooLongError for a line above 1 MB, before it is read completely
 */
export async function* readLines(path: string): AsyncGenerator<Line> {
  let rest: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
    let start = 0;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
      number += 1;
      yield lineOf(bytes.subarray(start, end), number);
      start = end + 1;
    }
    rest = bytes.subarray(start);
    if (rest.length > maxTextBytes) throw new ListTextTooLongError(number + 1);
  }
  if (rest.length > 0) yield lineOf(rest, number + 1);
}

function lineOf(bytes: Buffer, number: number): Line {
  if (bytes.length > maxTextBytes) throw new ListTextTooLongError(number);
  const end = bytes.at(-1) === 13 ? bytes.length - 1 : bytes.length;
  return { number, text: bytes.toString('utf8', 0, end) };
}
