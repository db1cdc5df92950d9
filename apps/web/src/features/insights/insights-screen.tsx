import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '#api/files.ts';
import { usePortal } from '#portals/portal.ts';
import { Badge } from '#ui/badge.tsx';
import { ExportButton } from '#ui/export-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const line = 'stroke-line-strong';
const dashed = { className: 'fill-surface stroke-line-field', strokeDasharray: '3 3' };

/** A preview of each figure: dashed, and without a number, because none is known yet. */
const drawings = {
  turnaround: [88, 64, 76, 100, 60, 48].map((height, index) => (
    <rect key={height} x={24 + index * 44} y={136 - height} width="26" height={height} {...dashed} />
  )),
  waits: [200, 132, 84].map((width, index) => (
    <rect key={width} x="8" y={12 + index * 42} width={width} height="26" {...dashed} />
  )),
  returned: <path d="M12 120C60 110 90 70 130 80s80 30 150-50" {...dashed} fill="none" className="stroke-line-field" />,
} as const satisfies Record<string, ReactNode>;

/** Announces insights, without figures. */
export function InsightsScreen() {
  const { t } = useTranslation(['insights', 'common']);
  const { sidebar } = usePortal();
  const billing = sidebar.footer.find(({ page }) => page === 'billing');
  return (
    <div className="px-(--shell-gutter) pt-6 pb-12 max-md:px-4">
      <div className="mb-6 flex items-center gap-3">
        <h1 className="text-20 font-semibold">{t('title')}</h1>
        <Badge icon="hourglass" tone="idle">
          {t('common:coming-soon')}
        </Badge>
      </div>
      <h2 className="text-16 font-semibold">{t('lead')}</h2>
      <p className="mt-2 max-w-[600px] text-14 text-ink-2">{t('body')}</p>
      <ul className="my-8 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {(['turnaround', 'waits', 'returned'] as const).map((card) => (
          <li key={card} className="rounded-lg border border-dashed border-line-field bg-sunken p-5">
            <h3 className="text-14 font-semibold">{t(`cards.${card}.title`)}</h3>
            <p className="mt-1 text-13 text-ink-2">{t(`cards.${card}.lead`)}</p>
            <svg viewBox="0 0 300 144" aria-hidden="true" fill="none" className="mt-4 w-full">
              <path d="M8 4v132h288" className={line} />
              {drawings[card]}
            </svg>
          </li>
        ))}
      </ul>
      <section aria-label={t('until')} className="max-w-[640px] border-t border-line pt-6">
        <h2 className="text-14 font-semibold">{t('until')}</h2>
        <p className="mt-1 mb-3 text-13 text-ink-2">{t('until-then')}</p>
        <div className="flex flex-wrap items-center gap-2">
          <ExportButton
            label={t('export')}
            take={(language) => download('onboardings-export', { language }, 'onboardings.csv')}
            isEmpty={false}
          />
          {billing && (
            <LinkButton variant="ghost" icon="billing" href={billing.href}>
              {t('go')}
            </LinkButton>
          )}
        </div>
      </section>
    </div>
  );
}
