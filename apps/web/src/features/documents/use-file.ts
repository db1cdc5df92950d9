import { useEffect, useState } from 'react';
import { fetchFile } from '#api/files.ts';

export type LoadedFile =
  | { readonly state: 'loading'; readonly loaded: number; readonly total: number | undefined }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly blob: Blob };

/**
 * The bytes of a document, with the download progress.
 * @param doc '' while no file is wanted
 * @param request the onboarding that its reader works on, or ''
 */
export function useFile(doc: string, request: string): LoadedFile {
  const [tries, setTries] = useState(0);
  const [file, setFile] = useState<{ key: string; value: LoadedFile }>();
  const key = `${doc} ${tries}`;
  useEffect(() => {
    if (doc === '') return;
    const stop = new AbortController();
    const set = (value: LoadedFile) => !stop.signal.aborted && setFile({ key: `${doc} ${tries}`, value });
    fetchFile(
      'document-file',
      { doc, ...(request && { request }) },
      {
        signal: stop.signal,
        onProgress: (loaded, total) => set({ state: 'loading', loaded, total }),
      },
    ).then(
      ({ blob }) => set({ state: 'ready', blob }),
      (error: unknown) => set({ state: 'failed', error, retry: () => setTries(tries + 1) }),
    );
    return () => stop.abort();
  }, [doc, request, tries]);
  return file?.key === key ? file.value : { state: 'loading', loaded: 0, total: undefined };
}
