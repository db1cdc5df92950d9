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
import { useStable } from '#ui/use-stable.ts';
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
  const select = useSelectColumn(choosing.selection);
  const onTake = useStable(choosing.onTake);
  const { takenBy, here } = choosing;
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
        cell: (row, marks) => (
          <StatusOnCard taken={takenBy(row)} people={here.get(row.id)}>
            {columns.status.cell(row, marks)}
          </StatusOnCard>
        ),
      },
      cell: (row, marks) => (
        <>
          {columns.status.cell(row, marks)}
          <Taken by={takenBy(row)} className="xl:hidden" />
          <HereMark people={here.get(row.id)} className="xl:hidden" />
        </>
      ),
    },
    'in-queue': {
      id: 'in-queue',
      title: t('queue.in-queue'),
      width: 88,
      sortKey: 'submittedAt',
      hideBelow: 1560,
      cell: (row) => <DaysInQueue row={row} />,
    },
    due: columns.due,
    deadline: columns.deadline,
    assigned: {
      ...columns.assigned,
      // Wide enough for a name and that they are here.
      width: 160,
      cell: (row) => (
        <span className="flex min-w-0 flex-col">
          <Assigned row={row} taken={takenBy(row)} onTake={onTake} />
          <HereMark people={here.get(row.id)} />
        </span>
      ),
    },
    updated: columns.updated,
  } satisfies Readonly<Record<ListColumn<'queue'>, TableColumn<OnboardingRow>>>;
  return { fixed: [select, columns.client], all };
}

/** Since it was submitted; nothing when it is over. */
function DaysInQueue({ row: { submittedAt, status } }: { row: OnboardingRow }) {
  const { t } = useTranslation('onboardings');
  if (submittedAt === '' || isOver(status)) return null;
  const count = daysBetween(isoToday(new Date(submittedAt.replace(' ', 'T'))), isoToday());
  return <span className="text-ink-2">{t('queue.days', { count })}</span>;
}

interface StatusOnCardProps {
  taken: Taker | undefined;
  people: readonly Colleague[] | undefined;
  children: ReactNode;
}

/** On a phone the assigned column has no place: who took the row, or has it open, is below its status. */
function StatusOnCard({ taken, people, children }: StatusOnCardProps) {
  return (
    <span className="flex max-w-40 flex-col items-end gap-0.5 text-right">
      {children}
      <Taken by={taken} />
      <HereMark people={people} className="max-w-full" />
    </span>
  );
}

interface AssignedProps extends Pick<Choosing, 'onTake'> {
  row: OnboardingRow;
  taken: Taker | undefined;
}

/** Who has the row; a button to take it appears when it is current. */
function Assigned({ row, taken, onTake }: AssignedProps) {
  const { t } = useTranslation('onboardings');
  if (taken !== undefined) return <Taken by={taken} />;
  if (row.assigned) return row.assigned.name;
  return (
    <>
      <span className="text-ink-3 group-hover/row:hidden group-data-current/row:hidden">{t('unassigned')}</span>
      <PlainButton
        size="sm"
        onPress={() => onTake(row)}
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
  return by?.name ? <TakenBy by={by} className={className} /> : null;
}

function TakenBy({ by, className }: { by: Taker; className: string }) {
  const { t } = useTranslation('onboardings');
  const { time } = useFormat();
  return (
    <span className={`line-clamp-2 leading-5 whitespace-normal ${className}`}>
      <span className="font-medium text-ink">{t('queue.taken-by', { name: by.name })}</span>{' '}
      <span className="text-12 text-ink-2">{time(by.at)}</span>
    </span>
  );
}
