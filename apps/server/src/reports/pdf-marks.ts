import { ink } from './pdf-style.ts';

/** What a mark next to a word says; each has a shape of its own, for reports without colour. */
export type Mark = 'ok' | 'warn' | 'bad' | 'open';

/** Outlines in a square of 16. */
const shapes: Readonly<Record<Mark, { readonly color: string; readonly path: string }>> = {
  ok: { color: ink.ok, path: 'M8 2.25a5.75 5.75 0 1 0 0 11.5a5.75 5.75 0 1 0 0-11.5M5.4 8.2l1.9 1.9 3.4-3.8' },
  warn: { color: ink.warn, path: 'M8 2.2 14.3 13.4H1.7ZM8 6.4v3.2M8 11.3v.5' },
  bad: {
    color: ink.bad,
    path: 'M8 2.25a5.75 5.75 0 1 0 0 11.5a5.75 5.75 0 1 0 0-11.5M5.9 5.9l4.2 4.2M10.1 5.9l-4.2 4.2',
  },
  open: { color: ink.soft, path: 'M8 2.25a5.75 5.75 0 1 0 0 11.5a5.75 5.75 0 1 0 0-11.5' },
};

export const markColor = (mark: Mark): string => shapes[mark].color;

/** Draws a mark with its upper left corner here. Unit of size: points. */
export function drawMark(doc: PDFKit.PDFDocument, mark: Mark, { x, y, size }: { x: number; y: number; size: number }) {
  const { color, path } = shapes[mark];
  doc
    .save()
    .translate(x, y)
    .scale(size / 16);
  doc.path(path).lineWidth(1.4).lineCap('round').lineJoin('round').strokeColor(color).stroke();
  doc.restore();
}
