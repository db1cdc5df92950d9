import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type DeskRow, recordAll } from '#api/records.ts';
import { view } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Badge } from '#ui/badge.tsx';
import { Empty } from '#ui/empty.tsx';
import { FilterLinks } from '#ui/filter-links.tsx';
import { ListPage } from '#ui/list-page.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Table, type TableColumn } from '#ui/table.tsx';
import { TableLoading } from '#ui/table-loading.tsx';
import { TwoLine } from '#ui/two-line.tsx';
import { type SubscriptionStatus, subscriptionStatuses } from './subscription-statuses.ts';

type Row = DeskRow<'gk_subscriptions'>;
/** Onboardings that are looked through for the names of the clients. */
const namedOnboardings = 200;

interface SubscriptionsScreenProps {
  status: SubscriptionStatus | undefined;
  hrefOf: (status: SubscriptionStatus | undefined) => string;
  onOpen: (href: string) => void;
}

const looks = {
  active: { icon: 'repeat', tone: 'ok' },
  paused: { icon: 'pause', tone: 'idle' },
  ended: { icon: 'x-circle', tone: 'idle' },
} as const;

/** The monitoring of the institution's clients: how deep, how often, what came out last. */
export function SubscriptionsScreen({ status, hrefOf, onOpen }: SubscriptionsScreenProps) {
  const { t } = useTranslation(['subscriptions', 'lists']);
  const { links } = usePortal();
  const columns = useSubscriptionColumns();
  const { data, error, isFetching, refetch } = useQuery(recordAll('gk_subscriptions', { sort: 'next_run' }));
  const rows = (data ?? []).filter((row) => status === undefined || row.status === status);
  const countOf = (one: SubscriptionStatus) => data?.filter((row) => row.status === one).length;
  return (
    <ListPage
      title={t('title')}
      filters={
        <FilterLinks
          label={t('lists:filter')}
          current={status ?? 'all'}
          options={[
            { id: 'all', label: t('lists:all'), count: data?.length, href: hrefOf(undefined) },
            ...subscriptionStatuses.map((id) => ({
              id,
              label: t(`statuses.${id}`),
              count: countOf(id),
              href: hrefOf(id),
            })),
          ]}
        />
      }
      foot={
        <>
          {data && `${t('foot', { count: rows.length })} `}
          <Badge icon="hourglass" tone="idle">
            {t('plans-soon')}
          </Badge>
        </>
      }
      hints={[
        { keys: ['J', 'K'], label: t('lists:hints.move') },
        { keys: ['Enter'], label: t('lists:hints.open') },
      ]}
    >
      {!data && error && (
        <div className="px-(--shell-gutter)">
          <NotLoaded error={error} onRetry={() => void refetch()} isRetrying={isFetching} title={t('failed')} />
        </div>
      )}
      {!data && !error && <TableLoading columns={columns} storageKey="subscriptions" />}
      {data && rows.length === 0 && (
        <div className="flex flex-1 flex-col justify-center">
          <Empty title={t('empty')}>{t(status ? 'empty-filtered' : 'empty-body')}</Empty>
        </div>
      )}
      {rows.length > 0 && (
        <Table
          label={t('title')}
          storageKey="subscriptions"
          columns={columns}
          rows={rows}
          rowId={(row) => row.id}
          onOpen={(row) => onOpen(links.entity?.(row.subject) ?? '')}
        />
      )}
    </ListPage>
  );
}

/** The subject's name is in the institution's own onboardings; the subject itself is not open to it. */
function useNames() {
  const { data } = useQuery(view('onboardings', { limit: namedOnboardings, sort: '-updated' }));
  const archived = useQuery(view('onboardings', { limit: namedOnboardings, status: 'archived' })).data;
  const rows = [...(archived?.items ?? []), ...(data?.items ?? [])];
  return new Map(rows.map((row) => [row.subject, row]));
}

function useSubscriptionColumns(): TableColumn<Row>[] {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const names = useNames();
  return [
    {
      id: 'client',
      title: t('columns.client'),
      width: 180,
      isGrowing: true,
      cell: (row) => {
        const known = names.get(row.subject);
        return (
          <TwoLine
            icon={row.business === '' ? 'user' : 'building'}
            first={known?.name ?? t('client')}
            second={known?.type === 'business' ? `${known.country} ${known.registrationNumber}` : known?.country}
          />
        );
      },
    },
    { id: 'level', title: t('columns.level'), width: 200, hideBelow: 900, cell: (row) => t(`levels.${row.level}`) },
    {
      id: 'cadence',
      title: t('columns.cadence'),
      width: 120,
      hideBelow: 1100,
      cell: (row) => t(`cadences.${row.cadence}`),
    },
    {
      id: 'result',
      title: t('columns.result'),
      width: 200,
      hideBelow: 1280,
      cell: (row) => row.last_result || <span className="text-ink-3">{t('no-result')}</span>,
    },
    {
      id: 'next',
      title: t('columns.next'),
      width: 168,
      hideBelow: 768,
      cell: (row) =>
        row.next_run && row.status === 'active' ? (
          format.date(row.next_run.slice(0, 10))
        ) : (
          <span className="text-ink-3">{t('no-run')}</span>
        ),
    },
    {
      id: 'status',
      title: t('columns.status'),
      width: 120,
      cell: (row) => (
        <Badge isBare {...looks[row.status]}>
          {t(`statuses.${row.status}`)}
        </Badge>
      ),
    },
  ];
}
