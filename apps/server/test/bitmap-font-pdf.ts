import { onePagePdf } from './pdf-objects.ts';

/** Returns a PDF of one page, written with a Type 3 font whose only glyph is a bitmap. */
export function bitmapFontPdf(): Buffer {
  const glyph = '8 0 0 0 8 8 d1 8 0 0 8 0 0 cm BI /IM true /W 8 /H 8 /BPC 1 /F /AHx ID FF818199998181FF> EI';
  return onePagePdf({
    page: '/Resources << /Font << /F1 5 0 R >> >>',
    content: { entries: '', bytes: Buffer.from('BT /F1 12 Tf 20 20 Td (a) Tj ET') },
    objects: [
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 8 8] /FontMatrix [0.1 0 0 0.1 0 0] /FirstChar 97 /LastChar 97
      /Widths [8] /CharProcs << /a 6 0 R >> /Encoding << /Type /Encoding /Differences [97 /a] >> /Resources << >> >>`,
      { entries: '', bytes: Buffer.from(glyph) },
    ],
  });
}
