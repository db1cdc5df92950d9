import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { oneLine } from './button-style.ts';
import { useFileDialog } from './use-file-dialog.tsx';

export interface FileChoiceProps {
  /** The purpose of the file, for screen readers: 'Extract commercial register'. */
  about: string;
  onFiles: (files: File[], from: 'camera' | 'files') => void;
  isMultiple?: boolean | undefined;
  /** The first button in the accent colour: the main action here. */
  isPrimary?: boolean | undefined;
  /** One button with this label; a phone then offers its camera and its files. */
  label?: string | undefined;
  /** Label of the camera's button: 'Take a photo' without it. */
  photoLabel?: string | undefined;
}

/** For clients: take a photo with the phone's camera, or select a file. */
export function FileChoice({ about, onFiles, isMultiple, isPrimary, label, photoLabel }: FileChoiceProps) {
  const { t } = useTranslation('common');
  const camera = useFileDialog({ isCamera: true, about, onFiles: (files) => onFiles(files, 'camera') });
  const files = useFileDialog({ isMultiple: isMultiple === true, about, onFiles: (all) => onFiles(all, 'files') });
  const variant = isPrimary ? 'primary' : 'secondary';
  const photo = photoLabel ?? t('files.photo');
  return (
    <div data-choice="" className="flex flex-wrap gap-3">
      {camera.input}
      {files.input}
      {label === undefined ? (
        <>
          <Button
            icon="camera"
            variant={variant}
            className={oneLine}
            onPress={camera.open}
            aria-label={`${photo}: ${about}`}
          >
            {photo}
          </Button>
          <Button icon="upload" className={oneLine} onPress={files.open} aria-label={`${t('files.choose')}: ${about}`}>
            {t('files.choose')}
          </Button>
        </>
      ) : (
        <Button variant={variant} className="flex-1!" onPress={files.open} aria-label={`${label}: ${about}`}>
          {label}
        </Button>
      )}
    </div>
  );
}
