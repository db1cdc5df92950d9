/** Text of the first pages of a PDF, one string per page; undefined for what is no PDF or cannot be opened. */
export async function readPdfText(file: Blob, mostPages: number): Promise<string[] | undefined> {
  const [pdf, worker] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.min.mjs?url')]);
  pdf.GlobalWorkerOptions.workerSrc ||= worker.default;
  const opening = pdf.getDocument({ data: await file.arrayBuffer(), enableXfa: false });
  try {
    const opened = await opening.promise;
    const pages: string[] = [];
    for (let at = 1; at <= Math.min(opened.numPages, mostPages); at += 1) {
      const { items } = await (await opened.getPage(at)).getTextContent();
      pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ' '}` : '')).join(''));
    }
    return pages;
  } catch {
    return undefined;
  } finally {
    await opening.destroy();
  }
}
