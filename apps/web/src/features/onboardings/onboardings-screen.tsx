import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '#api/files.ts';
import { useRows } from '#api/use-rows.ts';
import { usePortal } from '#portals/portal.ts';
import { ExportButton } from '#ui/export-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ListPage } from '#ui/list-page.tsx';
import { ListSearchField } from '#ui/list-search-field.tsx';
import type { MenuEntry } from '#ui/menu.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Table, type TableSort } from '#ui/table.tsx';
import { TableLoading } from '#ui/table-loading.tsx';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { sortOf, sortWord, useColumns } from './columns.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { hrefOf } from './href-of.ts';
import { type ListSearch, noFilter } from './list-search.ts';
import { Nothing } from './nothing.tsx';
import { OnboardingsFilters } from './onboardings-filters.tsx';
import { deletionOf, type OnboardingRow } from './row-details.ts';
import { useRowMenu } from './row-menu.ts';

export interface OnboardingsScreenProps {
  search: ListSearch;
  /** Changes the address; undefined values are removed from it. */
  onSearch: (change: ListSearch) => void;
  onOpen: (href: string) => void;
}

const usualSort = 'deadline';

/** The institution's onboardings: searched, filtered and sorted. */
export function OnboardingsScreen({ search, onSearch, onOpen }: OnboardingsScreenProps) {
  const { t } = useTranslation(['onboardings', 'lists', 'statuses']);
  const portal = usePortal();
  const columns = useColumns();
  const [doomed, setDoomed] = useState<OnboardingRow>();
  const sort = sortOf(search.sort ?? usualSort);
  const asked = {
    search: search.q,
    status: search.status,
    type: search.type,
    deadline: search.deadline,
    assigned: search.assigned,
    sort: sortWord(sort),
  };
  const list = useRows('onboardings', asked);
  const menu = useRowMenu(portal);
  const create = portal.links.newOnboarding?.();
  usePageKeys({ n: create ? () => onOpen(create) : undefined });

  const shown = [
    columns.client,
    columns.type,
    columns.reference,
    columns.status,
    columns.waiting,
    columns.deadline,
    columns.assigned,
    columns.updated,
  ];
  const entries = (row: OnboardingRow): MenuEntry[] => [
    ...menu(row),
    ...(deletionOf(row)
      ? [
          { id: 'line', separator: true } as const,
          {
            id: 'delete',
            label: t('menu.delete'),
            icon: 'trash' as const,
            isDanger: true,
            onAction: () => setDoomed(row),
          },
        ]
      : []),
  ];
  const sortTo = (next: TableSort) => onSearch({ sort: sortWord(next) === usualSort ? undefined : sortWord(next) });

  const isFirst = list.head !== undefined && list.total === 0 && !Object.values(search).some(Boolean);

  return (
    <ListPage
      title={t('title')}
      tools={
        <>
          <ListSearchField
            label={t('lists:search-label')}
            placeholder={t('search-placeholder')}
            value={search.q}
            onSearch={(q) => onSearch({ q })}
          />
          {!isFirst && (
            <ExportButton
              take={(language) => download('onboardings-export', { ...asked, language }, 'onboardings.csv')}
              isEmpty={list.total === 0}
            />
          )}
          {create && !isFirst && (
            <LinkButton href={create} variant="primary" icon="plus" shortcut="N">
              {t('new')}
            </LinkButton>
          )}
        </>
      }
      filters={<OnboardingsFilters search={search} head={list.head} onSearch={onSearch} />}
      foot={list.head && !isFirst && t('foot', { count: list.total, sort: t(`sorted.${sort.by as 'deadline'}`) })}
      hints={
        isFirst
          ? []
          : [
              { keys: ['J', 'K'], label: t('lists:hints.move') },
              { keys: ['Enter'], label: t('lists:hints.open') },
              { keys: ['/'], label: t('lists:hints.search') },
              { keys: ['N'], label: t('lists:hints.new') },
            ]
      }
    >
      {list.head === undefined && list.error && (
        <div className="px-(--shell-gutter)">
          <NotLoaded error={list.error} onRetry={list.retry} isRetrying={list.isFetching} title={t('failed')} />
        </div>
      )}
      {list.head === undefined && !list.error && <TableLoading columns={shown} storageKey="onboardings" sort={sort} />}
      {list.head && list.total === 0 && <Nothing search={search} onClear={() => onSearch(noFilter)} />}
      {list.head && list.total > 0 && (
        <Table
          label={t('title')}
          storageKey="onboardings"
          columns={shown}
          rows={list.rows}
          total={list.total}
          rowId={(row) => row.id}
          onOpen={(row) => onOpen(hrefOf(portal, row))}
          sort={sort}
          onSort={sortTo}
          rowMenu={entries}
          onRange={list.onRange}
        />
      )}
      {doomed && <DeleteDialog row={doomed} onClose={() => setDoomed(undefined)} />}
    </ListPage>
  );
}
