import type { PdfCanvas, Structure } from './pdf-canvas.ts';
import { headTop, ink, margin } from './pdf-style.ts';

/** A section and the page on which it starts, from 0. */
export interface SectionStart {
  readonly number: string;
  readonly title: string;
  readonly page: number;
  /** Nothing of the section before it is on its page. */
  readonly isAtTop: boolean;
}

interface Listed {
  readonly number: string;
  readonly title: string;
}

/** A list of contents that waits for the numbers of the pages. */
export interface Contents {
  readonly list: Structure;
  readonly sections: readonly Listed[];
  readonly page: number;
  readonly top: number;
}

const columns = 3;
const columnGap = 24;
const lineHeight = 12;
/** Of the number of a section. */
const numberWidth = 16;
const pageWidth = 16;

export const contentsHeight = (sections: readonly Listed[]): number =>
  Math.ceil(sections.length / columns) * lineHeight;

/** Keeps the place of a list of contents. */
export function reserveContents(canvas: PdfCanvas, sections: readonly Listed[]): Contents {
  const { doc } = canvas;
  const list = canvas.open(canvas.root, 'TOC');
  const contents = { list, sections, page: doc.bufferedPageRange().count - 1, top: doc.y };
  doc.y += contentsHeight(sections);
  return contents;
}

export function printContents(canvas: PdfCanvas, contents: Contents, starts: readonly SectionStart[]): void {
  const { doc } = canvas;
  const { list, sections, page, top } = contents;
  const perColumn = Math.ceil(sections.length / columns);
  const width = (canvas.width - (columns - 1) * columnGap) / columns;
  doc.switchToPage(page);
  for (const [at, { number, title }] of sections.entries()) {
    const start = starts.find((one) => one.number === number);
    if (!start) continue;
    const x = margin.side + Math.floor(at / perColumn) * (width + columnGap);
    const y = top + (at % perColumn) * lineHeight;
    canvas.element(list, 'TOCI', () => {
      canvas.oneLine(number, 'small', { x, y, width: numberWidth });
      const inside = width - numberWidth - pageWidth - 4;
      canvas.oneLine(title, 'small', { x: x + numberWidth, y, width: inside });
      canvas.oneLine(String(start.page + 1), 'small', {
        x: x + width - pageWidth,
        y,
        width: pageWidth,
        align: 'right',
      });
    });
  }
  list.end();
}

interface Edges {
  readonly header: string;
  readonly footer: string;
  readonly sections: readonly SectionStart[];
  readonly isFirstWithoutHead: boolean;
  readonly pageOf: (page: number, pages: number) => string;
}

/** Writes the head and the foot of every page, as decoration. */
export function printEdges(canvas: PdfCanvas, edges: Edges): void {
  const { doc } = canvas;
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    const { bottom } = doc.page.margins;
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    if (page > start || !edges.isFirstWithoutHead) printHead(canvas, edges, page);
    printFoot(canvas, edges.footer, edges.pageOf(page - start + 1, count));
    doc.endMarkedContent();
    doc.page.margins.bottom = bottom;
  }
}

function printHead(canvas: PdfCanvas, { header, sections }: Edges, page: number): void {
  const half = canvas.width / 2 - 8;
  canvas.oneLine(header, 'head', { x: margin.side, y: headTop, width: half });
  const titles = titlesOn(sections, page);
  const x = margin.side + canvas.width - half;
  canvas.oneLine(titles, 'small', { x, y: headTop, width: half, align: 'right' });
  line(canvas, headTop + 16);
}

function printFoot(canvas: PdfCanvas, footer: string, number: string): void {
  const y = canvas.doc.page.height - 37;
  line(canvas, y - 8);
  canvas.oneLine(footer, 'small', { x: margin.side, y, width: canvas.width * 0.8 });
  canvas.oneLine(number, 'small', {
    x: margin.side + canvas.width * 0.8,
    y,
    width: canvas.width * 0.2,
    align: 'right',
  });
}

function line({ doc }: PdfCanvas, y: number): void {
  doc.moveTo(margin.side, y).lineTo(doc.page.width - margin.side, y);
  doc.lineWidth(0.5).strokeColor(ink.line).stroke();
}

/** The sections of a page: the one that goes on from the page before, unless another starts at the top, to the last. */
function titlesOn(sections: readonly SectionStart[], page: number): string {
  const own = sections.filter((one) => one.page === page);
  const before = own[0]?.isAtTop ? undefined : sections.findLast((one) => one.page < page);
  const [first, last] = [before ?? own[0], own.at(-1)];
  if (!first) return '';
  return last && last !== first ? `${first.title} – ${last.title}` : first.title;
}
