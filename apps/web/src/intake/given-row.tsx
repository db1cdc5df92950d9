import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileRow } from '#ui/file-row.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { type FileSource, isPhoto, PhotoThumb } from './photo-thumb.tsx';
import { PhotoVerdict, usePhotoVerdict } from './photo-verdict.tsx';

const FileView = lazyPart(async () => (await import('./file-view.tsx')).FileView);

interface GivenRowProps {
  name: string;
  source: FileSource;
  detail: ReactNode;
  error?: string | undefined;
  /** A photo of an identity document: says whether it is sharp. */
  isIdentity?: boolean;
  isTile?: boolean;
  onRemove?: (() => void) | undefined;
}

/** A file that was given: a thumbnail of a photo, and a view of what was sent. */
export function GivenRow({ name, source, detail, error, isIdentity = false, isTile = false, onRemove }: GivenRowProps) {
  const { t } = useTranslation('file-intake');
  const [isOpen, setOpen] = useState(false);
  const { verdict, measure } = usePhotoVerdict();
  return (
    <>
      <FileRow
        name={name}
        isTile={isTile}
        {...(isPhoto(name) && { thumb: <PhotoThumb source={source} {...(isIdentity && { onShown: measure })} /> })}
        onOpen={{ label: t('view.open', { name }), press: () => setOpen(true) }}
        error={error}
        detail={
          <>
            {verdict && <PhotoVerdict verdict={verdict} />}
            {detail}
          </>
        }
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
