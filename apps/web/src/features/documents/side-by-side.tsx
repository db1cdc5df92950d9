import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Failed } from '#ui/failed.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PdfCanvas } from '#ui/pdf-canvas.tsx';
import { LoadingLines } from '#ui/skeleton.tsx';
import { useObjectUrl } from './image-view.tsx';
import type { OpenedVersion } from './use-opened-version.ts';
import type { PdfState } from './use-pdf.ts';
import { useViewerKeys } from './use-viewer-keys.ts';

const zooms = [0.5, 0.75, 1, 1.5] as const;
/** Width of a page at 100%. Unit: pixels. */
const pageWidth = 560;

interface SideBySideProps {
  a: OpenedVersion;
  b: OpenedVersion;
}

/** Two versions side by side; the arrows turn both pages together. */
export function SideBySide({ a, b }: SideBySideProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(0);
  const last = Math.max(a.row.pages, b.row.pages, 1) - 1;
  const before = () => setPage(Math.max(0, page - 1));
  const after = () => setPage(Math.min(last, page + 1));
  useViewerKeys({ ArrowLeft: before, ArrowRight: after });
  const width = pageWidth * (zooms[zoom] ?? 1);
  return (
    <section aria-labelledby="side-by-side" className="min-w-0 pb-6">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h2 id="side-by-side" className="flex-1 text-14 font-semibold">
          {t('history.side-by-side')}
        </h2>
        <IconButton
          icon="zoom-out"
          size="sm"
          label={t('viewer.smaller')}
          isDisabled={zoom === 0}
          onPress={() => setZoom(zoom - 1)}
        />
        <span className="w-12 text-center text-13 tabular-nums">{format.percent(zooms[zoom] ?? 1, 0)}</span>
        <IconButton
          icon="zoom-in"
          size="sm"
          label={t('viewer.larger')}
          isDisabled={zoom === zooms.length - 1}
          onPress={() => setZoom(zoom + 1)}
        />
        <IconButton icon="left" size="sm" label={t('history.page-before')} isDisabled={page === 0} onPress={before} />
        <span role="status" className="text-13 text-ink-2">
          {t('viewer.page', { number: page + 1 })}
        </span>
        <IconButton icon="right" size="sm" label={t('history.page-after')} isDisabled={page === last} onPress={after} />
      </div>
      <div className="grid gap-4 overflow-auto rounded-lg bg-active p-4 md:grid-cols-2">
        <Side letter="A" opened={a} page={page} width={width} />
        <Side letter="B" opened={b} page={page} width={width} />
      </div>
    </section>
  );
}

interface SideProps {
  letter: string;
  opened: OpenedVersion;
  page: number;
  width: number;
}

function Side({ letter, opened: { row, file, pdf }, page, width }: SideProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const { error: errorText } = useErrorText();
  return (
    <figure className="min-w-0 overflow-auto">
      <figcaption className="mb-2 text-13">
        <b className="font-semibold">{letter}</b> {t('history.version-of', { number: row.version })}
        {row.issuedOn && <span className="ml-2 text-12 text-ink-2">{format.date(row.issuedOn)}</span>}
      </figcaption>
      {file.state === 'loading' && <LoadingLines lines={6} />}
      {file.state === 'failed' && <Failed onRetry={file.retry}>{errorText(file.error)}</Failed>}
      {file.state === 'ready' &&
        (row.mediaType.startsWith('image/') ? (
          <Photo blob={file.blob} name={row.name} width={width} />
        ) : (
          <PdfSide pdf={pdf} page={page} width={width} />
        ))}
    </figure>
  );
}

function Photo({ blob, name, width }: { blob: Blob; name: string; width: number }) {
  const url = useObjectUrl(blob);
  return url ? (
    <img src={url} alt={name} className="max-w-none [image-orientation:from-image]" style={{ width }} />
  ) : null;
}

function PdfSide({ pdf: { opened, error }, page, width }: { pdf: PdfState; page: number; width: number }) {
  const { t } = useTranslation('documents');
  if (error !== undefined) return <Failed title={t('viewer.unreadable')}>{t('viewer.unreadable-body')}</Failed>;
  if (!opened) return <LoadingLines lines={6} />;
  const shown = opened.pages[page];
  if (!shown) return <p className="py-8 text-center text-13 text-ink-2">{t('history.no-page')}</p>;
  return (
    <>
      <PdfCanvas page={shown} scale={width / shown.getViewport({ scale: 1 }).width} rotation={0} />
      <p className="sr-only">{opened.texts?.[page]?.text}</p>
    </>
  );
}
