import { createRequire } from 'node:module';
import { type Language, localeOf } from '@dossier/domain/languages';
import { breakLongWords } from './break-long-words.ts';
import { type ReportT, reportTexts } from './report-texts.ts';
import { splitTallRows } from './split-tall-rows.ts';

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

const require = createRequire(import.meta.url);
/** Full fonts, with the Greek and Cyrillic letters of names in the member states. */
const fonts = {
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
};

export const ink = {
  text: '#1c1b19',
  soft: '#57534c',
  line: '#e2dfd8',
  accent: '#0f5c57',
  accentSoft: '#e4f0ee',
} as const;

/** Unit: points. */
export const margin = { side: 48, top: 64, bottom: 64 } as const;

/** Of a table cell. Unit: points. */
const padding = { vertical: 4, right: 8 } as const;

interface Cell {
  readonly text: string;
  readonly type: 'TH' | 'TD';
  readonly textColor: string;
  readonly scope?: 'Column';
}

export interface PdfOptions {
  readonly language: Language;
  readonly title: string;
  /** At the top of every page. */
  readonly header: string;
  readonly footer: string;
  /** In the metadata. */
  readonly author: string;
  /** Creation date in the metadata. */
  readonly date: Date;
}

export interface Column {
  readonly head: string;
  /** Relative to the sum of all columns. */
  readonly width: number;
}

/** Opens an empty document. pdfkit is imported with the first one: it takes more memory than the rest of the desk. */
export async function createPdf(options: PdfOptions): Promise<PdfDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margins: { left: margin.side, right: margin.side, top: margin.top, bottom: margin.bottom },
    pdfVersion: '1.7',
    tagged: true,
    lang: localeOf(options.language),
    displayTitle: true,
    bufferPages: true,
    font: fonts.regular,
    info: {
      Title: options.title,
      Author: options.author,
      Producer: 'Dossier',
      Creator: 'Dossier',
      CreationDate: options.date,
      ModDate: options.date,
    },
  });
  return new PdfDocument(doc, options);
}

/** A tagged (accessible) A4 document of headings, paragraphs, pairs and tables. */
export class PdfDocument {
  readonly doc: PDFKit.PDFDocument;
  readonly language: Language;
  readonly t: ReportT;
  readonly #options: PdfOptions;
  readonly #root: Structure;
  readonly #bytes: Promise<Buffer>;

  constructor(doc: PDFKit.PDFDocument, options: PdfOptions) {
    this.#options = options;
    this.language = options.language;
    this.t = reportTexts(options.language);
    this.doc = doc;
    this.doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
    this.#bytes = collect(this.doc);
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
  }

  get width(): number {
    return this.doc.page.width - 2 * margin.side;
  }

  /** Points left on this page. */
  get remainingHeight(): number {
    return this.doc.page.height - margin.bottom - this.doc.y;
  }

  heading(text: string, level: 1 | 2 | 3): void {
    const size = { 1: 22, 2: 15, 3: 11 }[level];
    // Keeps a heading with the text that follows it.
    if (this.remainingHeight < 90) this.doc.addPage();
    if (level > 1) this.doc.moveDown(level === 2 ? 1.2 : 0.8);
    this.#text(text, { font: 'bold', size, color: ink.text, tag: `H${level}` });
    this.doc.moveDown(0.35);
  }

  paragraph(text: string, { soft = false }: { soft?: boolean } = {}): void {
    this.#text(text, { font: 'regular', size: 9.5, color: soft ? ink.soft : ink.text, tag: 'P' });
    this.doc.moveDown(0.4);
  }

  /** Names and values in two columns; pairs without a value are omitted. */
  pairs(pairs: readonly (readonly [string, string])[]): void {
    const given = pairs.filter(([, value]) => value !== '');
    if (given.length === 0) return;
    this.#rows(
      given.map(([name, value]) => [
        { text: name, type: 'TH' as const, textColor: ink.soft },
        { text: value, type: 'TD' as const, textColor: ink.text },
      ]),
      [0.32, 0.68],
    );
  }

  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    if (rows.length === 0) return;
    const head = columns.map(({ head }) => ({
      text: head,
      type: 'TH' as const,
      textColor: ink.soft,
      scope: 'Column' as const,
    }));
    const body = rows.map((row) => row.map((text) => ({ text, type: 'TD' as const, textColor: ink.text })));
    const whole = columns.reduce((sum, { width }) => sum + width, 0);
    this.#rows(
      [head, ...body],
      columns.map(({ width }) => width / whole),
    );
  }

  /** A drawing with its alternative text. `draw` receives its upper left corner. */
  figure(alt: string, height: number, draw: (x: number, y: number) => void): void {
    if (this.remainingHeight < height) this.doc.addPage();
    const top = this.doc.y;
    const figure = this.doc.struct('Figure', { alt }, () => draw(margin.side, top));
    this.#root.add(figure);
    figure.end();
    this.doc.x = margin.side;
    this.doc.y = top + height;
  }

  /** Writes headers and footers and returns the file. */
  finish(): Promise<Buffer> {
    this.#root.end();
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      this.doc.switchToPage(page);
      this.#edges(page - start + 1, count);
    }
    this.doc.end();
    return this.#bytes;
  }

  #edges(page: number, pages: number): void {
    const { doc } = this;
    const { bottom } = doc.page.margins;
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('regular').fontSize(8).fillColor(ink.soft);
    const end = doc.page.height - 44;
    const oneLine = { height: 10, ellipsis: true };
    doc.text(this.#options.header, margin.side, 32, { width: this.width, ...oneLine });
    doc.text(this.#options.footer, margin.side, end, { width: this.width * 0.75, ...oneLine });
    const number = this.t('page', { page, pages });
    doc.text(number, margin.side, end, { width: this.width, align: 'right', lineBreak: false });
    doc.moveTo(margin.side, end - 8).lineTo(doc.page.width - margin.side, end - 8);
    doc.lineWidth(0.5).strokeColor(ink.line).stroke();
    doc.endMarkedContent();
    doc.page.margins.bottom = bottom;
  }

  #text(text: string, { font, size, color, tag }: { font: string; size: number; color: string; tag: string }): void {
    this.doc.font(font).fontSize(size).fillColor(color);
    const element = this.doc.struct(tag as 'P', {}, () => {
      this.doc.text(breakLongWords(text), margin.side, this.doc.y, { width: this.width, lineGap: 1.5 });
    });
    this.#root.add(element);
    element.end();
  }

  /** Whether a cell of this width is at most as high as a page. */
  #fitsPage(text: string, width: number): boolean {
    const { page } = this.doc;
    const maxHeight = page.height - margin.top - margin.bottom - 2 * padding.vertical - 1;
    // A line takes at least one character, and a page has more than 60 lines.
    return text.length <= 60 || this.doc.heightOfString(text, { width: width - padding.right }) <= maxHeight;
  }

  #rows(data: readonly Cell[][], parts: readonly number[]): void {
    this.doc.font('regular').fontSize(8.5).fillColor(ink.text);
    this.doc.x = margin.side;
    const widths = parts.map((part) => part * this.width);
    const cells = data.map((row) => row.map((cell) => ({ ...cell, text: breakLongWords(cell.text) })));
    this.doc.table({
      data: splitTallRows(cells, (text, column) => this.#fitsPage(text, widths[column] ?? 0)) as never,
      columnStyles: widths,
      rowStyles: () => ({ border: [0, 0, 0.5, 0], borderColor: ink.line }),
      defaultStyle: { padding: [padding.vertical, padding.right, padding.vertical, 0] },
      structParent: this.#root as never,
    } as never);
    this.doc.x = margin.side;
    this.doc.moveDown(0.5);
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
