import { restoreDays } from '@dossier/domain/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRows } from '#api/use-rows.ts';
import type { ViewAnswer } from '#api/views.ts';
import { daysBetween, isoToday, useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { ListPage } from '#ui/list-page.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Table, type TableColumn } from '#ui/table.tsx';
import { TableLoading } from '#ui/table-loading.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TwoLine } from '#ui/two-line.tsx';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { useSearchText } from '#ui/use-search-text.ts';
import { RestoreDialog } from './restore-dialog.tsx';

export type ArchivedRow = ViewAnswer<'onboardings'>['items'][number];

export interface ArchiveSearch {
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
}

interface ArchiveScreenProps {
  search: ArchiveSearch;
  onSearch: (change: ArchiveSearch) => void;
  onOpen: (href: string) => void;
}

const usualSort = '-archivedAt';

/** Archived onboardings: kept, read-only, and for thirty days to be had back. */
export function ArchiveScreen({ search, onSearch, onOpen }: ArchiveScreenProps) {
  const { t } = useTranslation(['archive', 'lists']);
  const { links } = usePortal();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useSearchText(search.q ?? '', (q) => onSearch({ q: q || undefined }));
  const [wanted, setWanted] = useState<ArchivedRow>();
  const columns = useArchiveColumns(setWanted);
  const sort = search.sort ?? usualSort;
  const list = useRows('onboardings', { status: 'archived', search: search.q, sort });
  usePageKeys({ '/': () => field.current?.focus() });
  return (
    <ListPage
      title={t('title')}
      tools={
        <TextField
          ref={field}
          label={t('lists:search-label')}
          placeholder={t('search-placeholder')}
          isLabelHidden
          type="search"
          icon="search"
          shortcut="/"
          size="sm"
          value={text}
          onChange={setText}
          className="w-[340px] max-md:w-full"
        />
      }
      filters={<p className="px-2.5 text-13 text-ink-2">{t('lead')}</p>}
      foot={list.head && t('foot', { count: list.total })}
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
            title={t('empty.title')}
            action={
              search.q && (
                <Button icon="x" onPress={() => onSearch({ q: undefined })}>
                  {t('empty.clear')}
                </Button>
              )
            }
          >
            {search.q ? t('empty.no-match', { text: search.q }) : t('empty.none')}
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
      {wanted && <RestoreDialog row={wanted} onClose={() => setWanted(undefined)} />}
    </ListPage>
  );
}

/** Days in which it can still be had back; negative when they are over. */
function daysLeft(archivedAt: string): number {
  return restoreDays - daysBetween(isoToday(new Date(archivedAt.replace(' ', 'T'))), isoToday());
}

function useArchiveColumns(onRestore: (row: ArchivedRow) => void): TableColumn<ArchivedRow>[] {
  const { t } = useTranslation('archive');
  const format = useFormat();
  return [
    {
      id: 'client',
      title: t('columns.client'),
      width: 180,
      isGrowing: true,
      sortKey: 'name',
      cell: (row) => (
        <TwoLine
          icon={row.type === 'business' ? 'building' : 'user'}
          first={row.name}
          second={row.type === 'business' ? `${row.country} ${row.registrationNumber}` : row.country}
        />
      ),
    },
    {
      id: 'reference',
      title: t('columns.reference'),
      width: 148,
      sortKey: 'reference',
      isWords: true,
      hideBelow: 900,
      cell: (row) => row.reference || row.number,
    },
    {
      id: 'outcome',
      title: t('columns.outcome'),
      width: 140,
      sortKey: 'outcome',
      hideBelow: 640,
      cell: (row) => (
        <Badge
          isBare
          icon={row.outcome === 'cancelled' ? 'x-circle' : 'check-solid'}
          tone={row.outcome === 'cancelled' ? 'idle' : 'ok'}
        >
          {t(`outcomes.${row.outcome || 'closed'}`)}
        </Badge>
      ),
    },
    {
      id: 'archived',
      title: t('columns.archived'),
      width: 168,
      sortKey: 'archivedAt',
      hideBelow: 768,
      cell: (row) => (
        <TwoLine
          first={<span className="font-normal">{format.date(row.archivedAt)}</span>}
          second={daysLeft(row.archivedAt) >= 0 && t('days-left', { count: daysLeft(row.archivedAt) })}
        />
      ),
    },
    {
      id: 'restore',
      title: t('columns.restore'),
      width: 190,
      align: 'end',
      isFixed: true,
      cell: (row) => {
        if (daysLeft(row.archivedAt) < 0) return <span className="text-ink-2">{t('kept')}</span>;
        if (!row.moves.includes('restore')) return <span className="text-ink-2">{t('admin-only')}</span>;
        return (
          <Button
            icon="refresh"
            size="sm"
            onPress={() => onRestore(row)}
            aria-label={t('restore-one', { name: row.name })}
          >
            {t('restore')}
          </Button>
        );
      },
    },
  ];
}
