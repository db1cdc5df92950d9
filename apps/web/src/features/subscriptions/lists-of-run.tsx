import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import type { Subscription } from './subscription-filters.ts';

/** The lists of the last run, each with its version's date. */
export function ListsOfRun({ row }: { row: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  return (
    <section aria-label={t('detail.lists')}>
      <h3 className="mb-1 text-14 font-semibold">{t('detail.lists')}</h3>
      {row.lists.length === 0 && <p className="text-13 text-ink-2">{t('detail.no-lists')}</p>}
      <dl className="text-13">
        {row.lists.map(({ name, version, date }) => (
          <div key={`${name} ${version}`} className="flex min-h-8 items-center justify-between gap-3">
            <dt className="text-ink-2">{name}</dt>
            <dd>{date ? format.date(date) : version}</dd>
          </div>
        ))}
      </dl>
      {row.runs > 0 && <p className="mt-1 text-13 text-ink-2">{t('detail.runs', { count: row.runs })}</p>}
    </section>
  );
}
