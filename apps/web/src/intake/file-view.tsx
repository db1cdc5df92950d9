import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { LoadingLines } from '#ui/skeleton.tsx';
import { type FileSource, isPhoto, useObjectUrl, useSource } from './photo-thumb.tsx';
import { useBackCloses } from './use-back-closes.ts';

const PdfPages = lazyPart(async () => (await import('./pdf-pages.tsx')).PdfPages);

interface FileViewProps {
  name: string;
  source: FileSource;
  onClose: () => void;
}

/** What was given, as it was sent. */
export function FileView({ name, source, onClose }: FileViewProps) {
  const { t } = useTranslation(['file-intake', 'common']);
  const blob = useSource(source);
  useBackCloses(true, onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={name}
      width="lg"
      footer={<PlainButton onPress={onClose}>{t('view.close')}</PlainButton>}
    >
      {blob === 'failed' ? (
        <p role="alert">{t('view.failed')}</p>
      ) : blob === undefined ? (
        <LoadingLines lines={4} />
      ) : isPhoto(name) ? (
        <Picture blob={blob} name={name} />
      ) : (
        <Suspense fallback={<LoadingLines lines={4} />}>
          <PdfPages blob={blob} />
        </Suspense>
      )}
    </Dialog>
  );
}

function Picture({ blob, name }: { blob: Blob; name: string }) {
  const { t } = useTranslation('file-intake');
  const url = useObjectUrl(blob);
  return (
    url && <img src={url} alt={t('view.photo', { name })} className="mx-auto max-h-[70dvh] max-w-full rounded-sm" />
  );
}
