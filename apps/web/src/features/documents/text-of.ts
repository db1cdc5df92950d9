import type { PdfPage } from '#ui/pdf.ts';
import type { PageText, TextPiece } from './page-text.ts';

/** Positions of the words of a page, in the page's own points. */
export async function textOf(page: PdfPage): Promise<PageText> {
  const { items, styles } = await page.getTextContent();
  let text = '';
  const pieces: TextPiece[] = [];
  for (const item of items) {
    if (!('str' in item)) continue;
    if (item.str !== '') {
      const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
      const height = Math.hypot(c, d) || item.height;
      const font = `"${item.fontName}", ${styles[item.fontName]?.fontFamily || 'sans-serif'}`;
      const offset = (letter: number) => item.width * shareOf(item.str, letter, font);
      pieces.push({ start: text.length, end: text.length + item.str.length, x, y, height, offset });
      text += item.str;
    }
    if (item.hasEOL) text += ' ';
  }
  return { text, pieces };
}

let context: OffscreenCanvasRenderingContext2D | null = null;

/** The part of a run's width before a letter. PDF.js reports the run only: letters differ in width by its font. */
function shareOf(run: string, letter: number, font: string): number {
  if (letter <= 0) return 0;
  if (letter >= run.length) return 1;
  context ??= new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return letter / run.length;
  context.font = `100px ${font}`;
  const whole = context.measureText(run).width;
  return whole === 0 ? letter / run.length : context.measureText(run.slice(0, letter)).width / whole;
}
