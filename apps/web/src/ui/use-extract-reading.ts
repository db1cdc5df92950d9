import { type ExtractReading, readExtract } from '@dossier/domain/extract-reading';
import { maxExtractPages } from '@dossier/domain/limits';
import { useEffect, useState } from 'react';
import { readPdfText } from './read-pdf-text.ts';

/** Progress and result of reading an extract on this device. */
export type ReadState =
  | { readonly is: 'reading' }
  /** A photo or a scan: it has no text. */
  | { readonly is: 'no-text' }
  /** The text has no date of issue, or the file could not be opened here. */
  | { readonly is: 'no-date'; readonly reading: ExtractReading }
  | { readonly is: 'read'; readonly reading: ExtractReading };

/** Reads the text of a chosen PDF on this device: it is not sent for this. */
export function useExtractReading(file: File): ReadState {
  const [state, setState] = useState<ReadState>({ is: 'reading' });
  useEffect(() => {
    let isCurrent = true;
    void read(file).then((next) => isCurrent && setState(next));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return state;
}

async function read(file: File): Promise<ReadState> {
  if (file.type.startsWith('image/')) return { is: 'no-text' };
  const pages = await readPdfText(file, maxExtractPages).catch(() => undefined);
  if (!pages) return { is: 'no-date', reading: {} };
  if (pages.every((text) => text.trim() === '')) return { is: 'no-text' };
  const reading = readExtract(pages);
  return { is: reading.issuedOn ? 'read' : 'no-date', reading };
}
