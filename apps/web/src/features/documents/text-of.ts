import type { PdfPage } from '#ui/pdf.ts';
import type { PageText, TextPiece } from './page-text.ts';

/** Positions of the words of a page, in the page's own points. */
export async function textOf(page: PdfPage): Promise<PageText> {
  const { items } = await page.getTextContent();
  let text = '';
  const pieces: TextPiece[] = [];
  for (const item of items) {
    if (!('str' in item)) continue;
    if (item.str !== '') {
      const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
      const height = Math.hypot(c, d) || item.height;
      pieces.push({ start: text.length, end: text.length + item.str.length, x, y, width: item.width, height });
      text += item.str;
    }
    if (item.hasEOL) text += ' ';
  }
  return { text, pieces };
}
