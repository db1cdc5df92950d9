import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { acceptedTypes } from './file-drop.tsx';

export interface FileChoiceProps {
  /** The purpose of the file, for screen readers: 'Extract commercial register'. */
  about: string;
  onFiles: (files: File[]) => void;
  isMultiple?: boolean;
  /** The first button in the accent colour: the main action here. */
  isPrimary?: boolean | undefined;
  /** One button with this label; a phone then offers its camera and its files. */
  label?: string | undefined;
}

/** For clients: take a photo with the phone's camera, or select a file. */
export function FileChoice({ about, onFiles, isMultiple = false, isPrimary = false, label }: FileChoiceProps) {
  const { t } = useTranslation('common');
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    // Resets the input, so that selecting the same file again triggers a change.
    event.target.value = '';
    if (chosen.length > 0) onFiles(chosen);
  };
  return (
    <div className="grid grid-cols-2 gap-3 max-[359px]:grid-cols-1">
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={take} />
      <input
        ref={files}
        type="file"
        accept={acceptedTypes.join(',')}
        multiple={isMultiple}
        hidden
        data-about={about}
        onChange={take}
      />
      {label === undefined ? (
        <>
          <Button
            icon="camera"
            variant={isPrimary ? 'primary' : 'secondary'}
            onPress={() => camera.current?.click()}
            aria-label={`${t('files.photo')}: ${about}`}
          >
            {t('files.photo')}
          </Button>
          <Button icon="upload" onPress={() => files.current?.click()} aria-label={`${t('files.choose')}: ${about}`}>
            {t('files.choose')}
          </Button>
        </>
      ) : (
        <Button
          variant={isPrimary ? 'primary' : 'secondary'}
          className="col-span-full"
          onPress={() => files.current?.click()}
          aria-label={`${label}: ${about}`}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
