import { useEffect, useState } from 'react';
import type { Pdf, PdfPage } from '#ui/pdf.ts';
import type { PageText } from './page-text.ts';

export interface OpenedPdf {
  readonly pdf: Pdf;
  readonly pages: readonly PdfPage[];
  /** Of every page, once it was extracted. */
  readonly texts: readonly PageText[] | undefined;
}

export type PdfState = { readonly opened?: OpenedPdf; readonly error?: unknown };

/** Opens the bytes as a PDF; PDF.js itself is loaded on first use. */
export function usePdf(blob: Blob | undefined): PdfState {
  const [known, setKnown] = useState<{ blob: Blob; value: PdfState }>();
  useEffect(() => {
    if (!blob) return;
    let isOver = false;
    let close = () => {};
    const set = (value: PdfState) => !isOver && setKnown({ blob, value });
    const open = async () => {
      const [{ openPdf }, { textOf }] = await Promise.all([import('#ui/pdf.ts'), import('./text-of.ts')]);
      const task = openPdf(await blob.arrayBuffer());
      close = () => void task.destroy();
      if (isOver) return close();
      const pdf = await task.promise;
      const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
      set({ opened: { pdf, pages, texts: undefined } });
      const texts: PageText[] = [];
      for (const page of pages) texts.push(await textOf(page));
      set({ opened: { pdf, pages, texts } });
    };
    open().catch((error: unknown) => set({ error }));
    return () => {
      isOver = true;
      close();
    };
  }, [blob]);
  return blob && known?.blob === blob ? known.value : {};
}
