import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of text on a page. Unit: points; `x` from the left edge, `y` from the bottom edge to the baseline. */
export interface PdfRun {
  readonly text: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Font size. */
  readonly size: number;
}

export interface PdfContent {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** Roles of the structure elements (ISO 32000-1, 14.8) in reading order; a figure with its alternative text. */
  readonly tags: readonly string[];
  /** The text of each page. */
  readonly pages: readonly string[];
  readonly runs: readonly PdfRun[];
  readonly pageWidth: number;
  readonly pageHeight: number;
  /** The text of all pages without spaces: unaffected by line breaks. */
  readonly unspaced: string;
}

/** Reads a PDF file as a reader application does. Throws on an invalid file. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const runs: PdfRun[] = [];
  const pages: string[] = [];
  const tags: string[] = [];
  let view: number[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    view = page.view;
    const own = (await page.getTextContent()).items.flatMap((item) => ('str' in item ? [item] : []));
    for (const { str, transform, width, height } of own) {
      if (str.trim() !== '')
        runs.push({ text: str, page: number, x: transform[4], y: transform[5], width, size: height });
    }
    tags.push(...tagsOf((await page.getStructTree()) as unknown as StructureNode | null));
    pages.push(own.map(({ str }) => str).join(' '));
  }
  const info = (await document.getMetadata()).info as Record<string, string | undefined>;
  return {
    title: info['Title'] ?? '',
    author: info['Author'] ?? '',
    language: info['Language'] ?? '',
    tags,
    pages,
    runs,
    pageWidth: view[2] ?? 0,
    pageHeight: view[3] ?? 0,
    unspaced: pages.join('').replace(/[\s\u200b]/g, ''),
  };
}

interface StructureNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly StructureNode[];
}

function tagsOf(node: StructureNode | null): string[] {
  if (!node) return [];
  const own = node.role ? [node.alt ? `${node.role}: ${node.alt}` : node.role] : [];
  return [...own, ...(node.children ?? []).flatMap(tagsOf)];
}

/** The text of a PDF file. */
export async function textOf(bytes: Uint8Array): Promise<string> {
  return (await readPdf(bytes)).pages.join(' ');
}
