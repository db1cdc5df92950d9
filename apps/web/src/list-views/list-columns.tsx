import { columnsOf, listColumns } from '@dossier/domain/list-columns';
import type { SavedList } from '@dossier/domain/list-search';
import { ColumnChooser } from '#ui/column-chooser.tsx';
import type { TableColumn } from '#ui/table.tsx';
import { useVisibleColumns } from '#ui/table-columns.ts';

interface ListColumnsProps<Row> {
  list: SavedList;
  /** Null: the standard ones. */
  chosen: readonly string[] | null;
  all: Readonly<Partial<Record<string, TableColumn<Row>>>>;
  /** The columns of the table, fixed ones included. */
  shown: readonly TableColumn<Row>[];
  onChange: (chosen: readonly string[] | null) => void;
}

/** The chooser of the columns of a list; it says which chosen ones have no room in this window. */
export function ListColumns<Row>({ list, chosen, all, shown, onChange }: ListColumnsProps<Row>) {
  const visible = new Set(useVisibleColumns(shown, chosen !== null).map(({ id }) => id));
  const standard: readonly string[] = listColumns[list].standard;
  const options = columnsOf(list).flatMap((id) => {
    const column = all[id];
    return column ? [{ id, title: column.title, hasNoRoom: !visible.has(id) }] : [];
  });
  const write = (next: readonly string[]) => onChange(next.join() === standard.join() ? null : next);
  return (
    <ColumnChooser
      options={options}
      chosen={chosen ?? standard}
      isStandard={chosen === null}
      onChange={write}
      onStandard={() => onChange(null)}
    />
  );
}
