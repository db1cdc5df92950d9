import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import type { Description } from '#ui/description-list.tsx';
import type { Subscription } from './subscription-filters.ts';

/** Properties of a subscription, as pairs. */
export function useSubscriptionFacts(row: Subscription): Description[] {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const { watched, lastRunAt, lastResult, nextRun, status, recipients } = row;
  const who = [
    watched.companies > 0 && t('detail.companies', { count: watched.companies }),
    watched.people > 0 && t('detail.people', { count: watched.people }),
  ].filter(Boolean);
  const last = lastResult === '' ? t('results.none') : `${format.dateTime(lastRunAt)}, ${t(`results.${lastResult}`)}`;
  return [
    { term: t('detail.last'), value: last },
    {
      term: t('detail.next'),
      value: nextRun && status === 'active' ? format.dateTime(nextRun) : t('detail.not-planned'),
    },
    { term: t('detail.watched'), value: who.join(', ') || '–' },
    { term: t('detail.alerts-to'), value: recipients.map(({ name }) => name).join(', ') || t('detail.no-recipients') },
  ];
}

/** "Kade & Vos Notarissen, since 28 March 2024, from TR-2024-0119" */
export function useSince({ org, since, request }: Subscription): string {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const facts = { org: org.name, date: format.date(since.slice(0, 10)) };
  return request.reference
    ? t('detail.since', { ...facts, reference: request.reference })
    : t('detail.since-plain', facts);
}
