import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PdfPage } from '#ui/pdf.ts';
import { PdfCanvas } from '#ui/pdf-canvas.tsx';
import type { Match } from './page-text.ts';
import type { OpenedPdf } from './use-pdf.ts';
import { useAnchor, useInnerWidth } from './use-stage.ts';

/** A highlighted position on a page: a search hit, or a found answer with its number. */
export interface Marked {
  readonly match: Match;
  readonly label?: string;
  readonly tone: 'found' | 'close' | 'current';
}

export interface PdfViewProps {
  opened: OpenedPdf;
  /** 1: each page is as wide as the frame. */
  zoom: number;
  rotation: number;
  marks: readonly Marked[];
  /** The page to scroll to; a new object scrolls again. */
  goTo: { readonly page: number } | undefined;
  onPage: (page: number) => void;
}

/** All pages, one below the other; only those near the viewport are rendered. */
export function PdfView({ opened, zoom, rotation, marks, goTo, onPage }: PdfViewProps) {
  const { t } = useTranslation('documents');
  const frame = useRef<HTMLDivElement>(null);
  const width = useInnerWidth(frame) * zoom;
  const remember = useAnchor(frame, `${width} ${rotation}`);
  useEffect(() => {
    const target = goTo && frame.current?.querySelector(`[data-page="${goTo.page}"]`);
    target?.scrollIntoView({ block: 'start' });
  }, [goTo]);
  return (
    <div
      ref={frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      role="document"
      aria-label={t('viewer.pages')}
      onScroll={remember}
      className="relative flex h-full flex-col items-center-safe gap-4 overflow-auto p-4 [overflow-anchor:none] [scrollbar-gutter:stable] *:flex-none max-md:p-2"
    >
      {width > 0 &&
        opened.pages.map((page, index) => (
          <PageFrame
            key={page.pageNumber}
            page={page}
            index={index}
            scale={scaleFor(page, width, rotation)}
            rotation={rotation}
            text={opened.texts?.[index]?.text ?? ''}
            marks={marks.filter(({ match }) => match.page === index)}
            onSeen={() => onPage(index)}
          />
        ))}
    </div>
  );
}

/** The scale at which a page has a width. Unit of the width: pixels. */
function scaleFor(page: PdfPage, width: number, rotation: number): number {
  return width / page.getViewport({ scale: 1, rotation: (page.rotate + rotation) % 360 }).width;
}

interface PageFrameProps extends Pick<PdfViewProps, 'rotation' | 'marks'> {
  page: PdfPage;
  scale: number;
  index: number;
  text: string;
  onSeen: () => void;
}

function PageFrame({ page, index, scale, rotation, text, marks, onSeen }: PageFrameProps) {
  const { t } = useTranslation('documents');
  const ref = useRef<HTMLDivElement>(null);
  const seen = useRef(onSeen);
  const [isNear, setNear] = useState(index === 0);
  seen.current = onSeen;
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const near = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      root: element.parentElement,
      rootMargin: '100%',
    });
    const inSight = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen.current(), {
      root: element.parentElement,
      rootMargin: '-45% 0px -45% 0px',
    });
    near.observe(element);
    inSight.observe(element);
    return () => {
      near.disconnect();
      inSight.disconnect();
    };
  }, []);
  const viewport = page.getViewport({ scale, rotation: (page.rotate + rotation) % 360 });
  return (
    <section
      ref={ref}
      data-page={index}
      aria-label={t('viewer.page', { number: index + 1 })}
      className="relative bg-paper shadow-[0_0_0_1px_var(--color-line-strong)]"
      style={{ width: viewport.width, height: viewport.height }}
    >
      {isNear && <PdfCanvas page={page} scale={scale} rotation={rotation} />}
      <p className="sr-only">{text}</p>
      {marks.map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity of their own
        <MarkBoxes key={at} mark={mark} viewport={viewport} />
      ))}
    </section>
  );
}

const tones = {
  found: 'border-accent bg-accent/15',
  close: 'border-warn-solid bg-warn-solid/15',
  current: 'border-warn-solid bg-warn-solid/35',
} as const;

function MarkBoxes({ mark, viewport }: { mark: Marked; viewport: ReturnType<PdfPage['getViewport']> }) {
  return mark.match.boxes.map((box, index) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [
      ...viewport.convertToViewportPoint(box[0], box[1]),
      ...viewport.convertToViewportPoint(box[2], box[3]),
    ] as number[];
    return (
      <span
        key={box.join(' ')}
        aria-hidden="true"
        data-mark={mark.tone}
        className={`pointer-events-none absolute rounded-[2px] border ${tones[mark.tone]}`}
        style={{
          left: Math.min(x1, x2) - 2,
          top: Math.min(y1, y2) - 1,
          width: Math.abs(x2 - x1) + 4,
          height: Math.abs(y2 - y1) + 2,
        }}
      >
        {mark.label && index === 0 && (
          <span className="absolute -top-2.5 -left-2.5 grid size-4 place-items-center rounded-full bg-accent text-[10px] leading-none font-semibold text-on-accent">
            {mark.label}
          </span>
        )}
      </span>
    );
  });
}
