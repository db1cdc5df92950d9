import { useTranslation } from 'react-i18next';
import { oneLine } from './button-style.ts';
import { PlainButton } from './plain-button.tsx';
import { useFileDialog } from './use-file-dialog.tsx';
import { useHasCamera } from './use-has-camera.ts';

export interface FileChoiceProps {
  /** The purpose of the file, for screen readers: 'Extract commercial register'. */
  about: string;
  onFiles: (files: File[], from: 'camera' | 'files') => void;
  isMultiple?: boolean | undefined;
  /** The first button in the accent colour: the main action here. */
  isPrimary?: boolean | undefined;
  /** One button with this label; a phone then offers its camera and its files. */
  label?: string | undefined;
  /** Label of the first button, which adds one more: 'Take a photo' without it, on a computer 'Choose a file'. */
  addLabel?: string | undefined;
}

/** For clients: take a photo with the phone's camera, or select a file. A computer offers its files only. */
export function FileChoice({ about, onFiles, isMultiple, isPrimary, label, addLabel }: FileChoiceProps) {
  const { t } = useTranslation('common');
  const hasCamera = useHasCamera();
  const camera = useFileDialog({ isCamera: true, about, onFiles: (files) => onFiles(files, 'camera') });
  const files = useFileDialog({ isMultiple: isMultiple === true, about, onFiles: (all) => onFiles(all, 'files') });
  const variant = isPrimary ? 'primary' : 'secondary';
  const photo = addLabel ?? t('files.photo');
  const choose = (hasCamera ? undefined : addLabel) ?? t('files.choose');
  return (
    <div data-choice="" className="flex flex-wrap gap-3">
      {camera.input}
      {files.input}
      {label === undefined ? (
        <>
          {hasCamera && (
            <PlainButton
              icon="camera"
              variant={variant}
              className={oneLine}
              onPress={camera.open}
              aria-label={`${photo}: ${about}`}
            >
              {photo}
            </PlainButton>
          )}
          <PlainButton
            icon="upload"
            variant={hasCamera ? 'secondary' : variant}
            className={oneLine}
            onPress={files.open}
            aria-label={`${choose}: ${about}`}
          >
            {choose}
          </PlainButton>
        </>
      ) : (
        <PlainButton variant={variant} className="flex-1!" onPress={files.open} aria-label={`${label}: ${about}`}>
          {label}
        </PlainButton>
      )}
    </div>
  );
}
