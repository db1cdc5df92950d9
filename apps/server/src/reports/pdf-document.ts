import type { Language } from '@dossier/domain/languages';
import { openArchivalPdf, type PdfOptions } from './archival-pdf.ts';
import { PdfCanvas } from './pdf-canvas.ts';
import {
  type Contents,
  contentsHeight,
  printContents,
  printEdges,
  reserveContents,
  type SectionStart,
} from './pdf-edges.ts';
import { type Cell, type CellLine, type Column, type Rows, RowsPrinter } from './pdf-rows.ts';
import { margin, type Style, styles } from './pdf-style.ts';
import { type ReportT, reportTexts } from './report-texts.ts';

export type { PdfOptions } from './archival-pdf.ts';
export type { Cell, Column } from './pdf-rows.ts';
export { margin } from './pdf-style.ts';

/** A cell as a text, or with lines of several styles. */
export type CellInput = string | Cell;
/** Numbers and titles of sections. */
export type Heading = { readonly number: string; readonly title: string };

/** Printed when the next content is, on the same page. */
interface Waiting {
  readonly height: number;
  readonly print: () => void;
}

/** Space inside a frame. Unit: points. */
const frame = { inset: 14, above: 12, between: 5, below: 8 } as const;
/** Space above headings. Unit: points. */
const above = { section: 20, part: 12 } as const;

export async function createPdf(options: PdfOptions): Promise<PdfDocument> {
  return new PdfDocument(await openArchivalPdf(options), options);
}

/** A tagged (accessible) A4 document for archives, of headings, paragraphs, pairs, tables and figures. */
export class PdfDocument {
  readonly doc: PDFKit.PDFDocument;
  readonly canvas: PdfCanvas;
  readonly language: Language;
  readonly t: ReportT;
  readonly #options: PdfOptions;
  readonly #bytes: Promise<Buffer>;
  readonly #sections: SectionStart[] = [];
  #waiting: Waiting[] = [];
  #contents: Contents | undefined;
  #isWithoutHead = false;

  constructor(doc: PDFKit.PDFDocument, options: PdfOptions) {
    this.#options = options;
    this.language = options.language;
    this.t = reportTexts(options.language);
    this.doc = doc;
    this.#bytes = collect(doc);
    this.canvas = new PdfCanvas(doc);
  }

  get width(): number {
    return this.canvas.width;
  }

  get remainingHeight(): number {
    return this.canvas.remainingHeight;
  }

  /** The first page has no head: it is a cover. Call before anything is printed. */
  startCover(top: number): void {
    this.#isWithoutHead = true;
    this.doc.y = top;
  }

  addPage(): void {
    this.doc.addPage();
  }

  /** The title of the document, smaller the longer it is. */
  title(text: string): void {
    const size = text.length > 48 ? 'section' : 'title';
    this.#print('H1', text, size);
    this.doc.y += 4;
  }

  /** A heading that stays with what follows it. Sections are in the bookmarks and in the heads of their pages. */
  section({ number, title }: Heading): void {
    this.#wait(number === '' ? title : `${number}. ${title}`, 'section', 'H2', () => {
      const page = this.doc.bufferedPageRange().count - 1;
      const isAtTop = this.doc.y <= margin.top;
      this.#sections.push({ number, title: this.canvas.printable(title), page, isAtTop });
      this.doc.outline.addItem(number === '' ? title : `${number}. ${title}`);
    });
  }

  heading(text: string, level: 1 | 2 | 3): void {
    if (level === 1) this.title(text);
    else if (level === 2) this.section({ number: '', title: text });
    else this.#wait(text, 'part', 'H3', () => undefined);
  }

  /** A heading of the cover, which is in no list of sections. */
  coverHeading(text: string): void {
    this.#wait(text, 'part', 'H2', () => undefined);
  }

  paragraph(text: string, { soft = false }: { soft?: boolean } = {}): void {
    const style = soft ? 'soft' : 'text';
    const printed = this.canvas.printable(text);
    const height = this.canvas.heightOf(printed, style, this.width);
    // A paragraph that is divided keeps three lines on this page.
    this.#place(Math.min(height, 3 * (styles[style].size * 1.25 + styles[style].lineGap)));
    this.#print('P', text, style);
    this.doc.y += 4;
  }

  /** A sentence that introduces what follows: on the same page. */
  intro(text: string): void {
    const height = this.canvas.heightOf(this.canvas.printable(text), 'soft', this.width) + 4;
    this.#waiting.push({
      height,
      print: () => {
        this.#print('P', text, 'soft');
        this.doc.y += 4;
      },
    });
  }

  /** Paragraphs with pairs below them in one frame, on one page where they fit on one. */
  framed(paragraphs: readonly string[], pairs: readonly (readonly [string, string])[], color: string): void {
    const { canvas, doc } = this;
    const inside = { x: margin.side + frame.inset, width: this.width - 2 * frame.inset };
    const texts = paragraphs.map((text) => canvas.printable(text));
    const printer = new RowsPrinter(canvas, {
      columns: pairColumns(1),
      rows: pairs.map(pairCells),
      hasHead: false,
      rowHeads: [0],
      hasRules: false,
      inset: frame.inset,
    });
    const ofTexts = texts.map((text) => canvas.heightOf(text, 'text', inside.width) + 4);
    const needed = ofTexts.reduce(
      (sum, height) => sum + height,
      frame.above + frame.between + frame.below + printer.height,
    );
    this.#place(Math.min(needed, canvas.pageHeight));
    const page = doc.bufferedPageRange().count;
    const top = doc.y;
    doc.y += frame.above;
    for (const text of texts) {
      canvas.element(canvas.root, 'P', () => canvas.text(text, 'text', { ...inside, y: doc.y }));
      doc.y += 4;
    }
    doc.y += frame.between;
    printer.print(() => this.addPage());
    doc.x = margin.side;
    doc.y += frame.below;
    // A frame that goes on over pages would enclose less than it says.
    if (doc.bufferedPageRange().count === page) canvas.frame(top, color);
    doc.y += frame.below;
  }

  /** Names and values; pairs without a value are omitted. With two columns a row has two pairs. */
  pairs(
    pairs: readonly (readonly [string, string])[],
    { columns = 1, inset = 0 }: { columns?: 1 | 2; inset?: number } = {},
  ): void {
    const given = pairs.filter(([, value]) => value !== '');
    if (given.length === 0) return;
    const cells = given.map(pairCells);
    const half = Math.ceil(cells.length / columns);
    const rows = Array.from({ length: half }, (_, at) =>
      columns === 1
        ? (cells[at] ?? [])
        : [...(cells[at] ?? []), ...(cells[at + half] ?? [lineCell('', 'soft'), lineCell('', 'text')])],
    );
    this.#rows(pairColumns(columns), rows, {
      hasHead: false,
      rowHeads: columns === 1 ? [0] : [0, 2],
      hasRules: columns === 1,
      inset,
    });
  }

  /** The first column names the row. `empty` is printed in place of a table without rows. */
  table(
    columns: readonly Column[],
    rows: readonly (readonly CellInput[])[],
    { isCompact = false, empty }: { isCompact?: boolean; empty?: string } = {},
  ): void {
    if (rows.length === 0) {
      if (empty !== undefined) this.paragraph(empty);
      return;
    }
    const cells = rows.map((row) => row.map((cell, at) => asCell(cell, at === 0 ? 'strong' : 'text')));
    this.#rows(columns, cells, { hasHead: true, rowHeads: [0], hasRules: true, isCompact });
  }

  /** Times with what happened, and its number at the end of the line. */
  timeline(rows: readonly (readonly [string, CellInput, string])[]): void {
    const columns: Column[] = [
      { head: '', width: 10 },
      { head: '', width: 78 },
      { head: '', width: 12, align: 'right' },
    ];
    const cells = rows.map(([time, what, number]) => [
      lineCell(time, 'soft'),
      asCell(what, 'text'),
      lineCell(number, 'soft'),
    ]);
    this.#rows(columns, cells, { hasHead: false, rowHeads: [0], hasRules: true });
  }

  /** A drawing with its alternative text. `draw` receives its upper left corner. */
  figure(alt: string, height: number, draw: (x: number, y: number) => void): void {
    this.#place(height);
    const top = this.doc.y;
    this.canvas.element(this.canvas.root, 'Figure', () => draw(margin.side, top), { alt: this.canvas.printable(alt) });
    this.doc.x = margin.side;
    this.doc.y = top + height;
  }

  /** Starts a new page unless these points are left, and prints the headings that wait. */
  reserve(height: number): void {
    this.#place(height);
  }

  /** A list of these sections with the numbers of their pages, which are written at the end. */
  contents(sections: readonly Heading[]): void {
    this.#place(contentsHeight(sections));
    this.#contents = reserveContents(this.canvas, sections);
  }

  /** Attaches a file that belongs to the document as its data. */
  attach(name: string, bytes: Buffer, description: string): void {
    const { date } = this.#options;
    const about = {
      type: 'application/json',
      relationship: 'Data',
      description,
      creationDate: date,
      modifiedDate: date,
    };
    this.doc.file(bytes, { name, ...about } as never);
  }

  /** Writes heads, feet and the list of contents, and returns the file. */
  finish(): Promise<Buffer> {
    this.#place(0);
    if (this.#contents) printContents(this.canvas, this.#contents, this.#sections);
    this.canvas.root.end();
    printEdges(this.canvas, {
      header: this.#options.header,
      footer: this.#options.footer,
      sections: this.#sections,
      isFirstWithoutHead: this.#isWithoutHead,
      pageOf: (page, pages) => this.t('page', { page, pages }),
    });
    this.doc.end();
    return this.#bytes;
  }

  #wait(text: string, style: 'section' | 'part', tag: 'H2' | 'H3', start: () => void): void {
    const height = above[style] + this.canvas.heightOf(this.canvas.printable(text), style, this.width) + 4;
    this.#waiting.push({
      height,
      print: () => {
        if (this.doc.y > margin.top) this.doc.y += above[style];
        start();
        this.#print(tag, text, style);
        this.doc.y += 4;
      },
    });
  }

  #place(height: number): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    const needed = waiting.reduce((sum, one) => sum + one.height, height);
    if (needed > this.remainingHeight && this.doc.y > margin.top) this.addPage();
    for (const one of waiting) one.print();
  }

  #print(tag: 'H1' | 'H2' | 'H3' | 'P', text: string, style: Style): void {
    const printed = this.canvas.printable(text);
    this.canvas.element(this.canvas.root, tag, () => {
      this.canvas.text(printed, style, { x: margin.side, y: this.doc.y, width: this.width });
    });
  }

  #rows(columns: readonly Column[], rows: readonly (readonly Cell[])[], how: Omit<Rows, 'columns' | 'rows'>): void {
    const printer = new RowsPrinter(this.canvas, { columns, rows, ...how });
    this.#place(printer.firstHeight);
    printer.print(() => this.addPage());
    this.doc.y += 6;
  }
}

/** A cell with one text. */
export const lineCell = (text: string, style: Style): Cell => ({ lines: [{ text, style }] });

const pairCells = ([name, value]: readonly [string, string]): Cell[] => [
  lineCell(name, 'soft'),
  lineCell(value, 'text'),
];

const pairColumns = (columns: 1 | 2): Column[] =>
  (columns === 1 ? [26, 74] : [17, 33, 17, 33]).map((width) => ({ head: '', width }));

/** A cell of a short text in bold, and of another below it; an empty one is left out. */
export const titledCell = (title: string, text: string): Cell => ({
  lines: [{ text: title, style: 'strong' }, ...(text === '' ? [] : [{ text, style: 'text' } as const])],
});

/** A cell of a text, and of smaller texts below it; empty ones are left out. */
export function noteCell(text: string, notes: readonly string[], style: Style = 'text'): Cell {
  const below = notes.filter((note) => note !== '').map((note): CellLine => ({ text: note, style: 'small' }));
  return { lines: [{ text, style }, ...below] };
}

const asCell = (cell: CellInput, style: Style): Cell => (typeof cell === 'string' ? lineCell(cell, style) : cell);

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
