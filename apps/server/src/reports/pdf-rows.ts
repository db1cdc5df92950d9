import type { PdfCanvas, Structure } from './pdf-canvas.ts';
import { drawMark, type Mark } from './pdf-marks.ts';
import { ink, margin, padding, type Style } from './pdf-style.ts';
import { splitTallCell } from './split-tall-rows.ts';

/** One text of a cell, on lines of its own. */
export interface CellLine {
  readonly text: string;
  readonly style: Style;
  /** Below the other columns, over all of them but the first: for a digest, which is longer than a column. */
  readonly isWide?: boolean;
}

export interface Cell {
  readonly lines: readonly CellLine[];
  /** Drawn before the first line. */
  readonly mark?: Mark;
}

export interface Column {
  readonly head: string;
  /** Relative to the sum of all columns. */
  readonly width: number;
  readonly align?: 'left' | 'right';
}

export interface Rows {
  readonly columns: readonly Column[];
  /** Has a row with the heads of the columns, on each page. */
  readonly hasHead: boolean;
  /** The columns that name a row. */
  readonly rowHeads: readonly number[];
  readonly hasRules: boolean;
  /** With less space in the rows. */
  readonly isCompact?: boolean;
  /** Kept free on both sides. Unit: points. */
  readonly inset?: number;
  readonly rows: readonly (readonly Cell[])[];
}

interface Place {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const markSize = 9.5;
const markWidth = 13;

/** A table whose rows are never divided between pages, unless a row is higher than a page. */
export class RowsPrinter {
  readonly #canvas: PdfCanvas;
  readonly #rows: Rows;
  readonly #places: readonly Place[];
  readonly #cells: readonly (readonly Cell[])[];

  constructor(canvas: PdfCanvas, rows: Rows) {
    this.#canvas = canvas;
    this.#rows = rows;
    this.#places = placesOf(rows.columns, canvas.width, rows.inset);
    const clean = rows.rows.map((row) => row.map((cell) => this.#printable(cell)));
    this.#cells = clean.flatMap((row) => this.#split(row));
  }

  /** Height of the heads with the first row: what has to be on one page. */
  get firstHeight(): number {
    return this.#headHeight + (this.#cells[0] ? this.#heightOf(this.#cells[0]) : 0);
  }

  /** Height of all rows on one page. */
  get height(): number {
    return this.#cells.reduce((sum, row) => sum + this.#heightOf(row), this.#headHeight);
  }

  /** Prints all rows from the current position on. `addPage` starts a page. */
  print(addPage: () => void): void {
    const { doc, root } = this.#canvas;
    const table = this.#canvas.open(root, 'Table');
    if (this.#rows.hasHead) this.#printHead(table);
    for (const row of this.#cells) {
      if (this.#heightOf(row) > this.#canvas.remainingHeight) {
        addPage();
        if (this.#rows.hasHead) this.#printHead(undefined);
      }
      this.#printRow(table, row);
    }
    table.end();
    doc.x = margin.side;
  }

  /** Space above and below the text of a row; less where no line divides the rows. */
  get #above(): number {
    if (this.#rows.isCompact) return padding.vertical * 0.7;
    return this.#rows.hasRules ? padding.vertical : padding.vertical / 2;
  }

  get #headHeight(): number {
    if (!this.#rows.hasHead) return 0;
    return this.#heightOf(this.#headCells);
  }

  get #headCells(): Cell[] {
    return this.#rows.columns.map(({ head }) => ({ lines: [{ text: this.#canvas.printable(head), style: 'head' }] }));
  }

  /** The heads of the columns; on the pages after the first as decoration, because they were read once. */
  #printHead(table: Structure | undefined): void {
    const top = this.#canvas.doc.y;
    const height = this.#headHeight;
    const row = table && this.#canvas.open(table, 'TR');
    for (const [at, cell] of this.#headCells.entries()) {
      const print = () => this.#printCell(cell, at, top, top);
      if (row) this.#canvas.element(row, 'TH', print, { scope: 'Column' });
      else this.#canvas.decoration(print);
    }
    row?.end();
    this.#canvas.rule(top + height, ink.strongLine);
    this.#canvas.doc.y = top + height;
  }

  #printRow(table: Structure, cells: readonly Cell[]): void {
    const { doc } = this.#canvas;
    const top = doc.y;
    const wideTop = top + this.#upperHeight(cells);
    const row = this.#canvas.open(table, 'TR');
    for (const [at, cell] of cells.entries()) {
      if (cell.mark) this.#printMark(cell.mark, cell, at, top);
      const print = () => this.#printCell(cell, at, top, wideTop);
      if (this.#rows.rowHeads.includes(at)) this.#canvas.element(row, 'TH', print, { scope: 'Row' });
      else this.#canvas.element(row, 'TD', print);
    }
    row.end();
    doc.y = top + this.#heightOf(cells);
    if (this.#rows.hasRules) this.#canvas.rule(doc.y, ink.line);
  }

  #printMark(mark: Mark, cell: Cell, at: number, top: number): void {
    const { doc } = this.#canvas;
    const { x, width, align } = this.#places[at] as Place;
    const first = cell.lines[0];
    const textWidth = first ? Math.min(this.#canvas.widthOf(first.text, first.style), width - markWidth) : 0;
    const left = align === 'right' ? x + width - textWidth - markWidth : x;
    this.#canvas.decoration(() => drawMark(doc, mark, { x: left, y: top + this.#above + 0.6, size: markSize }));
  }

  #printCell(cell: Cell, at: number, top: number, wideTop: number): void {
    let y = top + this.#above;
    for (const { text, style, isWide } of cell.lines) {
      const place = isWide ? this.#wide : this.#inside(cell, at);
      const lineTop = isWide ? wideTop : y;
      if (text !== '') this.#canvas.text(text, style, { ...place, y: lineTop });
      if (!isWide) y += this.#canvas.heightOf(text, style, place.width);
    }
  }

  /** Where the text of a column is, right of its mark. */
  #inside(cell: Cell, at: number): Place {
    const place = this.#places[at] as Place;
    const indent = cell.mark && place.align === 'left' ? markWidth : 0;
    return { ...place, x: place.x + indent, width: place.width - indent };
  }

  get #wide(): Place {
    const second = this.#places[1] ?? (this.#places[0] as Place);
    return { x: second.x, width: margin.side + this.#canvas.width - second.x, align: 'right' };
  }

  #heightOf(cells: readonly Cell[]): number {
    const heights = cells.map((cell, at) => this.#textHeight(cell, at));
    const wide = cells.flatMap(({ lines }) => lines.filter(({ isWide }) => isWide));
    const below = wide.reduce((sum, { text, style }) => sum + this.#canvas.heightOf(text, style, this.#wide.width), 0);
    const upper = below === 0 ? 0 : this.#upperHeight(cells) - this.#above + below;
    return Math.max(...heights, upper) + 2 * this.#above;
  }

  /** From the top of the row to the end of the columns after the first, where a wide line starts. */
  #upperHeight(cells: readonly Cell[]): number {
    return this.#above + Math.max(0, ...cells.map((cell, at) => (at === 0 ? 0 : this.#textHeight(cell, at))));
  }

  #textHeight(cell: Cell, at: number): number {
    const { width } = this.#inside(cell, at);
    const own = cell.lines.filter(({ isWide }) => !isWide);
    return own.reduce((sum, { text, style }) => sum + this.#canvas.heightOf(text || ' ', style, width), 0);
  }

  #printable(cell: Cell): Cell {
    return { ...cell, lines: cell.lines.map((line) => ({ ...line, text: this.#canvas.printable(line.text) })) };
  }

  /** The row, or several ones where a cell is higher than a page. */
  #split(row: readonly Cell[]): Cell[][] {
    const room = this.#canvas.pageHeight - this.#headHeight - 2 * this.#above - 2;
    const isSmall = row.every(({ lines }) => lines.reduce((sum, { text }) => sum + text.length, 0) < 60);
    if (isSmall || this.#heightOf(row) <= room) return [[...row]];
    const parts = row.map((cell, at) =>
      splitTallCell(cell.lines, (lines) => this.#textHeight({ ...cell, lines }, at) <= room - 14),
    );
    const count = Math.max(...parts.map((own) => own.length));
    return Array.from({ length: count }, (_, part) =>
      row.map((cell, at) => ({ ...(part === 0 ? cell : {}), lines: parts[at]?.[part] ?? [] })),
    );
  }
}

function placesOf(columns: readonly Column[], pageWidth: number, inset = 0): Place[] {
  const whole = pageWidth - 2 * inset;
  const sum = columns.reduce((total, { width }) => total + width, 0);
  let x: number = margin.side + inset;
  return columns.map(({ width, align = 'left' }, at) => {
    const own = (width / sum) * whole;
    const place = { x, width: own - (at === columns.length - 1 ? 0 : padding.right), align };
    x += own;
    return place;
  });
}
