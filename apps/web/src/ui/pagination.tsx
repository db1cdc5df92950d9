import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';

export interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page: it lives in the URL. */
  hrefOf: (page: number) => string;
}

/** Which pages are offered: first, last, the current one and its neighbours; 0 is a gap. */
export function offeredPages(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter(
    (one, index, all) => one >= 1 && one <= pages && all.indexOf(one) === index,
  );
  return wanted.flatMap((one, index) => (index > 0 && one - (wanted[index - 1] ?? one) > 1 ? [0, one] : [one]));
}

const cell =
  'grid h-7 min-w-7 place-items-center rounded-md px-1 text-ink-2 no-underline hover:bg-hover client:h-11 client:min-w-11';

export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  const { t } = useTranslation('common');
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('pages.label')} className="flex items-center gap-1 text-13 tabular-nums">
      {page > 1 && (
        <Link href={hrefOf(page - 1)} data-plain="" className={cell}>
          <Icon name="left" label={t('pages.previous')} />
        </Link>
      )}
      {offeredPages(page, pages).map((one, index) =>
        one === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={one}
            href={hrefOf(one)}
            data-plain=""
            aria-current={one === page ? 'page' : undefined}
            className={`${cell} ${one === page ? 'bg-active font-semibold text-ink' : ''}`}
          >
            {one}
          </Link>
        ),
      )}
      {page < pages && (
        <Link href={hrefOf(page + 1)} data-plain="" className={cell}>
          <Icon name="right" label={t('pages.next')} />
        </Link>
      )}
    </nav>
  );
}
