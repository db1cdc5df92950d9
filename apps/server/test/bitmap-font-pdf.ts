/** Returns a PDF of one page, written with a Type 3 font whose only glyph is a bitmap. */
export function bitmapFontPdf(): Buffer {
  const glyph = '8 0 0 0 8 8 d1 8 0 0 8 0 0 cm BI /IM true /W 8 /H 8 /BPC 1 /F /AHx ID FF818199998181FF> EI';
  const text = 'BT /F1 12 Tf 20 20 Td (a) Tj ET';
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream(text),
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 8 8] /FontMatrix [0.1 0 0 0.1 0 0] /FirstChar 97 /LastChar 97
      /Widths [8] /CharProcs << /a 6 0 R >> /Encoding << /Type /Encoding /Differences [97 /a] >> /Resources << >> >>`,
    stream(glyph),
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = bodies.map((body, at) => {
    const offset = pdf.length;
    pdf += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = bodies.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${pdf}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
    'latin1',
  );
}

const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
