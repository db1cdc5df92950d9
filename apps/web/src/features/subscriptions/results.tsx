import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '#ui/segments.tsx';
import { SubscriptionAlerts } from './alerts.tsx';
import { Runs } from './runs.tsx';
import type { Subscription } from './subscription-filters.ts';

type Part = 'changes' | 'runs';

interface ResultsProps {
  row: Subscription;
}

/** Results: the alerts, or every run with what it checked. */
export function Results({ row }: ResultsProps) {
  const { t } = useTranslation('subscriptions');
  const [part, setPart] = useState<Part>('changes');
  const { length } = row.alerts;
  return (
    <section aria-label={t('history.title')}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-14 font-semibold">{t('history.title')}</h3>
        <Segments
          label={t('history.part')}
          options={[
            { id: 'changes', label: t('history.changes'), count: length },
            { id: 'runs', label: t('history.runs'), count: row.runs },
          ]}
          value={part}
          onChange={setPart}
        />
      </div>
      {part === 'changes' && <SubscriptionAlerts alerts={row.alerts} />}
      {part === 'runs' && <Runs subscription={row.id} />}
    </section>
  );
}
