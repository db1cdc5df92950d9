import type { DocumentRow } from './document-name.ts';
import { type LoadedFile, useFile } from './use-file.ts';
import { type PdfState, usePdf } from './use-pdf.ts';

/** A version whose bytes are loaded, and opened where it is a PDF. */
export interface OpenedVersion {
  readonly row: DocumentRow;
  readonly file: LoadedFile;
  readonly pdf: PdfState;
}

/** @param isWanted false while nothing of its content is shown: then no byte of it is requested */
export function useOpenedVersion(row: DocumentRow, request: string, isWanted = true): OpenedVersion {
  const file = useFile(isWanted ? row.doc : '', request);
  const isPdf = row.mediaType === 'application/pdf';
  return { row, file, pdf: usePdf(isPdf && file.state === 'ready' ? file.blob : undefined) };
}
