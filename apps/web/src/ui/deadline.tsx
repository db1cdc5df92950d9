import { deadlineNearDays } from '@dossier/domain/limits';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { daysBetween, isoToday, useFormat } from '#i18n/format.ts';
import { Icon } from './icon.tsx';

export interface DeadlineProps {
  /** ISO date, or '' for none. */
  date: string;
  /** The onboarding is finished: shows the date only. */
  isOver?: boolean;
  /** Date and remark on one line. */
  isInline?: boolean;
}

/** On a card: how near the deadline is, or its date while it is far or the onboarding is over. */
export function CardDeadline({ date, isOver = false }: Pick<DeadlineProps, 'date' | 'isOver'>) {
  const format = useFormat();
  if (date === '') return null;
  const near = nearness(daysBetween(isoToday(), date.slice(0, 10)));
  if (!isOver && near !== 'far') return <Remark date={date} near={near} />;
  return (
    <time dateTime={date.slice(0, 10)} className="text-12 text-ink-2">
      {format.shortDate(date)}
    </time>
  );
}

/** How near a deadline is: `late`, `near` (seven days or less) or `far`. */
export function nearness(days: number): 'late' | 'near' | 'far' {
  if (days < 0) return 'late';
  return days <= deadlineNearDays ? 'near' : 'far';
}

const styles = {
  late: { icon: 'octagon', ink: 'text-bad-ink' },
  near: { icon: 'clock', ink: 'text-warn-ink' },
} as const;

/** How late something is: days, from three months on whole months, from two years on whole years. */
export function lateText(days: number, t: TFunction<'common'>): string {
  if (days < 90) return t('deadline.late', { count: days });
  const months = Math.floor(days / 30.44);
  return months < 24
    ? t('deadline.late-months', { count: months })
    : t('deadline.late-years', { count: Math.floor(days / 365.25) });
}

export function Deadline({ date, isOver = false, isInline = false }: DeadlineProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  if (date === '') return <span className="text-ink-3">{t('deadline.none')}</span>;
  const days = daysBetween(isoToday(), date.slice(0, 10));
  const near = nearness(days);
  return (
    <span
      className={
        isInline
          ? 'inline-flex items-center gap-2'
          : 'flex min-w-0 flex-col in-data-stacked:flex-row in-data-stacked:flex-wrap in-data-stacked:items-center in-data-stacked:gap-x-2'
      }
    >
      <time dateTime={date.slice(0, 10)}>{format.date(date)}</time>
      {!isOver && near !== 'far' && <Remark date={date} near={near} />}
    </span>
  );
}

function Remark({ date, near }: { date: string; near: keyof typeof styles }) {
  const { t } = useTranslation('common');
  const days = daysBetween(isoToday(), date.slice(0, 10));
  const words = days < 0 ? lateText(-days, t) : days === 0 ? t('deadline.today') : t('deadline.in', { count: days });
  return (
    <span className={`inline-flex items-center gap-1 text-12 font-medium ${styles[near].ink}`}>
      <Icon name={styles[near].icon} size={12} />
      {words}
    </span>
  );
}
