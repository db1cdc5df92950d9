import * as pdfjs from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

export type Pdf = pdfjs.PDFDocumentProxy;
export type PdfPage = pdfjs.PDFPageProxy;

const urlsOf = (found: Record<string, string>) =>
  new Map(Object.entries(found).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]));

/** Fonts, character maps and image decoders, served from our own origin. */
const parts = urlsOf({
  ...import.meta.glob<string>('../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../../node_modules/pdfjs-dist/wasm/*.wasm', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
});

/** Answers requests of PDF.js for a font, a map or a decoder by its file name. */
class OwnParts {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = parts.get(filename);
    const answer = url === undefined ? undefined : await fetch(url);
    if (!answer?.ok) throw new Error(`unknown resource of PDF.js: ${filename}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/**
 * Opens a PDF; the caller destroys it.
 * @throws the errors of PDF.js, for a damaged or encrypted file
 */
export function openPdf(bytes: ArrayBuffer): pdfjs.PDFDocumentLoadingTask {
  return pdfjs.getDocument({
    data: bytes,
    BinaryDataFactory: OwnParts,
    useWorkerFetch: false,
    cMapPacked: true,
    // An untrusted document: it may not run or open anything.
    enableXfa: false,
  });
}
