/** A stream object: entries of its dictionary, and its bytes. */
export interface PdfStreamObject {
  readonly entries: string;
  readonly bytes: Uint8Array;
}

/** Returns a PDF of these objects, numbered from 1; the first is the catalog. */
export function pdfOf(objects: readonly (string | PdfStreamObject)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const add = (part: Uint8Array) => {
    parts.push(Buffer.from(part));
    length += part.length;
  };
  const rows = objects.map((object, at) => {
    const offset = length;
    add(Buffer.from(`${at + 1} 0 obj\n`));
    add(typeof object === 'string' ? Buffer.from(object, 'latin1') : streamOf(object));
    add(Buffer.from('\nendobj\n'));
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
  add(Buffer.from(`${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** Returns a PDF of one page with further entries of the catalog and the page, and further objects from number 5. */
export function onePagePdf({ catalog = '', page = '', content, objects = [] }: OnePage): Buffer {
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R ${page} >>`,
    content ?? { entries: '', bytes: Buffer.from('BT ET') },
    ...objects,
  ]);
}

interface OnePage {
  readonly catalog?: string;
  readonly page?: string;
  readonly content?: PdfStreamObject;
  readonly objects?: readonly (string | PdfStreamObject)[];
}

const streamOf = ({ entries, bytes }: PdfStreamObject) =>
  Buffer.concat([Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`), bytes, Buffer.from('\nendstream')]);
