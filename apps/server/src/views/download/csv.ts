import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type Language, localeOf } from '@dossier/domain/languages';
import type { FileAnswer } from '../../runtime/view-context.ts';

/** Spreadsheets take a file for UTF-8 only when it begins with this. */
export const csvStart = '\uFEFF';

export type Separator = ',' | ';';

/** A spreadsheet splits at what its language does not use for decimals. */
export function separatorOf(language: Language): Separator {
  const isComma = new Intl.NumberFormat(localeOf(language)).format(0.5).includes(',');
  return isComma ? ';' : ',';
}

/** One line, its end included, quoted where RFC 4180 asks for it. What a spreadsheet would take for a formula stays text. */
export function csvLine(cells: readonly string[], separator: Separator): string {
  return `${cells.map((cell) => quoted(harmless(cell), separator)).join(separator)}\r\n`;
}

const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string, separator: Separator) =>
  cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

interface CsvFile {
  readonly language: Language;
  readonly fileName: string;
  readonly header: readonly string[];
  /** Lines in portions: each is read when the one before it was sent, and others get their turn in between. */
  readonly pages: AsyncIterable<readonly (readonly string[])[]>;
}

/** A table that is made as it is sent: it never stands in memory whole. */
export function csvFile({ language, fileName, header, pages }: CsvFile): FileAnswer {
  const separator = separatorOf(language);
  async function* parts() {
    yield Buffer.from(csvStart + csvLine(header, separator));
    for await (const lines of pages) {
      yield Buffer.from(lines.map((cells) => csvLine(cells, separator)).join(''));
      await setImmediate();
    }
  }
  return {
    stream: Readable.from(parts(), { objectMode: false }),
    mediaType: 'text/csv; charset=utf-8',
    fileName,
    disposition: 'attachment',
  };
}
