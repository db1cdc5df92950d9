import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileRow } from '#ui/file-row.tsx';
import { FileView } from './file-view.tsx';
import { type FileSource, isPhoto, PhotoThumb } from './photo-thumb.tsx';

interface GivenRowProps {
  name: string;
  source: FileSource;
  detail: ReactNode;
  error?: string | undefined;
  onRemove?: (() => void) | undefined;
}

/** A file that was given: a thumbnail of a photo, and a view of what was sent. */
export function GivenRow({ name, source, detail, error, onRemove }: GivenRowProps) {
  const { t } = useTranslation('file-intake');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FileRow
        name={name}
        {...(isPhoto(name) && { thumb: <PhotoThumb source={source} /> })}
        onOpen={{ label: t('view.open', { name }), press: () => setOpen(true) }}
        error={error}
        detail={detail}
        {...(onRemove && { onRemove })}
      />
      {isOpen && <FileView name={name} source={source} onClose={() => setOpen(false)} />}
    </>
  );
}
