import { useEffect, useState } from 'react';
import { fetchFile } from '#api/files.ts';
import { Icon } from '#ui/icon.tsx';

/** Names of what a browser can draw; PDFs keep their sign. */
export const isPhoto = (name: string): boolean => /\.(jpe?g|png)$/i.test(name);

type Source = { readonly file: File } | { readonly doc: string };

/** A photo in small, from the phone itself where it was just taken there, else fetched. What cannot be drawn keeps its sign. */
export function PhotoThumb(props: { source: Source }) {
  const file = 'file' in props.source ? props.source.file : undefined;
  const doc = 'doc' in props.source ? props.source.doc : undefined;
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    let made: string | undefined;
    const draw = (blob: Blob) => {
      if (stop.signal.aborted) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    };
    if (file) draw(file);
    else if (doc)
      fetchFile('document-file', { doc }, { signal: stop.signal }).then(
        ({ blob }) => draw(blob),
        () => undefined,
      );
    return () => {
      stop.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [file, doc]);
  return url === undefined ? (
    <Icon name="file" />
  ) : (
    <img src={url} alt="" className="size-full rounded-sm object-cover" onError={() => setUrl(undefined)} />
  );
}
