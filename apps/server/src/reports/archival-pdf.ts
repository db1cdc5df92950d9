import { type Language, localeOf } from '@dossier/domain/languages';
import { escapeHtml } from '../texts/escape-html.ts';
import { fonts, margin } from './pdf-style.ts';

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

/** The parts of pdfkit's metadata that its types leave out. */
interface Metadata {
  info: Record<string, unknown>;
  endMetadata(): void;
  appendXML(xml: string): void;
}

/**
 * Opens an empty PDF/A-3b document with fonts, language and title. The same options give the same bytes: there is no
 * random part. pdfkit is imported with the first one: it takes more memory than the rest of the desk.
 */
export async function openArchivalPdf(options: PdfOptions): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margins: { left: margin.side, right: margin.side, top: margin.top, bottom: margin.bottom },
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    tagged: true,
    lang: localeOf(options.language),
    displayTitle: true,
    bufferPages: true,
    font: fonts.regular,
    info: {
      Title: metadataText(options.title),
      Author: metadataText(options.author),
      Producer: 'Dossier',
      Creator: 'Dossier',
      CreationDate: options.date,
      ModDate: options.date,
    },
  });
  writeValidXmp(doc as unknown as Metadata, options.date);
  for (const [name, path] of Object.entries(fonts)) doc.registerFont(name, path);
  return doc;
}

/** Characters that XML does not allow would make the metadata unreadable. */
const metadataText = (text: string) =>
  text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[\uFFFE\uFFFF]/g, '');

/**
 * pdfkit 0.20 copies title and author into the XMP packet without escaping, so `Kade & Vos` makes the packet invalid.
 * The info dictionary is written before the packet and keeps the plain text. It also leaves out the date of change.
 */
function writeValidXmp(doc: Metadata, date: Date): void {
  const endMetadata = doc.endMetadata.bind(doc);
  doc.endMetadata = () => {
    const escaped = Object.entries(doc.info).map(([key, value]) => [
      key,
      typeof value === 'string' ? escapeHtml(value) : value,
    ]);
    doc.info = Object.fromEntries(escaped);
    doc.appendXML(`
        <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
            <xmp:ModifyDate>${date.toISOString().split('.')[0]}Z</xmp:ModifyDate>
        </rdf:Description>
        `);
    endMetadata();
  };
}
