import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ViewAnswer, view } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import type { Subscription } from './subscription-filters.ts';

type Day = ViewAnswer<'subscription-runs'>['days'][number];

const colourOf = ({ result }: Day): string => {
  if (result === '') return 'bg-line';
  if (result === 'nothing-new') return 'bg-ok-ink';
  return result === 'failed' ? 'bg-bad-ink' : 'bg-warn-ink';
};

/** A bar for each of the last 30 days, and the same as a sentence. */
export function LastDays({ row }: { row: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const { data } = useQuery(view('subscription-runs', { subscription: row.id, offset: 0 }));
  if (!data) return null;
  const runs = data.days.reduce((sum, day) => sum + day.runs, 0);
  const found = data.days.filter(({ result }) => result !== '' && result !== 'nothing-new').length;
  const words = found === 0 ? t('days.nothing') : t('days.found', { count: found });
  const first = data.days[0]?.day ?? '';
  return (
    <section aria-label={t('days.title')} className="mt-6 border-t border-line pt-6">
      <h3 className="mb-2 text-14 font-semibold">{t('days.title')}</h3>
      <div aria-hidden className="flex gap-0.5">
        {data.days.map((day) => (
          <span key={day.day} className={`h-6 flex-1 rounded-[2px] ${colourOf(day)}`} title={format.date(day.day)} />
        ))}
      </div>
      <p aria-hidden className="mt-1 flex justify-between text-12 text-ink-2">
        <span>{first && format.date(first)}</span>
        <span>{t('days.today')}</span>
      </p>
      <p className="mt-1 text-13 text-ink-2">{`${t('days.runs', { count: runs })} ${words}`}</p>
    </section>
  );
}
