import { subscriptionCadences, subscriptionLevels } from '@dossier/domain/screening';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
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
import { countsOf, fits, isAbout, type SubscriptionFilter, subscriptionFilters } from './subscription-filters.ts';
import { useSubscriptionColumns } from './use-subscription-columns.tsx';

export interface SubscriptionsSearch {
  status?: SubscriptionFilter | undefined;
  q?: string | undefined;
  level?: (typeof subscriptionLevels)[number] | undefined;
  cadence?: (typeof subscriptionCadences)[number] | undefined;
  /** The one that is open beside the list. */
  open?: string | undefined;
}

interface SubscriptionsScreenProps {
  search: SubscriptionsSearch;
  onSearch: (change: SubscriptionsSearch) => void;
  hrefOf: (status: SubscriptionFilter) => string;
  onGo: (href: string) => void;
}

/** The monitoring of the institution's clients: how deep, how often, what came out last. */
export function SubscriptionsScreen({ search, onSearch, hrefOf, onGo }: SubscriptionsScreenProps) {
  const { t } = useTranslation(['subscriptions', 'lists']);
  const { links } = usePortal();
  const columns = useSubscriptionColumns();
  const { data, error, isFetching, refetch } = useQuery(view('subscriptions', {}));
  const create = links.newSubscription?.();
  usePageKeys({ n: create ? () => onGo(create) : undefined });
  // Counts of a part would be wrong figures.
  const isWhole = data !== undefined && data.total === data.items.length;
  const filter = search.status ?? 'active';
  const all = data?.items ?? [];
  const rows = all
    .filter((row) => fits(row, filter) && isAbout(row, search.q ?? ''))
    .filter(({ level, cadence }) => (search.level ?? level) === level && (search.cadence ?? cadence) === cadence)
    .toSorted((a, b) => (a.nextRun || '9').localeCompare(b.nextRun || '9'));
  const opened = all.find(({ id }) => id === search.open);
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
              count: isWhole ? countsOf(all)[id] : undefined,
              href: hrefOf(id),
            }))}
          />
          <Narrowing search={search} onSearch={onSearch} />
        </>
      }
      foot={
        <>
          {data &&
            `${isWhole ? t('foot', { count: rows.length }) : t('foot-part', { shown: all.length, total: data.total })} `}
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
      {!data && error && (
        <div className="px-(--shell-gutter) max-md:px-4">
          <NotLoaded error={error} onRetry={() => void refetch()} isRetrying={isFetching} title={t('failed')} />
        </div>
      )}
      {!data && !error && <TableLoading columns={columns} storageKey="subscriptions" />}
      {data && rows.length === 0 && (
        <div className="flex flex-1 flex-col justify-center">
          <Empty
            title={t('empty')}
            action={
              all.length > 0 ? (
                <LinkButton href={hrefOf('all')}>{t('empty-clear')}</LinkButton>
              ) : (
                create && (
                  <LinkButton variant="primary" icon="plus" href={create}>
                    {t('add')}
                  </LinkButton>
                )
              )
            }
          >
            {t(all.length > 0 ? 'empty-filtered' : 'empty-body')}
          </Empty>
        </div>
      )}
      {rows.length > 0 && (
        <Table
          label={t('title')}
          storageKey="subscriptions"
          columns={columns}
          rows={rows}
          rowId={(row) => row.id}
          onOpen={(row) => onSearch({ open: row.id })}
        />
      )}
      {opened && data && (
        <SubscriptionDrawer
          row={opened}
          colleagues={data.colleagues}
          clientHref={links.entity?.(opened.subject) ?? ''}
          onClose={() => onSearch({ open: undefined })}
        />
      )}
    </ListPage>
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
