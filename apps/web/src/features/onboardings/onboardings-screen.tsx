import type { Language } from '@dossier/domain/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '#api/files.ts';
import { useRows } from '#api/use-rows.ts';
import { usePortal } from '#portals/portal.ts';
import { Due } from '#ui/due.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ListScreen } from '#ui/list-screen.tsx';
import type { MenuEntry } from '#ui/menu.tsx';
import { listSort } from '#ui/table-sort.ts';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { useColumns } from './columns.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EmptyOnboardings } from './empty-onboardings.tsx';
import { hrefOf } from './href-of.ts';
import { type ListSearch, noFilter } from './list-search.ts';
import { OnboardingsFilters } from './onboardings-filters.tsx';
import { deletionOf, type OnboardingRow } from './row-details.ts';
import { useRowMenu } from './row-menu.ts';

export interface OnboardingsScreenProps {
  search: ListSearch;
  /** Changes the address; undefined values are removed from it. */
  onSearch: (change: ListSearch) => void;
  onOpen: (href: string) => void;
}

const defaultSort = 'deadline';

/** The institution's onboardings, with search, filters and sort. */
export function OnboardingsScreen({ search, onSearch, onOpen }: OnboardingsScreenProps) {
  const { t } = useTranslation(['onboardings', 'lists', 'statuses']);
  const portal = usePortal();
  const columns = useOnboardingsColumns();
  const [deleting, setDeleting] = useState<OnboardingRow>();
  const { sort, parameter, onSort } = listSort(search.sort, defaultSort, (next) => onSearch({ sort: next }));
  const { q, status, type, due, deadline, assigned } = search;
  const query = { search: q, status, type, due, deadline, assigned, sort: parameter };
  const list = useRows('onboardings', query);
  const entries = useRowEntries(setDeleting);
  const create = portal.links.newOnboarding?.();
  usePageKeys({ n: create ? () => onOpen(create) : undefined });
  const isFirst = list.head !== undefined && list.total === 0 && !Object.values(search).some(Boolean);
  const exportList = (language: Language) => download('onboardings-export', { ...query, language }, 'onboardings.csv');

  return (
    <ListScreen
      title={t('title')}
      list={list}
      failed={t('failed')}
      search={{ placeholder: t('search-placeholder'), value: q, onSearch: (text) => onSearch({ q: text }) }}
      onExport={isFirst ? undefined : exportList}
      actions={
        create &&
        !isFirst && (
          <LinkButton href={create} variant="primary" icon="plus" shortcut="N">
            {t('new')}
          </LinkButton>
        )
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
      empty={<EmptyOnboardings search={search} onClear={() => onSearch(noFilter)} />}
      table={{
        storageKey: 'onboardings',
        columns,
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
  return [
    columns.client,
    columns.type,
    columns.reference,
    {
      ...columns.status,
      cell: (row: OnboardingRow) => (
        <span className="flex min-w-0 flex-col">
          {columns.status.cell(row)}
          <span className="text-12 empty:hidden min-[1500px]:hidden">
            <Due due={row.due} />
          </span>
        </span>
      ),
    },
    columns.waiting,
    { ...columns.due, hideBelow: 1500 },
    columns.deadline,
    columns.assigned,
    columns.updated,
  ];
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
