import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportMenu, type TakeList } from './export-menu.tsx';
import { ListPage, type ListPageProps } from './list-page.tsx';
import { ListSearchField } from './list-search-field.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Table } from './table.tsx';
import { TableLoading } from './table-loading.tsx';
import type { TableProps } from './table-types.ts';
import { useIsNarrow } from './use-narrow.ts';

/** A list that is loaded window by window. */
export interface LoadedList<Row> {
  /** Undefined until the first window is loaded. */
  readonly head: unknown;
  /** Identifies the search and order of the rows that are shown. */
  readonly key?: string;
  /** Another search or sort is loading. */
  readonly isStale?: boolean;
  readonly rows: readonly (Row | undefined)[];
  readonly total: number;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
  readonly onRange: (first: number, last: number) => void;
}

export interface ListScreenProps<Row>
  extends Pick<ListPageProps, 'title' | 'tabs' | 'filters' | 'views' | 'foot' | 'hints'> {
  list: LoadedList<Row>;
  search: { placeholder: string; value: string | undefined; onSearch: (text: string | undefined) => void };
  /** Downloads the list as a file; without it there is no export. */
  onExport?: TakeList | undefined;
  /** Buttons after search and export. */
  actions?: ReactNode;
  /** Title of the message shown when the list could not be loaded. */
  failed: string;
  empty: ReactNode;
  /** Shown above the table. */
  banner?: ReactNode;
  table: Omit<TableProps<Row>, 'label' | 'rows' | 'total' | 'onRange'>;
  /** Shown below the table: notes, bars and dialogs. */
  children?: ReactNode;
}

/** A page that is one list: search, export, filters and the table, with its loading, empty and failed states. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { title, tabs, filters, views, foot, hints, list, search, onExport, actions, banner, children } = props;
  const { t } = useTranslation('lists');
  const isPhone = useIsNarrow();
  const exportButton = onExport && <ExportMenu take={onExport} isEmpty={list.total === 0} />;
  return (
    <ListPage
      title={title}
      primary={isPhone && actions}
      tools={
        <>
          <ListSearchField label={t('search-label')} {...search} />
          {!isPhone && exportButton}
          {!isPhone && actions}
        </>
      }
      tabs={tabs}
      filters={
        isPhone && exportButton ? (
          <>
            {filters}
            {exportButton}
          </>
        ) : (
          filters
        )
      }
      views={views}
      foot={foot}
      {...(hints && { hints })}
    >
      {banner}
      <ListContent {...props} />
      {children}
    </ListPage>
  );
}

function ListContent<Row>({ title, list, failed, empty, table }: ListScreenProps<Row>) {
  const { head, key, isStale = false, rows, total, error, isFetching, retry, onRange } = list;
  if (head === undefined && error)
    return (
      <div className="px-(--shell-gutter) max-md:px-4">
        <NotLoaded error={error} onRetry={retry} isRetrying={isFetching} title={failed} />
      </div>
    );
  const { columns, storageKey, sort, isChosen = false } = table;
  if (head === undefined)
    return <TableLoading columns={columns} storageKey={storageKey} isChosen={isChosen} {...(sort && { sort })} />;
  if (total === 0) return empty;
  return <Table {...table} label={title} rows={rows} total={total} onRange={onRange} listKey={key} isStale={isStale} />;
}
