import { defaultSorts, tabOf } from '@dossier/domain/list-search';
import type { QueueTab } from '@dossier/domain/onboarding-filters';
import { useTranslation } from 'react-i18next';
import { download } from '#api/files.ts';
import { useAllColleagues } from '#api/presence.ts';
import { useRows } from '#api/use-rows.ts';
import { ChangeProblems } from '#list-views/change-problems.tsx';
import { ExportSelected } from '#list-views/export-selected.tsx';
import { listQuery } from '#list-views/list-query.ts';
import { SelectionBar, useHasBar } from '#list-views/selection-bar.tsx';
import { shownColumns, useListView } from '#list-views/use-list-view.ts';
import { useSelection } from '#list-views/use-selection.ts';
import { ViewNotice } from '#list-views/view-notice.tsx';
import { usePortal } from '#portals/portal.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListScreen } from '#ui/list-screen.tsx';
import { listSort } from '#ui/table-sort.ts';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { AssignSelected, AssignToMe } from './assign-selected.tsx';
import { EmptyOnboardings } from './empty-onboardings.tsx';
import { hrefOf } from './href-of.ts';
import { useQueueColumns } from './queue-columns.tsx';
import { useQueueFrame } from './queue-frame.tsx';
import type { QueueSearch } from './queue-search.ts';
import { useRowMenu } from './row-menu.ts';
import { useAssign } from './use-assign.ts';
import { useTakenRows } from './use-taken-rows.ts';

export interface QueueScreenProps {
  search: QueueSearch;
  onSearch: (change: QueueSearch) => void;
  /** The address of a tab, with the rest of the search parameters. */
  hrefOfTab: (tab: QueueTab) => string;
  onOpen: (href: string) => void;
}

/** The desk's queue: unassigned, assigned to the user, waiting and overdue onboardings. */
export function QueueScreen({ search, onSearch: navigate, hrefOfTab, onOpen }: QueueScreenProps) {
  const { t } = useTranslation(['onboardings', 'lists', 'statuses']);
  const portal = usePortal();
  const views = useListView({ list: 'queue', search, onSearch: navigate });
  const { onSearch } = views;
  const { sort, onSort } = listSort(search.sort, defaultSorts.queue, (next) => onSearch({ sort: next }));
  const { view: _, ...shown } = search;
  const query = listQuery('queue', search);
  const list = useRows('queue', query);
  const assign = useAssign(onOpen);
  const menu = useRowMenu(portal);
  const selection = useSelection(list, query);
  const taken = useTakenRows(list);
  const letGo = (ids: readonly string[], assignTo: (done: typeof selection.remove) => void) => {
    taken.letGo(ids);
    assignTo(selection.remove);
  };
  const take = (ids: readonly string[]) => letGo(ids, (done) => assign.toMe(ids, done));
  const columns = useQueueColumns({
    selection,
    onTake: (row) => take([row.id]),
    takenBy: taken.takenBy,
    here: useAllColleagues(),
  });
  const shownInTable = [...columns.fixed, ...shownColumns('queue', views.columns, columns.all)];
  const frame = useQueueFrame({ search, views, head: list.head, hrefOfTab, columns: columns.all, shown: shownInTable });
  const { ids } = selection;
  const hasBar = useHasBar(selection);
  usePageKeys({
    t: assign.assignNext,
    x: taken.withCurrent(selection.toggle),
    a: ids.length > 0 ? () => take(ids) : taken.withCurrent((id) => take([id])),
  });

  return (
    <ListScreen
      title={t('title')}
      list={{ ...list, rows: taken.rows, total: taken.total, onRange: taken.onRange }}
      failed={t('failed')}
      search={{ placeholder: t('search-placeholder'), value: shown.q, onSearch: (text) => onSearch({ q: text }) }}
      onExport={(language, format) =>
        download('onboardings-export', { ...query, language, format }, `onboardings.${format}`)
      }
      actions={
        <Button variant="primary" shortcut="T" onPress={assign.assignNext} isPending={assign.isPending}>
          {t('queue.assign-next')}
        </Button>
      }
      {...frame}
      foot={list.head && <Foot total={list.total} sort={t(`sorted.${sort.by as 'deadline'}`)} taken={taken.count} />}
      hints={[
        { keys: ['J', 'K'], label: t('lists:hints.move') },
        { keys: ['X'], label: t('lists:hints.select') },
        { keys: ['Ctrl A'], label: t('lists:hints.select-all') },
        { keys: ['A'], label: t('lists:hints.assign') },
        { keys: ['Enter'], label: t('lists:hints.open') },
      ]}
      banner={
        <>
          <ViewNotice state={views.state} />
          <ChangeProblems state={assign.state} />
          {assign.problem && (
            <Banner tone="warn" isAlert className="mx-(--shell-gutter) mt-3">
              {assign.problem}
            </Banner>
          )}
        </>
      }
      empty={<EmptyQueue search={shown} all={list.head?.counts.all} href={hrefOfTab('all')} onClear={onSearch} />}
      table={{
        storageKey: 'queue',
        columns: shownInTable,
        isChosen: views.columns !== null,
        rowId: (row) => row.id,
        onOpen: (row) => onOpen(hrefOf(portal, row)),
        sort,
        onSort,
        rowMenu: menu,
        onCurrent: taken.choose,
        isGone: (row) => taken.takenBy(row) !== undefined,
        selected: selection.set,
        hasBar,
      }}
    >
      <SelectionBar selection={selection} first={<AssignToMe isPending={assign.isPending} onToMe={() => take(ids)} />}>
        <AssignSelected
          interns={list.head?.interns ?? []}
          onTo={(intern) => letGo(ids, (done) => assign.to(ids, intern, list.head?.interns ?? [], done))}
        />
        <ExportSelected selection={selection} query={query} />
      </SelectionBar>
    </ListScreen>
  );
}

/** How many there are, and how many of the rows on screen others have taken meanwhile. */
function Foot({ total, sort, taken }: { total: number; sort: string; taken: number }) {
  const { t } = useTranslation('onboardings');
  return (
    <>
      {t('foot', { count: total, sort })}
      {taken > 0 && (
        <span className="ml-5 inline-flex items-center gap-1.5 align-bottom max-md:ml-0 max-md:flex">
          <Icon name="info" className="size-3.5!" />
          {t('queue.taken', { count: taken })}
        </span>
      )}
    </>
  );
}

interface EmptyQueueProps {
  search: QueueSearch;
  /** How many match in the tab with everything, and its address. */
  all: number | undefined;
  href: string;
  onClear: (change: QueueSearch) => void;
}

function EmptyQueue({ search, all = 0, href, onClear }: EmptyQueueProps) {
  const { q, status, type, org } = search;
  return (
    <EmptyOnboardings
      search={{ q, status, type: type ?? org }}
      elsewhere={q && tabOf(search) !== 'all' && all > 0 ? { count: all, href } : undefined}
      onClear={() => onClear({ q: undefined, status: undefined, type: undefined, org: undefined })}
    />
  );
}
