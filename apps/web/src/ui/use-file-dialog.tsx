import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { acceptedTypes } from './file-drop.tsx';

interface FileDialogOptions {
  /** Opens the camera of a phone. */
  isCamera?: boolean;
  isMultiple?: boolean;
  /** The purpose of the file, for tests and extensions that read the page. */
  about?: string;
  onFiles: (files: File[]) => void;
}

/** Photos of an iPhone are converted where the browser can read them. */
const accepted = [...acceptedTypes, 'image/heic', 'image/heif'].join(',');

/** The camera or the file dialog of the device: an input to render, and how to open it. */
export function useFileDialog({ isCamera = false, isMultiple = false, about, onFiles }: FileDialogOptions): {
  input: ReactNode;
  open: () => void;
} {
  const ref = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    // Resets the input, so that selecting the same file again triggers a change.
    event.target.value = '';
    if (chosen.length > 0) onFiles(chosen);
  };
  const kind = isCamera
    ? ({ accept: 'image/*', capture: 'environment', 'data-camera': about } as const)
    : { accept: accepted, multiple: isMultiple, 'data-about': about };
  return {
    input: <input ref={ref} type="file" hidden onChange={take} {...kind} />,
    open: () => ref.current?.click(),
  };
}
