import type { ListColumn } from '@dossier/domain/list-columns';
import { defaultSorts } from '@dossier/domain/list-search';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '#api/files.ts';
import { useAllColleagues } from '#api/presence.ts';
import { useRows } from '#api/use-rows.ts';
import { ChangeProblems } from '#list-views/change-problems.tsx';
import { ExportSelected } from '#list-views/export-selected.tsx';
import { ListColumns } from '#list-views/list-columns.tsx';
import { listQuery } from '#list-views/list-query.ts';
import type { OnboardingRow } from '#list-views/onboarding-columns.tsx';
import { useSelectColumn } from '#list-views/select-column.tsx';
import { SelectionBar, useHasBar } from '#list-views/selection-bar.tsx';
import { type ChangeSelected, useChangeSelected } from '#list-views/use-change-selected.ts';
import { shownColumns, useListView } from '#list-views/use-list-view.ts';
import { type Selection, useSelection } from '#list-views/use-selection.ts';
import { ViewNotice } from '#list-views/view-notice.tsx';
import { ViewsMenu } from '#list-views/views-menu.tsx';
import { usePortal } from '#portals/portal.ts';
import { Due } from '#ui/due.tsx';
import type { TakeList } from '#ui/export-menu.tsx';
import { FilterLinks } from '#ui/filter-links.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { ListScreen } from '#ui/list-screen.tsx';
import type { MenuEntry } from '#ui/menu.tsx';
import type { RowMarks, TableColumn } from '#ui/table.tsx';
import { listSort } from '#ui/table-sort.ts';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { useStable } from '#ui/use-stable.ts';
import { ChangeClients } from './change-clients.tsx';
import { useColumns } from './columns.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EmptyOnboardings } from './empty-onboardings.tsx';
import { HereMark } from './here-mark.tsx';
import { hrefOf } from './href-of.ts';
import { ImportLink } from './import-link.tsx';
import { type ListSearch, noFilter } from './list-search.ts';
import { OnboardingsFilters, useStatusLinks } from './onboardings-filters.tsx';
import { deletionOf } from './row-details.ts';
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
  const views = useListView({ list: 'onboardings', search, onSearch: navigate });
  const { onSearch } = views;
  const [deleting, setDeleting] = useState<OnboardingRow>();
  const { sort, onSort } = listSort(search.sort, defaultSorts.onboardings, (next) => onSearch({ sort: next }));
  const { view: _, ...shown } = search;
  const query = listQuery('onboardings', search);
  const list = useRows('onboardings', query);
  const selection = useSelection(list, query);
  const changing = useChangeSelected();
  const columns = useOnboardingsColumns(selection);
  const current = useRef<OnboardingRow>(undefined);
  const statuses = useStatusLinks(list.head, (status) => addressOf(views.explicit({ ...search, status })));
  const shownInTable = [...columns.fixed, ...shownColumns('onboardings', views.columns, columns.all)];
  const archive = useArchiveRow(changing);
  const entries = useRowEntries(setDeleting, useStable(archive));
  const hasBar = useHasBar(selection);
  const create = portal.links.newOnboarding?.();
  usePageKeys({
    n: create ? () => onOpen(create) : undefined,
    x: () => current.current && selection.toggle(current.current.id),
  });
  const isFirst = list.head !== undefined && list.total === 0 && !Object.values(shown).some(Boolean);
  const exportList: TakeList = (language, format) =>
    download('onboardings-export', { ...query, language, format }, `onboardings.${format}`);

  return (
    <ListScreen
      title={t('title')}
      list={list}
      failed={t('failed')}
      search={{ placeholder: t('search-placeholder'), value: search.q, onSearch: (text) => onSearch({ q: text }) }}
      onExport={isFirst ? undefined : exportList}
      actions={create && <CreateActions href={create} isFirst={isFirst} />}
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
      banner={
        <>
          <ViewNotice state={views.state} />
          <ChangeProblems state={changing} />
        </>
      }
      foot={list.head && !isFirst && t('foot', { count: list.total, sort: t(`sorted.${sort.by as 'deadline'}`) })}
      hints={
        isFirst
          ? []
          : [
              { keys: ['J', 'K'], label: t('lists:hints.move') },
              { keys: ['X'], label: t('lists:hints.select') },
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
        onCurrent: (row) => {
          current.current = row;
        },
        selected: selection.set,
        hasBar,
      }}
    >
      <SelectionBar selection={selection}>
        <ChangeClients selection={selection} state={changing} />
        <ExportSelected selection={selection} query={query} />
      </SelectionBar>
      {deleting && <DeleteDialog row={deleting} onClose={() => setDeleting(undefined)} />}
    </ListScreen>
  );
}

/** The import, and the button for a new onboarding, which the empty state has itself. */
function CreateActions({ href, isFirst }: { href: string; isFirst: boolean }) {
  const { t } = useTranslation('onboardings');
  return (
    <>
      <ImportLink />
      {!isFirst && (
        <LinkButton href={href} variant="primary" icon="plus" shortcut="N">
          {t('new')}
        </LinkButton>
      )}
    </>
  );
}

function useOnboardingsColumns(selection: Selection) {
  const columns = useColumns();
  const here = useAllColleagues();
  const all = {
    type: columns.type,
    reference: columns.reference,
    status: {
      ...columns.status,
      card: {
        place: 'end' as const,
        cell: (row: OnboardingRow, marks: RowMarks) => (
          <span className="flex flex-col items-end">
            {columns.status.cell(row, marks)}
            <HereMark people={here.get(row.id)} />
          </span>
        ),
      },
      cell: (row: OnboardingRow, marks: RowMarks) => (
        <span className="flex min-w-0 flex-col">
          {columns.status.cell(row, marks)}
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
    risk: columns.risk,
    number: columns.number,
    submitted: columns.submitted,
  } satisfies Readonly<Record<ListColumn<'onboardings'>, TableColumn<OnboardingRow>>>;
  return { fixed: [useSelectColumn(selection), columns.client], all };
}

/** Archives the onboarding of a row at once; the bar offers to undo it. */
function useArchiveRow({ change }: ChangeSelected) {
  const { t } = useTranslation('onboardings');
  return (row: OnboardingRow) =>
    void change({
      action: 'archive',
      requests: [row.id],
      done: () => t('selected.archive.one', { name: row.reference || row.number }),
    }).then(() => focusWhenLost(() => document.querySelector<HTMLElement>('[role=toolbar] button, [role=grid]')));
}

/** The menu of a row. Deleting is separated from the rest and asks first; archiving can be undone. */
function useRowEntries(onDelete: (row: OnboardingRow) => void, onArchive: (row: OnboardingRow) => void) {
  const { t } = useTranslation('onboardings');
  const menu = useRowMenu(usePortal());
  return (row: OnboardingRow): MenuEntry[] => {
    const deletion = deletionOf(row);
    if (!deletion) return [...menu(row)];
    const entry: MenuEntry =
      deletion === 'archive'
        ? { id: 'archive', label: t('selected.archive.do'), icon: 'archive', onAction: () => onArchive(row) }
        : { id: 'delete', label: t('menu.delete'), icon: 'trash', isDanger: true, onAction: () => onDelete(row) };
    return [...menu(row), { id: 'line', separator: true }, entry];
  };
}
