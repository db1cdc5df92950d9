import { acceptedFiles } from '@dossier/domain/documents';
import { type ChangeEvent, type ReactNode, useRef } from 'react';

interface FileDialogOptions {
  /** Opens the camera of a phone. */
  isCamera?: boolean;
  isMultiple?: boolean;
  /** The purpose of the file, for tests and extensions that read the page. */
  about?: string;
  /** Media types or extensions to select from; empty: any file. Without it those of documents and photos of an iPhone. */
  accept?: readonly string[];
  onFiles: (files: File[]) => void;
}

/** Media types of documents. */
export const acceptedTypes = Object.keys(acceptedFiles);

/** Photos of an iPhone are converted where the browser can read them. */
const withPhotos = [...acceptedTypes, 'image/heic', 'image/heif'];

/** The camera or the file dialog of the device: an input to render, and how to open it. */
export function useFileDialog(options: FileDialogOptions): { input: ReactNode; open: () => void } {
  const { isCamera = false, isMultiple = false, about, accept = withPhotos, onFiles } = options;
  const ref = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    // Resets the input, so that selecting the same file again triggers a change.
    event.target.value = '';
    if (chosen.length > 0) onFiles(chosen);
  };
  const kind = isCamera
    ? ({ accept: 'image/*', capture: 'environment', 'data-camera': about } as const)
    : { accept: accept.join(',') || undefined, multiple: isMultiple, 'data-about': about };
  return {
    input: <input ref={ref} type="file" hidden onChange={take} {...kind} />,
    open: () => ref.current?.click(),
  };
}
