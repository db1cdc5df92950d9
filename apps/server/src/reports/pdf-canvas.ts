import { breakLongWords } from './break-long-words.ts';
import { ink, margin, type Style, styles, type TextStyle } from './pdf-style.ts';
import { missingGlyph, printable } from './printable.ts';

export type Structure = ReturnType<PDFKit.PDFDocument['struct']>;
type Tag = Parameters<PDFKit.PDFDocument['struct']>[0];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** Heights that are remembered. */
const maxHeights = 2_000;

/** The page that is printed on: text in styles, structure elements, and decoration that is no content. */
export class PdfCanvas {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Structure;
  /** Whether a character was printed as `missingGlyph`. */
  hasMissingGlyphs = false;
  readonly #heights = new Map<string, number>();
  readonly #font: { hasGlyphForCodePoint(codePoint: number): boolean };

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
    doc.font('regular');
    // The three weights have the same characters.
    this.#font = (
      doc as unknown as { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } }
    )._font.font;
  }

  get width(): number {
    return this.doc.page.width - 2 * margin.side;
  }

  /** Points left on this page. */
  get remainingHeight(): number {
    return this.doc.page.height - margin.bottom - this.doc.y;
  }

  /** Height of a page without its margins. */
  get pageHeight(): number {
    return this.doc.page.height - margin.top - margin.bottom;
  }

  /** The text as it is printed: with characters of the font only. */
  printable(text: string): string {
    const clean = printable(text, (codePoint) => this.#font.hasGlyphForCodePoint(codePoint));
    if (clean.includes(missingGlyph) && !text.includes(missingGlyph)) this.hasMissingGlyphs = true;
    return breakLongWords(clean);
  }

  /** Height of a text that `printable` returned. */
  heightOf(text: string, style: Style, width: number): number {
    const key = `${style} ${width} ${text}`;
    const known = this.#heights.get(key);
    if (known !== undefined) return known;
    const height = this.#in(style).heightOfString(text, { width, ...optionsOf(style) });
    // Texts are measured several times in a row: when they are divided between pages, placed and printed.
    if (this.#heights.size >= maxHeights) this.#heights.clear();
    this.#heights.set(key, height);
    return height;
  }

  widthOf(text: string, style: Style): number {
    return this.#in(style).widthOfString(text, optionsOf(style));
  }

  /** Prints text that `printable` returned, within the current structure element. */
  text(text: string, style: Style, { x, y, width, align = 'left' }: Box): void {
    this.#in(style)
      .fillColor(styles[style].color)
      .text(text, x, y, { width, align, ...optionsOf(style) });
  }

  /** One line that ends with an ellipsis where it is too long. */
  oneLine(text: string, style: Style, box: Box): void {
    this.#in(style)
      .fillColor(styles[style].color)
      .text(this.printable(text).replace(/\n/g, ' '), box.x, box.y, {
        width: box.width,
        align: box.align ?? 'left',
        height: styles[style].size + 1,
        ellipsis: true,
      });
  }

  /** Adds a structure element with what `print` prints. */
  element(
    parent: Structure,
    tag: Tag,
    print: () => void,
    options: { scope?: 'Column' | 'Row'; alt?: string } = {},
  ): void {
    const element = this.doc.struct(tag, options as never, print);
    parent.add(element);
    element.end();
  }

  /** A structure element for others. End it after its last child. */
  open(parent: Structure, tag: Tag): Structure {
    const element = this.doc.struct(tag);
    parent.add(element);
    return element;
  }

  /** Prints what is no content: lines, page heads, marks next to words. */
  decoration(print: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    print();
    this.doc.endMarkedContent();
  }

  rule(y: number, color: string, lineWidth = 0.5): void {
    const { doc } = this;
    this.decoration(() => {
      doc.moveTo(margin.side, y).lineTo(doc.page.width - margin.side, y);
      doc.lineWidth(lineWidth).strokeColor(color).stroke();
    });
  }

  /** A frame around what was printed since `top`, with a bar of a colour on its left. */
  frame(top: number, color: string): void {
    const { doc } = this;
    const height = doc.y - top;
    this.decoration(() => {
      doc.roundedRect(margin.side, top, this.width, height, 3).lineWidth(0.75).strokeColor(ink.strongLine).stroke();
      doc.rect(margin.side, top, 2.5, height).fill(color);
    });
  }

  #in(style: Style): PDFKit.PDFDocument {
    return this.doc.font(styles[style].font).fontSize(styles[style].size);
  }
}

/** pdfkit remembers the widths of words only where no features are given. */
function optionsOf(style: Style): { lineGap: number; features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  const { lineGap, features }: TextStyle = styles[style];
  return features ? { lineGap, features: [...features] } : { lineGap };
}
