import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import type { IconName } from '#ui/icon.tsx';
import type { TableColumn } from '#ui/table.tsx';
import { CardName, TwoLine } from '#ui/two-line.tsx';
import { openAlerts, type Subscription } from './subscription-filters.ts';

interface Look {
  readonly icon: IconName;
  readonly tone: Tone;
}

export const statusStyles: Readonly<Record<Subscription['status'], Look>> = {
  active: { icon: 'repeat', tone: 'ok' },
  paused: { icon: 'pause', tone: 'idle' },
  ended: { icon: 'x-circle', tone: 'idle' },
};

export const resultStyles: Readonly<Record<Exclude<Subscription['lastResult'], ''>, Look>> = {
  'nothing-new': { icon: 'check', tone: 'ok' },
  'possible-hit': { icon: 'circle-half', tone: 'info' },
  'register-change': { icon: 'not-equal', tone: 'warn' },
  'document-expiry': { icon: 'id', tone: 'warn' },
  'review-due': { icon: 'clock', tone: 'warn' },
  'not-completed': { icon: 'offline', tone: 'idle' },
  failed: { icon: 'octagon', tone: 'bad' },
};

const iconOf = ({ type }: Subscription) => (type === 'business' ? 'building' : 'user');

export function useSubscriptionColumns(): TableColumn<Subscription>[] {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  return [
    {
      id: 'client',
      title: t('columns.client'),
      width: 180,
      isGrowing: true,
      card: { place: 'name', cell: (row) => <CardName icon={iconOf(row)}>{row.name}</CardName> },
      cell: (row) => (
        <TwoLine
          icon={iconOf(row)}
          first={row.name}
          second={row.type === 'business' ? `${row.country} ${row.registrationNumber}` : row.country}
        />
      ),
    },
    {
      id: 'level',
      title: t('columns.level'),
      width: 188,
      hideBelow: 1100,
      card: { place: 'detail' },
      cell: (row) => t(`levels.${row.level}`),
    },
    {
      id: 'cadence',
      title: t('columns.cadence'),
      width: 112,
      hideBelow: 1280,
      cell: (row) => <span className="text-ink-2">{t(`cadences.${row.cadence}`)}</span>,
    },
    { id: 'result', title: t('columns.result'), width: 220, hideBelow: 640, cell: (row) => <LastResult row={row} /> },
    {
      id: 'next',
      title: t('columns.next'),
      width: 164,
      hideBelow: 900,
      cell: (row) =>
        row.nextRun && row.status === 'active' ? (
          format.date(row.nextRun.slice(0, 10))
        ) : (
          <span className="text-ink-3">{t('no-run')}</span>
        ),
    },
    {
      id: 'status',
      title: t('columns.status'),
      width: 124,
      card: { place: 'end' },
      cell: (row) => (
        <Badge isBare {...statusStyles[row.status]}>
          {t(`statuses.${row.status}`)}
        </Badge>
      ),
    },
  ];
}

/** The result of the last run; an open alert takes precedence. */
export function LastResult({ row }: { row: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const open = openAlerts(row);
  const [first] = open.toSorted((a, b) => a.due.localeCompare(b.due));
  if (first)
    return (
      <TwoLine
        first={
          <Badge isBare icon="alert" tone="warn">
            {t('results.alert', { count: open.length })}
          </Badge>
        }
        second={t('result-detail.due', { date: format.date(first.due) })}
      />
    );
  const { lastResult: result, lastRunAt } = row;
  if (result === '') return <span className="text-ink-3">{t('results.none')}</span>;
  const date = format.date(lastRunAt);
  return (
    <TwoLine
      first={
        <Badge isBare {...resultStyles[result]}>
          {t(`results.${result}`)}
        </Badge>
      }
      second={result === 'possible-hit' || result === 'not-completed' ? t(`result-detail.${result}`, { date }) : date}
    />
  );
}
