import { isDraft, isOver } from '@dossier/domain/onboarding';
import { useTranslation } from 'react-i18next';
import { isoToday, useFormat } from '#i18n/format.ts';
import { type OnboardingRow, useOnboardingColumns } from '#list-views/onboarding-columns.tsx';
import { CardDeadline, Deadline } from '#ui/deadline.tsx';
import { Due, nearDue } from '#ui/due.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { TableColumn } from '#ui/table.tsx';
import { waitingKey } from './row-details.ts';

type Column = TableColumn<OnboardingRow>;
type ProgressColumns = Readonly<Record<'status' | 'waiting' | 'due' | 'deadline' | 'assigned' | 'updated', Column>>;

/** Columns of the lists of work, on top of those that every list has. Narrow windows hide the least important first. */
export function useColumns() {
  return { ...useOnboardingColumns(), ...useProgressColumns(), ...useFurtherColumns() };
}

const quiet = (text: string) => <span className="text-ink-3">{text}</span>;

function useProgressColumns(): ProgressColumns {
  const { t } = useTranslation(['onboardings', 'waiting-on']);
  const title = (id: keyof ProgressColumns) => t(`columns.${id}`);
  return {
    status: {
      id: 'status',
      title: title('status'),
      width: 120,
      sortKey: 'status',
      card: { place: 'end' },
      cell: (row) => <StatusBadge status={row.status} isBare />,
    },
    waiting: {
      id: 'waiting',
      title: title('waiting'),
      width: 148,
      sortKey: 'waitingOn',
      hideBelow: 1000,
      cell: (row) => <span className="text-ink-2">{t(`waiting-on:${waitingKey(row)}`)}</span>,
    },
    due: {
      id: 'due',
      title: title('due'),
      width: 128,
      sortKey: 'due',
      hideBelow: 1000,
      card: { place: 'end', cell: ({ due }) => (due && due.left <= nearDue ? <Due due={due} isNamed /> : null) },
      cell: (row) => <Due due={row.due} />,
    },
    deadline: {
      id: 'deadline',
      title: title('deadline'),
      width: 148,
      sortKey: 'deadline',
      hideBelow: 640,
      card: { place: 'end', cell: (row) => <CardDeadline date={row.deadline} isOver={isOver(row.status)} /> },
      cell: (row) => <Deadline date={row.deadline} isOver={isOver(row.status)} />,
    },
    assigned: {
      id: 'assigned',
      title: title('assigned'),
      width: 124,
      share: 0.3,
      sortKey: 'assigned',
      hideBelow: 1180,
      cell: (row) => row.assigned?.name ?? quiet(t(isDraft(row.status) ? 'not-sent' : 'unassigned')),
    },
    updated: {
      id: 'updated',
      title: title('updated'),
      width: 92,
      sortKey: 'updated',
      align: 'end',
      hideBelow: 1360,
      cell: ({ updated }) => <Updated at={updated} />,
    },
  };
}

/** Columns of one list, or that a person chooses. */
function useFurtherColumns(): Readonly<Record<'org' | 'submitted', Column>> {
  const { t } = useTranslation('onboardings');
  const format = useFormat();
  return {
    org: {
      id: 'org',
      title: t('columns.org'),
      width: 164,
      share: 0.5,
      sortKey: 'org',
      hideBelow: 900,
      card: { place: 'detail' },
      cell: (row) => row.org.name,
    },
    submitted: {
      id: 'submitted',
      title: t('columns.submitted'),
      width: 132,
      sortKey: 'submittedAt',
      hideBelow: 1600,
      cell: ({ submittedAt }) => <span className="text-ink-2">{submittedAt && format.date(submittedAt)}</span>,
    },
  };
}

/** The time of a change today, otherwise its date. */
function Updated({ at }: { at: string }) {
  const format = useFormat();
  const isToday = at !== '' && isoToday(new Date(at.replace(' ', 'T'))) === isoToday();
  return (
    <time dateTime={at} title={format.dateTime(at)} className="text-ink-2 tabular-nums">
      {isToday ? format.time(at) : format.shortDate(at)}
    </time>
  );
}
