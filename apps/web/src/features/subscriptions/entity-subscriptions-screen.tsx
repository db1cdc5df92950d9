import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';
import { Badge } from '#ui/badge.tsx';
import { DescriptionList } from '#ui/description-list.tsx';
import { Empty } from '#ui/empty.tsx';
import { Icon } from '#ui/icon.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Loading, LoadingLines } from '#ui/skeleton.tsx';
import { LastDays } from './last-days.tsx';
import { ListsOfRun } from './lists-of-run.tsx';
import { Results } from './results.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import type { Subscription } from './subscription-filters.ts';
import { statusStyles } from './use-subscription-columns.tsx';
import { useSince, useSubscriptionFacts } from './use-subscription-facts.tsx';

/** Subscriptions of institutions to this subject: settings, results, and for a lead the actions. */
export function EntitySubscriptionsScreen({ subject }: { subject: string }) {
  const { t } = useTranslation('subscriptions');
  const { data, error, refetch, isFetching } = useQuery(view('subscriptions', { subject }));
  if (!data)
    return (
      <div className="max-w-[var(--container-read)] px-(--shell-gutter) py-6 max-md:px-4">
        {error ? (
          <NotLoaded error={error} onRetry={() => void refetch()} isRetrying={isFetching} title={t('failed')} />
        ) : (
          <Loading>
            <LoadingLines lines={5} />
          </Loading>
        )}
      </div>
    );
  if (data.items.length === 0) return <Empty title={t('entity.none')}>{t('entity.none-body')}</Empty>;
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start lg:content-stretch lg:grid-cols-[minmax(0,1fr)_352px]">
      <div className="flex min-w-0 flex-col gap-8 px-(--shell-gutter) py-6 max-md:px-4">
        {data.items.map((row) => (
          <SubscriptionCard key={row.id} row={row} />
        ))}
      </div>
      <Rail rows={data.items} />
    </div>
  );
}

function SubscriptionCard({ row }: { row: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const since = useSince(row);
  const facts = useSubscriptionFacts(row);
  const level = t(`levels.${row.level}`);
  return (
    <section aria-label={`${level}, ${row.org.name}`}>
      <div className="rounded-lg border border-line bg-surface">
        <header className="flex flex-wrap items-start gap-3 border-b border-line px-4 py-3">
          <Icon name="repeat" className="mt-1 text-ink-2" />
          <div className="min-w-0 flex-1 basis-60">
            <h2 className="flex flex-wrap items-center gap-2 text-14 font-semibold">
              {t('detail.title', { level, cadence: t(`cadences.${row.cadence}`).toLowerCase() })}
              <Badge {...statusStyles[row.status]}>{t(`statuses.${row.status}`)}</Badge>
            </h2>
            <p className="text-13 text-ink-2">{since}</p>
          </div>
          <SubscriptionActions row={row} />
        </header>
        <div className="px-4 py-2 max-sm:[&_dl]:grid-cols-[112px_minmax(0,1fr)]">
          <DescriptionList columns={2} items={facts} />
        </div>
      </div>
      <div className="mt-6">
        <Results row={row} />
      </div>
    </section>
  );
}

function Rail({ rows }: { rows: readonly Subscription[] }) {
  const { t } = useTranslation('subscriptions');
  const [newest] = rows.toSorted((a, b) => b.lastRunAt.localeCompare(a.lastRunAt));
  const mayChange = rows.some((row) => row.mayChange);
  return (
    <aside className="border-line bg-sunken px-6 py-6 max-lg:border-t max-md:px-4 lg:border-l">
      {newest && <ListsOfRun row={newest} />}
      {newest && <LastDays row={newest} />}
      <section aria-label={t('detail.who-may')} className="mt-6 border-t border-line pt-6">
        <h3 className="mb-1 text-14 font-semibold">{t('detail.who-may')}</h3>
        <p className="text-13 text-ink-2">
          {t('detail.who-may-body')} {!mayChange && t('detail.you-read')}
        </p>
      </section>
    </aside>
  );
}
