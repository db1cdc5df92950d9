import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '#api/files.ts';
import { useRows } from '#api/use-rows.ts';
import { usePortal } from '#portals/portal.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ExportButton } from '#ui/export-button.tsx';
import { ListPage } from '#ui/list-page.tsx';
import { ListSearchField } from '#ui/list-search-field.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Table } from '#ui/table.tsx';
import { TableLoading } from '#ui/table-loading.tsx';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { sortOf, sortWord } from './columns.tsx';
import { hrefOf } from './href-of.ts';
import { Nothing } from './nothing.tsx';
import { useQueueColumns } from './queue-columns.tsx';
import { QueueFilters } from './queue-filters.tsx';
import type { QueueSearch, QueueTab } from './queue-search.ts';
import type { OnboardingRow } from './row-details.ts';
import { useRowMenu } from './row-menu.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useAssign } from './use-assign.ts';

export interface QueueScreenProps {
  search: QueueSearch;
  onSearch: (change: QueueSearch) => void;
  /** The address of a tab, with the rest of the search parameters. */
  hrefOfTab: (tab: QueueTab) => string;
  onOpen: (href: string) => void;
}

const usualSort = 'deadline';

/** The interns' queue: unassigned, mine, waiting, overdue. */
export function QueueScreen({ search, onSearch, hrefOfTab, onOpen }: QueueScreenProps) {
  const { t } = useTranslation(['onboardings', 'lists', 'statuses']);
  const portal = usePortal();
  const [current, setCurrent] = useState<OnboardingRow>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const tab = search.tab ?? (search.status ? 'all' : 'unassigned');
  const sort = sortOf(search.sort ?? usualSort);
  const { q, status, type, org } = search;
  const asked = { tab, status, search: q, type, org, sort: sortWord(sort) };
  const list = useRows('queue', asked);
  const assign = useAssign(onOpen);
  const menu = useRowMenu(portal);
  const toggle = (id: string) => setSelected((now) => toggled(now, id));
  const here = list.rows.flatMap((row) => (row ? [row.id] : []));
  const chosen = here.filter((id) => selected.has(id));
  const take = (ids: readonly string[]) => assign.toMe(ids, () => setSelected(new Set()));
  const columns = useQueueColumns({
    selected,
    onSelect: toggle,
    onTake: (row) => take([row.id]),
  });
  usePageKeys({
    t: assign.takeNext,
    x: current && (() => toggle(current.id)),
    a: chosen.length > 0 ? () => take(chosen) : current && (() => take([current.id])),
  });

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
          <ExportButton
            take={(language) => download('onboardings-export', { ...asked, language }, 'onboardings.csv')}
            isEmpty={list.total === 0}
          />
          <Button variant="primary" shortcut="T" onPress={assign.takeNext} isPending={assign.isPending}>
            {t('queue.take-next')}
          </Button>
        </>
      }
      filters={<QueueFilters search={search} tab={tab} head={list.head} onSearch={onSearch} hrefOfTab={hrefOfTab} />}
      foot={list.head && t('foot', { count: list.total, sort: t(`sorted.${sort.by as 'deadline'}`) })}
      hints={[
        { keys: ['J', 'K'], label: t('lists:hints.move') },
        { keys: ['X'], label: t('lists:hints.select') },
        { keys: ['A'], label: t('lists:hints.assign') },
        { keys: ['Enter'], label: t('lists:hints.open') },
      ]}
    >
      {assign.problem && (
        <Banner tone="warn" isAlert className="mx-(--shell-gutter) mt-3">
          {assign.problem}
        </Banner>
      )}
      {list.head === undefined && list.error && (
        <div className="px-(--shell-gutter)">
          <NotLoaded error={list.error} onRetry={list.retry} isRetrying={list.isFetching} title={t('failed')} />
        </div>
      )}
      {list.head === undefined && !list.error && <TableLoading columns={columns} storageKey="queue" />}
      {list.head && list.total === 0 && (
        <Nothing
          search={{ q: search.q, status: search.status, type: search.type ?? search.org }}
          onClear={() => onSearch({ q: undefined, status: undefined, type: undefined, org: undefined })}
        />
      )}
      {list.head && list.total > 0 && (
        <Table
          label={t('title')}
          storageKey="queue"
          columns={columns}
          rows={list.rows}
          total={list.total}
          rowId={(row) => row.id}
          onOpen={(row) => onOpen(hrefOf(portal, row))}
          sort={sort}
          onSort={(next) => onSearch({ sort: sortWord(next) === usualSort ? undefined : sortWord(next) })}
          rowMenu={menu}
          onRange={list.onRange}
          onCurrent={setCurrent}
          selected={selected}
        />
      )}
      {chosen.length > 0 && (
        <SelectionBar
          count={chosen.length}
          interns={list.head?.interns ?? []}
          isPending={assign.isPending}
          onToMe={() => take(chosen)}
          onTo={(intern) => assign.to(chosen, intern, () => setSelected(new Set()))}
          onClose={() => setSelected(new Set())}
        />
      )}
    </ListPage>
  );
}

function toggled(now: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(now);
  if (!next.delete(id)) next.add(id);
  return next;
}
