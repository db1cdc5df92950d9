import { restoreDays, retentionYears } from '@dossier/domain/limits';
import type { ArchiveShow } from '@dossier/domain/onboarding-filters';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '#api/files.ts';
import { useRows } from '#api/use-rows.ts';
import { usePortal } from '#portals/portal.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListScreen } from '#ui/list-screen.tsx';
import { listSort } from '#ui/table-sort.ts';
import { type ArchivedRow, useArchiveColumns } from './archive-columns.tsx';
import type { ArchiveSearch } from './archive-search.ts';
import { ArchiveTabs } from './archive-tabs.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

interface ArchiveScreenProps {
  search: ArchiveSearch;
  onSearch: (change: ArchiveSearch) => void;
  /** The address of a tab, with the rest of the search parameters. */
  hrefOfPart: (show: ArchiveShow | undefined) => string;
  onOpen: (href: string) => void;
}

const defaultSort = '-archivedAt';

/** Archived onboardings: read-only, and restorable for thirty days. */
export function ArchiveScreen({ search, onSearch, hrefOfPart, onOpen }: ArchiveScreenProps) {
  const { t } = useTranslation(['archive', 'lists']);
  const { links } = usePortal();
  const [restoring, setRestoring] = useState<ArchivedRow>();
  const columns = useArchiveColumns(setRestoring);
  const { show, archived, q } = search;
  const { sort, parameter, onSort } = listSort(search.sort, defaultSort, (next) => onSearch({ sort: next }));
  const query = { status: 'archived', show, archived, search: q, sort: parameter } as const;
  const list = useRows('onboardings', query);
  return (
    <ListScreen
      title={t('title')}
      list={list}
      failed={t('failed')}
      search={{ placeholder: t('search-placeholder'), value: q, onSearch: (text) => onSearch({ q: text }) }}
      onExport={(language) => download('onboardings-export', { ...query, language }, 'archive.csv')}
      filters={
        <ArchiveTabs
          {...{ show, archived, hrefOfPart }}
          head={list.head}
          onArchived={(next) => onSearch({ archived: next })}
        />
      }
      foot={list.head && t(parameter === defaultSort ? 'foot-newest' : 'foot', { count: list.total })}
      hints={[
        { keys: ['J', 'K'], label: t('lists:hints.move') },
        { keys: ['Enter'], label: t('lists:hints.open') },
        { keys: ['/'], label: t('lists:hints.search') },
      ]}
      empty={<EmptyArchive search={search} onClear={() => onSearch({ q: undefined })} />}
      table={{
        storageKey: 'archive',
        columns,
        rowId: (row) => row.id,
        onOpen: (row) => onOpen(links.entity?.({ subject: row.subject, request: row.id }) ?? ''),
        sort,
        onSort,
      }}
    >
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
