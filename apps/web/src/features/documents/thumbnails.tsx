import { useTranslation } from 'react-i18next';
import { PdfCanvas } from '#ui/pdf-canvas.tsx';
import type { OpenedPdf } from './use-pdf.ts';

/** Width of a thumbnail. Unit: pixels. */
const thumbWidth = 60;

export interface ThumbnailsProps {
  opened: OpenedPdf;
  current: number;
  onChoose: (page: number) => void;
}

/** Thumbnails of all pages. */
export function Thumbnails({ opened, current, onChoose }: ThumbnailsProps) {
  const { t } = useTranslation('documents');
  return (
    <nav
      aria-label={t('viewer.thumbnails')}
      className="h-full w-[100px] overflow-auto border-r border-line bg-sunken py-4 max-md:hidden"
    >
      <ol className="flex flex-col items-center gap-4">
        {opened.pages.map((page, index) => {
          const scale = thumbWidth / page.getViewport({ scale: 1 }).width;
          const isCurrent = index === current;
          return (
            <li key={page.pageNumber}>
              <button
                type="button"
                aria-label={t('viewer.page', { number: index + 1 })}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={() => onChoose(index)}
                className="flex flex-col items-center gap-1 rounded-sm text-12"
              >
                <span
                  className={`block overflow-hidden rounded-sm bg-paper ${isCurrent ? 'outline-2 outline-accent' : 'outline-1 outline-line-strong'}`}
                >
                  <PdfCanvas page={page} scale={scale} rotation={0} />
                </span>
                <span className={isCurrent ? 'font-semibold' : ''}>{index + 1}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
