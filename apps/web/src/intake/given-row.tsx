import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileRow } from '#ui/file-row.tsx';
import { type FileSource, isPhoto, PhotoThumb } from './photo-thumb.tsx';

const FileView = lazy(async () => ({ default: (await import('./file-view.tsx')).FileView }));

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
      {isOpen && (
        <Suspense>
          <FileView name={name} source={source} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
