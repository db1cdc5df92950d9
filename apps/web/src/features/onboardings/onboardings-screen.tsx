import type { Language } from '@dossier/domain/languages';
import type { ListColumn } from '@dossier/domain/list-columns';
import { defaultSorts, selectionOf } from '@dossier/domain/list-search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '#api/files.ts';
import { useAllColleagues } from '#api/presence.ts';
import { useRows } from '#api/use-rows.ts';
import { ListColumns } from '#list-views/list-columns.tsx';
import { shownColumns, useListView } from '#list-views/use-list-view.ts';
import { ViewNotice } from '#list-views/view-notice.tsx';
import { ViewsMenu } from '#list-views/views-menu.tsx';
import { usePortal } from '#portals/portal.ts';
import { Due } from '#ui/due.tsx';
import { FilterLinks } from '#ui/filter-links.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ListScreen } from '#ui/list-screen.tsx';
import type { MenuEntry } from '#ui/menu.tsx';
import type { TableColumn } from '#ui/table.tsx';
import { listSort } from '#ui/table-sort.ts';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { useColumns } from './columns.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EmptyOnboardings } from './empty-onboardings.tsx';
import { HereMark } from './here-mark.tsx';
import { hrefOf } from './href-of.ts';
import { ImportLink } from './import-link.tsx';
import { type ListSearch, noFilter } from './list-search.ts';
import { OnboardingsFilters, useStatusLinks } from './onboardings-filters.tsx';
import { deletionOf, type OnboardingRow } from './row-details.ts';
import { useRowMenu } from './row-menu.ts';

export interface OnboardingsScreenProps {
  search: ListSearch;
  /** Changes the address; undefined values are removed from it. */
  onSearch: (change: ListSearch) => void;
  /** The address with these search parameters. */
  hrefOf: (search: ListSearch) => string;
  onOpen: (href: string) => void;
}

/** The institution's onboardings, with search, filters and sort. */
export function OnboardingsScreen({ search, onSearch: navigate, hrefOf: addressOf, onOpen }: OnboardingsScreenProps) {
  const { t } = useTranslation(['onboardings', 'lists', 'statuses']);
  const portal = usePortal();
  const columns = useOnboardingsColumns();
  const views = useListView({ list: 'onboardings', search, onSearch: navigate });
  const { onSearch } = views;
  const [deleting, setDeleting] = useState<OnboardingRow>();
  const { sort, parameter, onSort } = listSort(search.sort, defaultSorts.onboardings, (next) =>
    onSearch({ sort: next }),
  );
  const { view: _, ...shown } = search;
  const query = { ...selectionOf('onboardings', shown), sort: parameter };
  const list = useRows('onboardings', query);
  const statuses = useStatusLinks(list.head, (status) => addressOf(views.explicit({ ...search, status })));
  const shownInTable = [...columns.fixed, ...shownColumns('onboardings', views.columns, columns.all)];
  const entries = useRowEntries(setDeleting);
  const create = portal.links.newOnboarding?.();
  usePageKeys({ n: create ? () => onOpen(create) : undefined });
  const isFirst = list.head !== undefined && list.total === 0 && !Object.values(shown).some(Boolean);
  const exportList = (language: Language) => download('onboardings-export', { ...query, language }, 'onboardings.csv');

  return (
    <ListScreen
      title={t('title')}
      list={list}
      failed={t('failed')}
      search={{ placeholder: t('search-placeholder'), value: search.q, onSearch: (text) => onSearch({ q: text }) }}
      onExport={isFirst ? undefined : exportList}
      actions={
        create && (
          <>
            <ImportLink />
            {!isFirst && (
              <LinkButton href={create} variant="primary" icon="plus" shortcut="N">
                {t('new')}
              </LinkButton>
            )}
          </>
        )
      }
      views={<ViewsMenu state={views.state} standard={statuses.slice(0, 1)} isDesk={false} />}
      tabs={<FilterLinks label={t('lists:filter')} current={search.status ?? 'all'} options={statuses} />}
      filters={
        <>
          <OnboardingsFilters search={search} head={list.head} onSearch={onSearch} />
          <ListColumns
            list="onboardings"
            chosen={views.columns}
            all={columns.all}
            shown={shownInTable}
            onChange={views.chooseColumns}
          />
        </>
      }
      banner={<ViewNotice state={views.state} />}
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
      empty={<EmptyOnboardings search={search} onClear={() => onSearch(noFilter)} />}
      table={{
        storageKey: 'onboardings',
        columns: shownInTable,
        isChosen: views.columns !== null,
        rowId: (row) => row.id,
        onOpen: (row) => onOpen(hrefOf(portal, row)),
        sort,
        onSort,
        rowMenu: entries,
      }}
    >
      {deleting && <DeleteDialog row={deleting} onClose={() => setDeleting(undefined)} />}
    </ListScreen>
  );
}

function useOnboardingsColumns() {
  const columns = useColumns();
  const here = useAllColleagues();
  const all = {
    type: columns.type,
    reference: columns.reference,
    status: {
      ...columns.status,
      cell: (row: OnboardingRow) => (
        <span className="flex min-w-0 flex-col">
          {columns.status.cell(row)}
          <span className="text-12 empty:hidden min-[1500px]:hidden">
            <Due due={row.due} />
          </span>
          <HereMark people={here.get(row.id)} />
        </span>
      ),
    },
    waiting: columns.waiting,
    due: { ...columns.due, hideBelow: 1500 },
    deadline: columns.deadline,
    assigned: columns.assigned,
    updated: columns.updated,
    number: columns.number,
    submitted: columns.submitted,
  } satisfies Readonly<Record<ListColumn<'onboardings'>, TableColumn<OnboardingRow>>>;
  return { fixed: [columns.client], all };
}

/** The menu of a row; deleting is separated from the rest. */
function useRowEntries(onDelete: (row: OnboardingRow) => void) {
  const { t } = useTranslation('onboardings');
  const menu = useRowMenu(usePortal());
  return (row: OnboardingRow): MenuEntry[] => {
    if (!deletionOf(row)) return [...menu(row)];
    const deletion: MenuEntry = {
      id: 'delete',
      label: t('menu.delete'),
      icon: 'trash',
      isDanger: true,
      onAction: () => onDelete(row),
    };
    return [...menu(row), { id: 'line', separator: true }, deletion];
  };
}
