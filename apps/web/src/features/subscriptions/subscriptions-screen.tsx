import { subscriptionCadences, subscriptionLevels } from '@dossier/domain/screening';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRows } from '#api/use-rows.ts';
import { view } from '#api/views.ts';
import { usePortal } from '#portals/portal.ts';
import { Badge } from '#ui/badge.tsx';
import { ChoiceMenu } from '#ui/choice-menu.tsx';
import { Empty } from '#ui/empty.tsx';
import { FilterLinks } from '#ui/filter-links.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ListPage } from '#ui/list-page.tsx';
import { ListSearchField } from '#ui/list-search-field.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Table } from '#ui/table.tsx';
import { TableLoading } from '#ui/table-loading.tsx';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { SubscriptionDrawer } from './subscription-drawer.tsx';
import { type SubscriptionFilter, type Subscriptions, subscriptionFilters } from './subscription-filters.ts';
import { useSubscriptionColumns } from './use-subscription-columns.tsx';

export interface SubscriptionsSearch {
  status?: SubscriptionFilter | undefined;
  q?: string | undefined;
  level?: (typeof subscriptionLevels)[number] | undefined;
  cadence?: (typeof subscriptionCadences)[number] | undefined;
  /** The open subscription. */
  open?: string | undefined;
}

interface SubscriptionsScreenProps {
  search: SubscriptionsSearch;
  onSearch: (change: SubscriptionsSearch) => void;
  hrefOf: (status: SubscriptionFilter) => string;
  onGo: (href: string) => void;
}

/** Monitoring of the institution's clients: level, cadence, latest result. */
export function SubscriptionsScreen({ search, onSearch, hrefOf, onGo }: SubscriptionsScreenProps) {
  const { t } = useTranslation(['subscriptions', 'lists']);
  const { links } = usePortal();
  const columns = useSubscriptionColumns();
  const create = links.newSubscription?.();
  usePageKeys({ n: create ? () => onGo(create) : undefined });
  const filter = search.status ?? 'active';
  const { q, level, cadence } = search;
  const list = useRows('subscriptions', { status: filter, search: q, level, cadence });
  const { head } = list;
  const opened = useOpened(search.open);
  return (
    <ListPage
      title={t('title')}
      tools={<Tools search={search} onSearch={onSearch} create={create} />}
      filters={
        <>
          <FilterLinks
            label={t('lists:filter')}
            current={filter}
            options={subscriptionFilters.map((id) => ({
              id,
              label: t(`filters.${id}`),
              count: head?.counts[id],
              href: hrefOf(id),
            }))}
          />
          <Narrowing search={search} onSearch={onSearch} />
        </>
      }
      foot={
        <>
          {head && `${t('foot', { count: list.total })} `}
          <Badge icon="hourglass" tone="idle">
            {t('plans-soon')}
          </Badge>
        </>
      }
      hints={[
        { keys: ['J', 'K'], label: t('lists:hints.move') },
        { keys: ['Enter'], label: t('lists:hints.open') },
        { keys: ['N'], label: t('lists:hints.new') },
      ]}
    >
      {!head && list.error && (
        <div className="px-(--shell-gutter) max-md:px-4">
          <NotLoaded error={list.error} onRetry={list.retry} isRetrying={list.isFetching} title={t('failed')} />
        </div>
      )}
      {!head && !list.error && <TableLoading columns={columns} storageKey="subscriptions" />}
      {head && list.total === 0 && (
        <Nothing isNarrowed={isNarrowed(search, head)} all={hrefOf('all')} create={create} />
      )}
      {list.total > 0 && (
        <Table
          label={t('title')}
          storageKey="subscriptions"
          columns={columns}
          rows={list.rows}
          total={list.total}
          rowId={(row) => row.id}
          onOpen={(row) => onSearch({ open: row.id })}
          onRange={list.onRange}
        />
      )}
      {opened && head && (
        <SubscriptionDrawer
          row={opened}
          colleagues={head.colleagues}
          clientHref={links.entity?.(opened.subject) ?? ''}
          onClose={() => onSearch({ open: undefined })}
        />
      )}
    </ListPage>
  );
}

/** The subscription in the address, wherever it is in the list. */
function useOpened(id: string | undefined) {
  const asked = view('subscriptions', { subscription: id ?? '' });
  const { data } = useQuery({ ...asked, queryFn: id ? asked.queryFn : skipToken });
  return id ? data?.items[0] : undefined;
}

const isNarrowed = ({ q, level, cadence }: SubscriptionsSearch, { counts }: Subscriptions) =>
  q !== undefined || level !== undefined || cadence !== undefined || counts.all > 0;

function Nothing({ isNarrowed, all, create }: { isNarrowed: boolean; all: string; create: string | undefined }) {
  const { t } = useTranslation('subscriptions');
  return (
    <div className="flex flex-1 flex-col justify-center">
      <Empty
        title={t('empty')}
        action={
          isNarrowed ? (
            <LinkButton href={all}>{t('empty-clear')}</LinkButton>
          ) : (
            create && (
              <LinkButton variant="primary" icon="plus" href={create}>
                {t('add')}
              </LinkButton>
            )
          )
        }
      >
        {t(isNarrowed ? 'empty-filtered' : 'empty-body')}
      </Empty>
    </div>
  );
}

type SearchProps = Pick<SubscriptionsScreenProps, 'search' | 'onSearch'>;

interface ToolsProps extends SearchProps {
  create: string | undefined;
}

function Tools({ search, onSearch, create }: ToolsProps) {
  const { t } = useTranslation(['subscriptions', 'lists']);
  return (
    <>
      <ListSearchField
        label={t('lists:search-label')}
        placeholder={t('search-placeholder')}
        value={search.q}
        onSearch={(q) => onSearch({ q })}
      />
      {create && (
        <LinkButton variant="primary" icon="plus" shortcut="N" href={create}>
          {t('add')}
        </LinkButton>
      )}
    </>
  );
}

function Narrowing({ search, onSearch }: SearchProps) {
  const { t } = useTranslation(['subscriptions', 'lists']);
  return (
    <div className="ml-auto flex flex-none gap-1">
      <ChoiceMenu
        label={t('columns.level')}
        anyLabel={t('lists:any')}
        options={subscriptionLevels.map((id) => ({ id, label: t(`levels.${id}`) }))}
        value={search.level}
        onChange={(level) => onSearch({ level })}
      />
      <ChoiceMenu
        label={t('columns.cadence')}
        anyLabel={t('lists:any')}
        options={subscriptionCadences.map((id) => ({ id, label: t(`cadences.${id}`) }))}
        value={search.cadence}
        onChange={(cadence) => onSearch({ cadence })}
      />
    </div>
  );
}
