import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { numberFormat } from '@dossier/domain/intl';
import { type Language, localeOf } from '@dossier/domain/languages';
import type { FileAnswer } from '../../runtime/view-context.ts';

/** Byte order mark, without which spreadsheets do not read a file as UTF-8. */
export const csvStart = '\uFEFF';

export type Separator = ',' | ';';

/** Spreadsheets split columns at the character that their language does not use for decimals. */
export function separatorOf(language: Language): Separator {
  const isComma = numberFormat(localeOf(language)).format(0.5).includes(',');
  return isComma ? ';' : ',';
}

/** One line with its line break, quoted as RFC 4180 requires. Cells that a spreadsheet would run as a formula stay text. */
export function csvLine(cells: readonly string[], separator: Separator): string {
  return `${cells.map((cell) => quoted(asText(cell), separator)).join(separator)}\r\n`;
}

/** First characters that start a formula, full-width forms included. Source: OWASP, CSV injection. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

const asText = (cell: string) => (formulaStart.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string, separator: Separator) =>
  cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

interface Lines {
  readonly header: readonly string[];
  readonly pages: AsyncIterable<readonly (readonly string[])[]>;
}

/** The same guard for a workbook, whose texts are formulas once it is saved as CSV. */
export function withoutFormulas({ header, pages }: Lines): Lines {
  async function* guarded() {
    for await (const lines of pages) yield lines.map((cells) => cells.map(asText));
  }
  return { header, pages: guarded() };
}

interface CsvFile {
  readonly language: Language;
  readonly fileName: string;
  readonly header: readonly string[];
  /** Lines in batches. Each batch is read when the one before it is sent; other requests are served in between. */
  readonly pages: AsyncIterable<readonly (readonly string[])[]>;
}

/** A CSV file that is streamed: it is never in memory as a whole. */
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
