import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface SkeletonProps {
  /** CSS width and height of the content. */
  width?: string;
  height?: number;
  isRound?: boolean;
}

/** One grey bar as a placeholder of loading content, without animation. */
export function Skeleton({ width = '100%', height = 12, isRound = false }: SkeletonProps) {
  // Every page loads this file: memoisation would double its size.
  'use no memo';
  return (
    <span
      aria-hidden="true"
      style={{ width: isRound ? height : width, height }}
      className={`inline-block max-w-full flex-none bg-skeleton align-middle forced-colors:border ${isRound ? 'rounded-full' : 'rounded-sm'}`}
    />
  );
}

interface LoadingProps {
  children?: ReactNode;
  label?: string;
  /** The placeholder of a whole page: after two seconds it says that it still loads. */
  isPage?: boolean;
  className?: string;
}

/** Wraps placeholders of the final layout: shown after 200 ms; announces once that content is loading. */
export function Loading({ children, label, isPage = false, className = '' }: LoadingProps) {
  'use no memo';
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true" className={`appear-late ${className}`}>
      <span role="status" className="sr-only">
        {label ?? t('loading')}
      </span>
      {children ?? <LoadingLines />}
      {isPage && <p className="appear-slow mt-4 text-13 text-ink-2 client:text-14">{t('loading-slow')}</p>}
    </div>
  );
}

export function LoadingLines({ lines = 3 }: { lines?: number }) {
  'use no memo';
  const widths = ['40%', '92%', '76%', '84%', '58%'];
  return (
    <div className="flex flex-col gap-3 py-4">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
        <Skeleton key={index} width={widths[index % widths.length] ?? '100%'} />
      ))}
    </div>
  );
}
