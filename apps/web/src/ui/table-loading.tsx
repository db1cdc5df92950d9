import { useTranslation } from 'react-i18next';
import { Table, type TableColumn, type TableSort } from './table.tsx';

const rowsOnScreen = 14;

/** A placeholder of a list in its final layout until its first rows have loaded. Shown after 200 ms. */
export function TableLoading<Row>({
  columns,
  storageKey,
  isChosen = false,
  sort,
}: {
  columns: readonly TableColumn<Row>[];
  storageKey: string;
  isChosen?: boolean;
  /** The sort order of the loading rows. */
  sort?: TableSort;
}) {
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true" className="appear-late flex min-h-0 flex-1 flex-col">
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      <Table<Row>
        label={t('loading')}
        storageKey={storageKey}
        columns={columns}
        isChosen={isChosen}
        rows={[]}
        total={rowsOnScreen}
        rowId={() => ''}
        {...(sort ? { sort } : {})}
      />
    </div>
  );
}
