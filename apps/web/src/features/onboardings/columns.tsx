import { isDraft, isOver } from '@dossier/domain/onboarding';
import { useTranslation } from 'react-i18next';
import { isoToday, useFormat } from '#i18n/format.ts';
import { Deadline } from '#ui/deadline.tsx';
import { Due } from '#ui/due.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { TableColumn } from '#ui/table.tsx';
import { TwoLine } from '#ui/two-line.tsx';
import { type OnboardingRow, subjectDetail, waitingKey } from './row-details.ts';

type Column = TableColumn<OnboardingRow>;
type ClientColumns = Readonly<Record<'client' | 'type' | 'reference' | 'org', Column>>;
type ProgressColumns = Readonly<Record<'status' | 'waiting' | 'due' | 'deadline' | 'assigned' | 'updated', Column>>;
type FurtherColumns = Readonly<Record<'number' | 'submitted', Column>>;

/** Columns available to lists of onboardings. Narrow windows hide the least important first. */
export function useColumns(): ClientColumns & ProgressColumns & FurtherColumns {
  return { ...useClientColumns(), ...useProgressColumns(), ...useFurtherColumns() };
}

const quiet = (text: string) => <span className="text-ink-3">{text}</span>;

function useClientColumns(): ClientColumns {
  const { t } = useTranslation('onboardings');
  const title = (id: keyof ClientColumns) => t(`columns.${id}`);
  return {
    client: {
      id: 'client',
      title: title('client'),
      width: 180,
      isGrowing: true,
      sortKey: 'name',
      cell: (row) => (
        <TwoLine
          icon={row.type === 'business' ? 'building' : 'user'}
          first={row.name || quiet(t('no-name'))}
          second={row.isImported ? [subjectDetail(row), t('imported')].filter(Boolean).join(' · ') : subjectDetail(row)}
        />
      ),
    },
    org: {
      id: 'org',
      title: title('org'),
      width: 164,
      share: 0.5,
      sortKey: 'org',
      hideBelow: 900,
      cell: (row) => row.org.name,
    },
    type: {
      id: 'type',
      title: title('type'),
      width: 96,
      sortKey: 'type',
      hideBelow: 1360,
      cell: (row) => <span className="text-ink-2">{t(`types.${row.type}`)}</span>,
    },
    reference: {
      id: 'reference',
      title: title('reference'),
      width: 122,
      share: 0.3,
      sortKey: 'reference',
      isText: true,
      hideBelow: 768,
      cell: (row) => row.reference || quiet(t('no-reference')),
    },
  };
}

function useProgressColumns(): ProgressColumns {
  const { t } = useTranslation(['onboardings', 'waiting-on']);
  const title = (id: keyof ProgressColumns) => t(`columns.${id}`);
  return {
    status: {
      id: 'status',
      title: title('status'),
      width: 120,
      sortKey: 'status',
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
      width: 104,
      sortKey: 'due',
      cell: (row) => <Due due={row.due} />,
    },
    deadline: {
      id: 'deadline',
      title: title('deadline'),
      width: 148,
      sortKey: 'deadline',
      hideBelow: 640,
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

/** Columns that no list shows unless a person chooses them. */
function useFurtherColumns(): FurtherColumns {
  const { t } = useTranslation('onboardings');
  const format = useFormat();
  return {
    number: {
      id: 'number',
      title: t('columns.number'),
      width: 148,
      sortKey: 'number',
      isText: true,
      hideBelow: 1600,
      cell: (row) => <span className="text-ink-2">{row.number}</span>,
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
