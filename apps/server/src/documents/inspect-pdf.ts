import {
  getDocument,
  PasswordResponses,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { findStreamProblem, type StreamProblem, type UnpackBounds } from './unpacked-streams.ts';

export type PdfProblem = StreamProblem | 'password' | 'unreadable';
export type PdfFinding = { readonly pages: number } | PdfProblem;

/** Opens a PDF like a viewer: returns the number of pages, or why it is not accepted. Runs no scripts of the file. */
export async function inspectPdf(bytes: Buffer, bounds: UnpackBounds): Promise<PdfFinding> {
  const problem = await findStreamProblem(bytes, bounds);
  if (problem) return problem;
  const task = getDocument({
    // pdf.js takes over the memory of what it reads.
    data: new Uint8Array(bytes),
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
  if (await document.hasJSActions()) return 'scripts';
  if (await document.getAttachments()) return 'attachments';
  const problem = await problemOfPages(document);
  return problem ?? { pages: document.numPages };
}

async function problemOfPages(document: PDFDocumentProxy): Promise<PdfProblem | undefined> {
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    if (await page.getJSActions()) return 'scripts';
    const annotations: readonly { readonly subtype?: string }[] = await page.getAnnotations();
    if (annotations.some(({ subtype }) => subtype === 'FileAttachment')) return 'attachments';
    // A truncated file may still have its index, so the first and the last page are read.
    if (number === 1 || number === document.numPages) await page.getOperatorList();
    page.cleanup();
  }
  return undefined;
}

function isPassword(error: unknown): boolean {
  const { name, code } = error as { name?: string; code?: number };
  return name === 'PasswordException' || code === PasswordResponses.NEED_PASSWORD;
}
