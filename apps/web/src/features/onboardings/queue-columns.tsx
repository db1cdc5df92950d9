import type { ListColumn } from '@dossier/domain/list-columns';
import { isOver } from '@dossier/domain/onboarding';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Colleague } from '#api/presence.ts';
import { daysBetween, isoToday, useFormat } from '#i18n/format.ts';
import type { OnboardingRow } from '#list-views/onboarding-columns.tsx';
import { useSelectColumn } from '#list-views/select-column.tsx';
import type { Selection } from '#list-views/use-selection.ts';
import { Kbd } from '#ui/kbd.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import type { TableColumn } from '#ui/table.tsx';
import { useColumns } from './columns.tsx';
import { HereMark } from './here-mark.tsx';
import type { Taker } from './use-taken-rows.ts';

interface Choosing {
  selection: Selection;
  onTake: (row: OnboardingRow) => void;
  /** Who took a row that stays in its place; undefined for rows of the queue. */
  takenBy: (row: OnboardingRow) => Taker | undefined;
  /** Colleagues who have a row's onboarding open. */
  here: ReadonlyMap<string, readonly Colleague[]>;
}

/** The columns of the queue: selection and client at the start, and those that a person chooses. */
export function useQueueColumns(choosing: Choosing) {
  const { t } = useTranslation('onboardings');
  const columns = useColumns();
  const select = useSelectColumn(choosing.selection, (row) => choosing.takenBy(row) !== undefined);
  const days = (at: string) => daysBetween(isoToday(new Date(at.replace(' ', 'T'))), isoToday());
  const all = {
    org: { ...columns.org, hideBelow: 1340 },
    reference: columns.reference,
    waiting: columns.waiting,
    type: columns.type,
    risk: columns.risk,
    number: columns.number,
    submitted: columns.submitted,
    status: {
      ...columns.status,
      card: {
        place: 'end',
        cell: (row) => (
          <StatusOnCard row={row} choosing={choosing}>
            {columns.status.cell(row)}
          </StatusOnCard>
        ),
      },
      cell: (row) => (
        <>
          {columns.status.cell(row)}
          <Taken by={choosing.takenBy(row)} className="xl:hidden" />
          <HereMark people={choosing.here.get(row.id)} className="xl:hidden" />
        </>
      ),
    },
    'in-queue': {
      id: 'in-queue',
      title: t('queue.in-queue'),
      width: 88,
      sortKey: 'submittedAt',
      hideBelow: 1560,
      cell: (row) => (
        <span className="text-ink-2">
          {row.submittedAt === '' || isOver(row.status) ? '' : t('queue.days', { count: days(row.submittedAt) })}
        </span>
      ),
    },
    due: columns.due,
    deadline: columns.deadline,
    assigned: {
      ...columns.assigned,
      // Wide enough for a name and that they are here.
      width: 160,
      cell: (row) => (
        <span className="flex min-w-0 flex-col">
          <Assigned row={row} choosing={choosing} />
          <HereMark people={choosing.here.get(row.id)} />
        </span>
      ),
    },
    updated: columns.updated,
  } satisfies Readonly<Record<ListColumn<'queue'>, TableColumn<OnboardingRow>>>;
  return { fixed: [select, columns.client], all };
}

interface OfRow {
  row: OnboardingRow;
  choosing: Choosing;
}

/** On a phone the assigned column has no place: who took the row, or has it open, is below its status. */
function StatusOnCard({ row, choosing, children }: OfRow & { children: ReactNode }) {
  return (
    <span className="flex max-w-40 flex-col items-end gap-0.5 text-right">
      {children}
      <Taken by={choosing.takenBy(row)} />
      <HereMark people={choosing.here.get(row.id)} className="max-w-full" />
    </span>
  );
}

/** Who has the row; a button to take it appears when it is current. */
function Assigned({ row, choosing }: OfRow) {
  const { t } = useTranslation('onboardings');
  if (choosing.takenBy(row) !== undefined) return <Taken by={choosing.takenBy(row)} />;
  if (row.assigned) return row.assigned.name;
  return (
    <>
      <span className="text-ink-3 group-hover/row:hidden group-data-current/row:hidden">{t('unassigned')}</span>
      <PlainButton
        size="sm"
        onPress={() => choosing.onTake(row)}
        className="-ml-2.5 hidden! self-start group-hover/row:inline-flex! group-data-current/row:inline-flex!"
      >
        {t('queue.take')}
        <Kbd>A</Kbd>
      </PlainButton>
    </>
  );
}

/** Says who took the row meanwhile; nothing until it is known. */
function Taken({ by, className = '' }: { by: Taker | undefined; className?: string }) {
  const { t } = useTranslation('onboardings');
  const { time } = useFormat();
  if (!by?.name) return null;
  return (
    <span className={`line-clamp-2 leading-5 whitespace-normal ${className}`}>
      <span className="font-medium text-ink">{t('queue.taken-by', { name: by.name })}</span>{' '}
      <span className="text-12 text-ink-2">{time(by.at)}</span>
    </span>
  );
}
