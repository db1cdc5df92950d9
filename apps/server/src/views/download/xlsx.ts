import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
import { writeXlsxStream } from 'hucre/xlsx';
import type { FileAnswer } from '../../runtime/view-context.ts';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface XlsxFile {
  readonly fileName: string;
  readonly sheet: string;
  readonly header: readonly string[];
  /** Lines in batches; other requests are served in between. */
  readonly pages: AsyncIterable<readonly (readonly string[])[]>;
}

/** A workbook of texts that is streamed. A spreadsheet never runs a text as a formula. */
export function xlsxFile({ fileName, sheet, header, pages }: XlsxFile): FileAnswer {
  async function* rows(): AsyncGenerator<string[]> {
    yield [...header];
    for await (const lines of pages) {
      for (const line of lines) yield [...line];
      await setImmediate();
    }
  }
  const packed = writeXlsxStream(rows(), { name: sheet }) as unknown as ReadableStream<Uint8Array>;
  return { stream: Readable.fromWeb(packed), mediaType: xlsxType, fileName, disposition: 'attachment' };
}
