import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { isoToday } from '#i18n/days.ts';
import { useFormat } from '#i18n/format.ts';
import { toneClass } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextButton } from '#ui/text-button.tsx';

export type HistoryCheck = ViewAnswer<'history-check'>;

interface HistoryCheckLineProps {
  check: UseQueryResult<HistoryCheck>;
  /** Opens the explanation. */
  onExplain: () => void;
}

/** Whether the history is complete and as it was written. */
export function HistoryCheckLine({ check, onExplain }: HistoryCheckLineProps) {
  const { t } = useTranslation('history');
  const { data, isPending, error } = check;
  const result = useResult();
  if (data?.entries === 0 && data.breaks.length === 0) return null;
  const isBroken = data !== undefined && data.breaks.length > 0;
  return (
    <p
      role="status"
      className={`mb-4 flex min-h-5 flex-wrap items-start gap-x-2 text-12 ${isBroken ? 'font-medium text-bad-ink' : 'text-ink-2'}`}
    >
      <span className={`flex min-w-0 items-start gap-1.5 ${toneClass[isBroken ? 'bad' : 'ok']}`}>
        {isPending && <Spinner />}
        {data && <Icon name={isBroken ? 'octagon' : 'shield-check'} className="mt-0.5 flex-none text-(--b-ink)" />}
        <span>
          {isPending && t('check.pending')}
          {!data && error && t('check.failed')}
          {data && result(data)}
        </span>
      </span>
      {data && <TextButton onPress={onExplain}>{t('check.how')}</TextButton>}
      {!data && error && <TextButton onPress={() => void check.refetch()}>{t('check.again')}</TextButton>}
    </p>
  );
}

function useResult(): (check: HistoryCheck) => string {
  const { t } = useTranslation('history');
  const format = useFormat();
  return ({ at, entries, readable, breaks }) => {
    const isToday = isoToday(new Date(at.replace(' ', 'T'))) === isoToday();
    const when = isToday ? t('check.today', { time: format.time(at) }) : format.dateTime(at);
    if (breaks.length > 0) return t('check.broken', { count: breaks.length, when });
    const numbers = { count: entries, readable: format.number(readable), when };
    return t(readable < entries ? 'check.whole-part' : 'check.whole', numbers);
  };
}
