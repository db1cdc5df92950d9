import { subscriptionCadences, subscriptionLevels } from '@dossier/domain/subscriptions';
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
import { ListScreen } from '#ui/list-screen.tsx';
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
    <ListScreen
      title={t('title')}
      list={list}
      failed={t('failed')}
      search={{ placeholder: t('search-placeholder'), value: q, onSearch: (text) => onSearch({ q: text }) }}
      actions={
        create && (
          <LinkButton variant="primary" icon="plus" shortcut="N" href={create}>
            {t('add')}
          </LinkButton>
        )
      }
      tabs={
        <FilterLinks
          label={t('lists:filter')}
          current={filter}
          options={subscriptionFilters.map((id) => ({
            id,
            label: id === 'attention' || id === 'all' ? t(`filters.${id}`) : t(`statuses.${id}`),
            count: head?.counts[id],
            href: hrefOf(id),
          }))}
        />
      }
      filters={<Narrowing search={search} onSearch={onSearch} />}
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
      empty={head && <EmptySubscriptions isNarrowed={isNarrowed(search, head)} all={hrefOf('all')} create={create} />}
      table={{
        storageKey: 'subscriptions',
        columns,
        rowId: (row) => row.id,
        onOpen: (row) => onSearch({ open: row.id }),
      }}
    >
      {opened && head && (
        <SubscriptionDrawer
          row={opened}
          colleagues={head.colleagues}
          clientHref={links.entity?.({ subject: opened.subject, request: opened.request.id }) ?? ''}
          onClose={() => onSearch({ open: undefined })}
        />
      )}
    </ListScreen>
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

function EmptySubscriptions({
  isNarrowed,
  all,
  create,
}: {
  isNarrowed: boolean;
  all: string;
  create: string | undefined;
}) {
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

function Narrowing({ search, onSearch }: SearchProps) {
  const { t } = useTranslation(['subscriptions', 'lists']);
  return (
    <>
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
    </>
  );
}
