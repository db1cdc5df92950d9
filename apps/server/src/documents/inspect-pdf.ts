import {
  getDocument,
  PasswordResponses,
  type PDFDocumentLoadingTask,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

export type PdfFinding = { readonly pages: number } | 'password' | 'unreadable';

/** Opens a PDF like a viewer: returns the number of pages, or why it cannot be read. Runs no scripts of the file. */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfFinding> {
  const task = getDocument({
    data: bytes,
    stopAtErrors: true,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return await read(task);
  } catch (error) {
    return isPassword(error) ? 'password' : 'unreadable';
  } finally {
    await task.destroy();
  }
}

async function read(task: PDFDocumentLoadingTask): Promise<PdfFinding> {
  const document = await task.promise;
  if (document.numPages < 1) return 'unreadable';
  // A truncated file may still have its index, so the first and the last page are read.
  for (const number of new Set([1, document.numPages])) {
    const page = await document.getPage(number);
    await page.getOperatorList();
    page.cleanup();
  }
  return { pages: document.numPages };
}

function isPassword(error: unknown): boolean {
  const { name, code } = error as { name?: string; code?: number };
  return name === 'PasswordException' || code === PasswordResponses.NEED_PASSWORD;
}
