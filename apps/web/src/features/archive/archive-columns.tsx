import type { ListColumn } from '@dossier/domain/list-columns';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { type OnboardingRow, useOnboardingColumns } from '#list-views/onboarding-columns.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { TableColumn } from '#ui/table.tsx';
import { TwoLine } from '#ui/two-line.tsx';
import { daysLeft, keptUntil } from './kept-until.ts';

type Column = TableColumn<OnboardingRow>;

/** The columns of the archive; restoring is offered to roles that may, while there is time. */
export function useArchiveColumns(onRestore: (row: OnboardingRow) => void) {
  const { t } = useTranslation('archive');
  const facts = useFactColumns();
  const restoreCell = (row: OnboardingRow) => {
    if (daysLeft(row.archivedAt) === undefined) return <span className="text-ink-2">{t('kept')}</span>;
    if (!row.moves.includes('restore')) return <span className="text-ink-2">{t('admin-only')}</span>;
    return (
      <Button icon="refresh" size="sm" onPress={() => onRestore(row)} aria-label={t('restore-one', { name: row.name })}>
        {t('restore')}
      </Button>
    );
  };
  const restore: Column = {
    id: 'restore',
    title: t('columns.restore'),
    width: 190,
    align: 'end',
    isFixed: true,
    card: { place: 'below', cell: (row) => (daysLeft(row.archivedAt) === undefined ? null : restoreCell(row)) },
    cell: restoreCell,
  };
  return { ...facts, restore };
}

function useFactColumns() {
  const { t } = useTranslation('archive');
  const shared = useOnboardingColumns();
  const all = {
    // Onboardings without a reference are archived too.
    reference: {
      ...shared.reference,
      hideBelow: 900,
      card: {
        place: 'detail',
        cell: (row) => [row.reference || row.number, row.cancelReason].filter(Boolean).join(', '),
      },
      cell: (row) => row.reference || row.number,
    },
    outcome: {
      id: 'outcome',
      title: t('columns.outcome'),
      width: 180,
      share: 0.8,
      sortKey: 'outcome',
      card: { place: 'end', cell: (row) => <OutcomeBadge row={row} /> },
      hideBelow: 640,
      cell: (row) => <Outcome row={row} />,
    },
    archived: {
      id: 'archived',
      title: t('columns.archived'),
      width: 164,
      sortKey: 'archivedAt',
      card: { place: 'end', cell: ({ archivedAt }) => <CardArchivedAt at={archivedAt} /> },
      hideBelow: 768,
      cell: ({ archivedAt }) => <ArchivedAt at={archivedAt} />,
    },
    by: {
      id: 'by',
      title: t('columns.by'),
      width: 124,
      share: 0.3,
      hideBelow: 1180,
      cell: (row) => <span className="truncate text-ink-2">{row.archivedBy}</span>,
    },
    risk: shared.risk,
    number: shared.number,
    type: { ...shared.type, hideBelow: 1600 },
  } satisfies Readonly<Record<ListColumn<'archive'>, Column>>;
  return { client: shared.client, all };
}

function OutcomeBadge({ row: { outcome } }: { row: OnboardingRow }) {
  const { t } = useTranslation('archive');
  const isCancelled = outcome === 'cancelled';
  return (
    <Badge isBare icon={isCancelled ? 'x-circle' : 'check-solid'} tone={isCancelled ? 'idle' : 'ok'}>
      {t(`outcomes.${outcome || 'closed'}`)}
    </Badge>
  );
}

function Outcome({ row }: { row: OnboardingRow }) {
  return (
    <TwoLine
      first={<OutcomeBadge row={row} />}
      second={row.cancelReason && <span title={row.cancelReason}>{row.cancelReason}</span>}
    />
  );
}

function ArchivedAt({ at }: { at: string }) {
  const { t } = useTranslation('archive');
  const format = useFormat();
  const count = daysLeft(at);
  return (
    <TwoLine
      first={<span className="font-normal">{format.date(at)}</span>}
      second={count === undefined ? t('kept-until', { date: format.date(keptUntil(at)) }) : t('days-left', { count })}
    />
  );
}

/** The days in which it can be restored, else when it was archived. */
function CardArchivedAt({ at }: { at: string }) {
  const { t } = useTranslation('archive');
  const format = useFormat();
  const count = daysLeft(at);
  return (
    <span className="text-12 text-ink-2">{count === undefined ? format.shortDate(at) : t('days-left', { count })}</span>
  );
}
