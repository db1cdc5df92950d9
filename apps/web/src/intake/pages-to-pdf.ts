/** Long side of a page. Unit: points; that of A4. */
const pageLongSide = 842;

interface Page {
  readonly jpeg: Blob;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes one PDF of photographed pages: each JPEG as it is, as a page of its own (ISO 32000-1, 7.5 and 7.4.8). PNG pages
 * are converted.
 * @throws when a page is no picture
 */
export async function pagesToPdf(photos: readonly File[], name: string): Promise<File> {
  const pages = await Promise.all(photos.map(pageOf));
  return new File(writePdf(pages), name, { type: 'application/pdf' });
}

async function pageOf(photo: File): Promise<Page> {
  const picture = await createImageBitmap(photo);
  const { width, height } = picture;
  try {
    return { jpeg: photo.type === 'image/jpeg' ? photo : await asJpeg(picture), width, height };
  } finally {
    picture.close();
  }
}

function asJpeg(picture: ImageBitmap): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, picture.width, picture.height);
    context.drawImage(picture, 0, 0);
  }
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the page is too large')));
    canvas.toBlob(take, 'image/jpeg', 0.92);
  });
}

/** The parts of a PDF file. Objects: 1 catalog, 2 page tree, then page, content and picture of each page. */
function writePdf(pages: readonly Page[]): BlobPart[] {
  const numbers = pages.map((_, at) => 3 + at * 3);
  const objects: BlobPart[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Kids [${numbers.map((one) => `${one} 0 R`).join(' ')}] /Count ${pages.length} >>`],
    ...pages.flatMap((page, at) => pageObjects(page, numbers[at] ?? 0)),
  ];
  const parts: BlobPart[] = ['%PDF-1.4\n'];
  const offsets: number[] = [];
  let length = sizeOf(parts);
  for (const [at, object] of objects.entries()) {
    offsets.push(length);
    const written = [`${at + 1} 0 obj\n`, ...object, '\nendobj\n'];
    parts.push(...written);
    length += sizeOf(written);
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(`xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\n`);
  parts.push(`startxref\n${length}\n%%EOF\n`);
  return parts;
}

function pageObjects({ jpeg, width, height }: Page, number: number): BlobPart[][] {
  const scale = pageLongSide / Math.max(width, height);
  const box = `${(width * scale).toFixed(2)} ${(height * scale).toFixed(2)}`;
  const content = `q ${box.replace(' ', ' 0 0 ')} 0 0 cm /P Do Q`;
  const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  return [
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${box}] /Contents ${number + 1} 0 R /Resources << /XObject << /P ${number + 2} 0 R >> >> >>`,
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [`<< ${picture} /Filter /DCTDecode /Length ${jpeg.size} >>\nstream\n`, jpeg, '\nendstream'],
  ];
}

/** Texts here have characters of one byte only. */
const sizeOf = (parts: readonly BlobPart[]): number =>
  parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part instanceof Blob ? part.size : 0), 0);
