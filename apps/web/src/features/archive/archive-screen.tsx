import { restoreDays, retentionYears } from '@dossier/domain/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '#api/files.ts';
import { useRows } from '#api/use-rows.ts';
import { usePortal } from '#portals/portal.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { ExportButton } from '#ui/export-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListPage } from '#ui/list-page.tsx';
import { ListSearchField } from '#ui/list-search-field.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Table } from '#ui/table.tsx';
import { TableLoading } from '#ui/table-loading.tsx';
import { type ArchivedRow, useArchiveColumns } from './archive-columns.tsx';
import type { ArchivePart, ArchiveSearch } from './archive-search.ts';
import { ArchiveTabs } from './archive-tabs.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

interface ArchiveScreenProps {
  search: ArchiveSearch;
  onSearch: (change: ArchiveSearch) => void;
  /** The address of a tab, with the rest of the search parameters. */
  hrefOfPart: (show: ArchivePart | undefined) => string;
  onOpen: (href: string) => void;
}

const usualSort = '-archivedAt';

/** Archived onboardings: read-only, and restorable for thirty days. */
export function ArchiveScreen({ search, onSearch, hrefOfPart, onOpen }: ArchiveScreenProps) {
  const { t } = useTranslation(['archive', 'lists']);
  const { links } = usePortal();
  const [wanted, setWanted] = useState<ArchivedRow>();
  const columns = useArchiveColumns(setWanted);
  const sort = search.sort ?? usualSort;
  const { show, archived, q } = search;
  const asked = { status: 'archived', show, archived, search: q, sort } as const;
  const list = useRows('onboardings', asked);
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
            take={(language) => download('onboardings-export', { ...asked, language }, 'archive.csv')}
            isEmpty={list.total === 0}
          />
        </>
      }
      filters={
        <ArchiveTabs
          {...{ show, archived, hrefOfPart }}
          head={list.head}
          onArchived={(next) => onSearch({ archived: next })}
        />
      }
      foot={list.head && t(sort === usualSort ? 'foot-newest' : 'foot', { count: list.total })}
      hints={[
        { keys: ['J', 'K'], label: t('lists:hints.move') },
        { keys: ['Enter'], label: t('lists:hints.open') },
        { keys: ['/'], label: t('lists:hints.search') },
      ]}
    >
      {list.head === undefined && list.error && (
        <div className="px-(--shell-gutter)">
          <NotLoaded error={list.error} onRetry={list.retry} isRetrying={list.isFetching} title={t('failed')} />
        </div>
      )}
      {list.head === undefined && !list.error && <TableLoading columns={columns} storageKey="archive" />}
      {list.head && list.total === 0 && (
        <div className="flex flex-1 flex-col justify-center">
          <Empty
            picture={<Icon name={q ? 'search' : 'archive'} size={20} />}
            title={t('empty.title')}
            action={
              search.q && (
                <Button icon="x" onPress={() => onSearch({ q: undefined })}>
                  {t('empty.clear')}
                </Button>
              )
            }
          >
            {search.q ? t('empty.no-match', { text: search.q }) : t(show || archived ? 'empty.no-part' : 'empty.none')}
          </Empty>
        </div>
      )}
      {list.head && list.total > 0 && (
        <Table
          label={t('title')}
          storageKey="archive"
          columns={columns}
          rows={list.rows}
          total={list.total}
          rowId={(row) => row.id}
          onOpen={(row) => onOpen(links.entity?.(row.subject) ?? '')}
          sort={{ by: sort.replace(/^-/, ''), descending: sort.startsWith('-') }}
          onSort={({ by, descending }) => onSearch({ sort: descending ? `-${by}` : by })}
          onRange={list.onRange}
        />
      )}
      {list.head && (
        <p className="flex flex-none items-center gap-2 px-(--shell-gutter) py-3 text-13 text-ink-2 max-md:px-4">
          <Icon name="info" />
          <span>{t('lead', { years: retentionYears, days: restoreDays })}</span>
        </p>
      )}
      {wanted && <RestoreDialog row={wanted} onClose={() => setWanted(undefined)} />}
    </ListPage>
  );
}
