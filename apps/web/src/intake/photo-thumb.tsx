import { useEffect, useState } from 'react';
import { fetchFile } from '#api/files.ts';
import { Icon } from '#ui/icon.tsx';

/** File names that a browser can display as an image; PDFs keep their icon. */
export const isPhoto = (name: string): boolean => /\.(jpe?g|png)$/i.test(name);

/** A file of this device, or a stored document. */
export type FileSource = { readonly file: File } | { readonly doc: string };

/** The bytes of a source; undefined while they are loading. */
export function useSource(source: FileSource | undefined): Blob | undefined | 'failed' {
  const file = source && 'file' in source ? source.file : undefined;
  const doc = source && 'doc' in source ? source.doc : undefined;
  const [loaded, setLoaded] = useState<{ doc: string; blob: Blob | 'failed' }>();
  useEffect(() => {
    if (doc === undefined) return;
    const stop = new AbortController();
    const set = (blob: Blob | 'failed') => !stop.signal.aborted && setLoaded({ doc, blob });
    fetchFile('document-file', { doc }, { signal: stop.signal }).then(
      ({ blob }) => set(blob),
      () => set('failed'),
    );
    return () => stop.abort();
  }, [doc]);
  return file ?? (loaded?.doc === doc ? loaded?.blob : undefined);
}

interface PhotoThumbProps {
  source: FileSource;
  /** Shows the whole picture instead of filling its frame. */
  isWhole?: boolean;
  alt?: string;
  /** The picture is shown. */
  onShown?: (picture: HTMLImageElement) => void;
}

/** A picture, from the device where it was just taken there, otherwise downloaded. Other files show their icon. */
export function PhotoThumb({ source, isWhole = false, alt = '', onShown }: PhotoThumbProps) {
  const blob = useSource(source);
  const url = useObjectUrl(blob instanceof Blob ? blob : undefined);
  const [broken, setBroken] = useState<string>();
  if (url === undefined || url === broken) return <Icon name="file" />;
  const fit = isWhole ? 'object-contain' : 'rounded-sm object-cover';
  return (
    <img
      src={url}
      alt={alt}
      className={`size-full ${fit}`}
      onLoad={({ currentTarget }) => onShown?.(currentTarget)}
      onError={() => setBroken(url)}
    />
  );
}

/** An address of bytes in memory, as long as the component shows them. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return setUrl(undefined);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
