import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPdf, type PdfPage } from '#ui/pdf.ts';
import { PdfCanvas } from '#ui/pdf-canvas.tsx';

/** Pages that are drawn. */
const mostPages = 20;

/** The pages of a PDF, one below the other, as wide as their place. */
export function PdfPages({ blob }: { blob: Blob }) {
  const { t } = useTranslation('file-intake');
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [opened, setOpened] = useState<{ pages: readonly PdfPage[]; total: number } | 'failed'>();
  useEffect(() => setWidth(frame.current?.clientWidth ?? 0), []);
  useEffect(() => {
    let task: ReturnType<typeof openPdf> | undefined;
    let isOver = false;
    const open = async () => {
      task = openPdf(await blob.arrayBuffer());
      const pdf = await task.promise;
      const count = Math.min(pdf.numPages, mostPages);
      const pages = await Promise.all(Array.from({ length: count }, (_, at) => pdf.getPage(at + 1)));
      if (!isOver) setOpened({ pages, total: pdf.numPages });
    };
    open().catch(() => !isOver && setOpened('failed'));
    return () => {
      isOver = true;
      void task?.destroy();
    };
  }, [blob]);
  return (
    <div ref={frame} className="flex flex-col gap-3">
      {opened === 'failed' && <p role="alert">{t('view.failed')}</p>}
      {width > 0 &&
        opened !== undefined &&
        opened !== 'failed' &&
        opened.pages.map((page) => (
          <div
            key={page.pageNumber}
            role="img"
            aria-label={t('view.page', { number: page.pageNumber, total: opened.total })}
            className="overflow-hidden rounded-sm border border-line"
          >
            <PdfCanvas page={page} scale={width / page.getViewport({ scale: 1 }).width} rotation={0} />
          </div>
        ))}
    </div>
  );
}
