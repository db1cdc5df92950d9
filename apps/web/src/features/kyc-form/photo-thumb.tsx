import { useEffect, useState } from 'react';
import { fetchFile } from '#api/files.ts';
import { Icon } from '#ui/icon.tsx';

/** File names that a browser can display as an image; PDFs keep their icon. */
export const isPhoto = (name: string): boolean => /\.(jpe?g|png)$/i.test(name);

type Source = { readonly file: File } | { readonly doc: string };

/** A thumbnail of a photo, from the device where it was just taken there, otherwise downloaded. Other files show their icon. */
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
