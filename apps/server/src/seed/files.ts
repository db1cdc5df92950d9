import { crc32, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

export interface PageText {
  readonly title: string;
  readonly subtitle: string;
  readonly pairs: readonly (readonly [string, string])[];
  readonly date: Date;
  /** Number of pages; those after the first contain only their number. */
  readonly pages?: number;
}

/** Creates a specimen document as PDF with real text. Uses standard fonts, so that the demo is created in seconds. */
export function pdfOf({ title, subtitle, pairs, date, pages = 1 }: PageText): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 56, info: { Title: plain(title), CreationDate: date } });
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));
  doc.on('data', (one: Buffer) => chunks.push(one));
  doc.font('Helvetica-Bold').fontSize(20).text(plain(title));
  doc.font('Helvetica').fontSize(12).text(plain(subtitle)).moveDown(2);
  for (const [name, value] of pairs) {
    doc
      .fillColor('#666666')
      .text(`${name}: `, { continued: true })
      .fillColor('#1d1d1d')
      .text(plain(value))
      .moveDown(0.5);
  }
  doc.moveDown(3).fontSize(10).fillColor('#666666').text('Specimen. Not issued by any register.');
  for (let page = 2; page <= pages; page++) doc.addPage().text(`${plain(title)}, ${page} / ${pages}`);
  doc.end();
  return bytes;
}

/** Removes diacritics that the standard fonts lack. */
function plain(text: string): string {
  return text.replace(/[^\u0020-\u00ff]/g, (letter) => letter.normalize('NFKD').replace(/[^\u0020-\u00ff]/g, ''));
}

const width = 320;
const height = 200;
type Colour = readonly [number, number, number];

/** Draws an identity card as PNG; the hue makes each one different. */
export function cardImage(hue: number): Buffer {
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + width * 3);
    for (let x = 0; x < width; x++) row.set(colourAt(x, y, hue), 1 + x * 3);
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourAt(x: number, y: number, hue: number): Colour {
  const isPhoto = x > 20 && x < 110 && y > 30 && y < 150;
  const isLine = x > 130 && x < 300 && y > 40 && y < 140 && y % 24 < 9;
  const isMachineZone = y > 165 && y < 185 && x > 20 && x < 300 && x % 9 < 5;
  if (isPhoto) return [90 + (hue % 60), 110, 120];
  if (isLine || isMachineZone) return [70, 80, 82];
  return [222, 226 - (hue % 20), 230];
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
