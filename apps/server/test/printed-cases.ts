import { createPdf, type PdfDocument } from '../src/reports/pdf-document.ts';
import { type PdfRun, readPdf } from './pdf-text.ts';

/** What one case printed. */
export interface Printed {
  readonly text: string;
  /** Without spaces: unaffected by line breaks. */
  readonly unspaced: string;
  readonly runs: readonly PdfRun[];
}

/** Prints every case from the top of a page of one document, because opening a document is slow. */
export async function printedCases<Name extends string>(
  cases: Readonly<Record<Name, (pdf: PdfDocument) => void>>,
): Promise<Record<Name, Printed>> {
  const pdf = await createPdf({ language: 'en', title: '', header: '', footer: '', author: '', date: new Date(0) });
  const starts: number[] = [];
  const names = Object.keys(cases) as Name[];
  for (const name of names) {
    if (starts.length > 0) pdf.doc.addPage();
    starts.push(pdf.doc.bufferedPageRange().count);
    cases[name](pdf);
  }
  const { pages, runs } = await readPdf(await pdf.finish());
  const printed = names.map((name, at) => {
    const [first = 0, next = pages.length + 1] = [starts[at], starts[at + 1]];
    const text = pages.slice(first - 1, next - 1).join(' ');
    const own = runs.filter(({ page }) => page >= first && page < next);
    return [name, { text, unspaced: text.replace(/\s/g, ''), runs: own }] as const;
  });
  return Object.fromEntries(printed) as unknown as Record<Name, Printed>;
}
