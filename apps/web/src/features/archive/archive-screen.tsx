import { restoreDays, retentionYears } from '@dossier/domain/limits';
import { defaultSorts } from '@dossier/domain/list-search';
import { archivedFilters } from '@dossier/domain/onboarding-filters';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '#api/files.ts';
import { useRows } from '#api/use-rows.ts';
import { ExportSelected } from '#list-views/export-selected.tsx';
import { ListColumns } from '#list-views/list-columns.tsx';
import { listQuery } from '#list-views/list-query.ts';
import type { OnboardingRow } from '#list-views/onboarding-columns.tsx';
import { useSelectColumn } from '#list-views/select-column.tsx';
import { SelectionBar, useHasBar } from '#list-views/selection-bar.tsx';
import { shownColumns, useListView } from '#list-views/use-list-view.ts';
import { useSelection } from '#list-views/use-selection.ts';
import { ViewNotice } from '#list-views/view-notice.tsx';
import { ViewsMenu } from '#list-views/views-menu.tsx';
import { usePortal } from '#portals/portal.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceMenu } from '#ui/choice-menu.tsx';
import { Empty } from '#ui/empty.tsx';
import { FilterLinks } from '#ui/filter-links.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListScreen } from '#ui/list-screen.tsx';
import { listSort } from '#ui/table-sort.ts';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { useArchiveColumns } from './archive-columns.tsx';
import type { ArchiveSearch } from './archive-search.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { useArchiveParts } from './use-archive-parts.ts';

interface ArchiveScreenProps {
  search: ArchiveSearch;
  onSearch: (change: ArchiveSearch) => void;
  /** The address with these search parameters. */
  hrefOf: (search: ArchiveSearch) => string;
  onOpen: (href: string) => void;
}

/** Archived onboardings: read-only, and restorable for thirty days. */
export function ArchiveScreen({ search, onSearch: navigate, hrefOf, onOpen }: ArchiveScreenProps) {
  const { t } = useTranslation(['archive', 'lists']);
  const { links } = usePortal();
  const [restoring, setRestoring] = useState<OnboardingRow>();
  const columns = useArchiveColumns(setRestoring);
  const views = useListView({ list: 'archive', search, onSearch: navigate });
  const { onSearch } = views;
  const { sort, onSort } = listSort(search.sort, defaultSorts.archive, (next) => onSearch({ sort: next }));
  const query = listQuery('archive', search);
  const list = useRows('onboardings', query);
  const selection = useSelection(list, query);
  const select = useSelectColumn(selection);
  const current = useRef<OnboardingRow>(undefined);
  usePageKeys({ x: () => current.current && selection.toggle(current.current.id) });
  const hasBar = useHasBar(selection);
  const parts = useArchiveParts(list.head, (show) => hrefOf(views.explicit({ ...search, show })));
  const shown = [select, columns.client, ...shownColumns('archive', views.columns, columns.all), columns.restore];
  return (
    <ListScreen
      title={t('title')}
      list={list}
      failed={t('failed')}
      search={{ placeholder: t('search-placeholder'), value: search.q, onSearch: (text) => onSearch({ q: text }) }}
      onExport={(language, format) =>
        download('onboardings-export', { ...query, language, format }, `archive.${format}`)
      }
      views={<ViewsMenu state={views.state} standard={parts.slice(0, 1)} isDesk={false} />}
      tabs={<FilterLinks label={t('lists:filter')} current={search.show ?? 'all'} options={parts} />}
      filters={
        <>
          <ChoiceMenu
            label={t('archived-on.label')}
            anyLabel={t('lists:any')}
            options={archivedFilters.map((id) => ({ id, label: t(`archived-on.${id}`) }))}
            value={search.archived}
            onChange={(archived) => onSearch({ archived })}
          />
          <ListColumns
            list="archive"
            chosen={views.columns}
            all={columns.all}
            shown={shown}
            onChange={views.chooseColumns}
          />
        </>
      }
      banner={<ViewNotice state={views.state} />}
      foot={list.head && t(query.sort === defaultSorts.archive ? 'foot-newest' : 'foot', { count: list.total })}
      hints={[
        { keys: ['J', 'K'], label: t('lists:hints.move') },
        { keys: ['X'], label: t('lists:hints.select') },
        { keys: ['Enter'], label: t('lists:hints.open') },
        { keys: ['/'], label: t('lists:hints.search') },
      ]}
      empty={<EmptyArchive search={search} onClear={() => onSearch({ q: undefined })} />}
      table={{
        storageKey: 'archive',
        columns: shown,
        isChosen: views.columns !== null,
        rowId: (row) => row.id,
        onOpen: (row) => onOpen(links.entity?.({ subject: row.subject, request: row.id }) ?? ''),
        sort,
        onSort,
        onCurrent: (row) => {
          current.current = row;
        },
        selected: selection.set,
        hasBar,
      }}
    >
      <SelectionBar selection={selection}>
        <ExportSelected selection={selection} query={query} />
      </SelectionBar>
      {list.head && (
        <p className="flex flex-none items-center gap-2 px-(--shell-gutter) py-3 text-13 text-ink-2 max-md:px-4">
          <Icon name="info" />
          <span>{t('lead', { years: retentionYears, days: restoreDays })}</span>
        </p>
      )}
      {restoring && <RestoreDialog row={restoring} onClose={() => setRestoring(undefined)} />}
    </ListScreen>
  );
}

function EmptyArchive({ search, onClear }: { search: ArchiveSearch; onClear: () => void }) {
  const { t } = useTranslation('archive');
  const { q, show, archived } = search;
  return (
    <div className="flex flex-1 flex-col justify-center">
      <Empty
        picture={<Icon name={q ? 'search' : 'archive'} size={20} />}
        title={t('empty.title')}
        action={
          q && (
            <Button icon="x" onPress={onClear}>
              {t('empty.clear')}
            </Button>
          )
        }
      >
        {q ? t('empty.no-match', { text: q }) : t(show || archived ? 'empty.no-part' : 'empty.none')}
      </Empty>
    </div>
  );
}
