// biome-ignore-all lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keys
// biome-ignore-all lint/a11y/useSemanticElements: the region is only the frame that scrolls
import type { ReactNode } from 'react';
import { tv } from './styles.ts';

export interface DataColumn<Row> {
  id: string;
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  /** CSS width; without it the column takes what is left. */
  width?: string;
  align?: 'start' | 'end';
  /** The row's name: read out before every cell of the row. */
  isRowHeader?: boolean;
}

export interface DataTableProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Words wrap instead of being cut. */
  isWrapping?: boolean;
}

const cellStyle = tv({
  base: 'h-(--density-row) px-3 py-1 first:pl-0 last:pr-0 in-data-[flush]:first:pl-4 in-data-[flush]:last:pr-4',
  variants: {
    align: { start: 'text-left', end: 'text-right tabular-nums' },
    isWrapping: { true: 'align-top', false: 'truncate' },
  },
});

/** A short table inside a page: a handful of rows, no keys of its own. */
export function DataTable<Row>({ label, columns, rows, rowId, isWrapping = false }: DataTableProps<Row>) {
  return (
    <div className="overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table className={`w-full border-collapse text-13 ${isWrapping ? '' : 'table-fixed'}`}>
        <colgroup>
          {columns.map((column) => (
            <col key={column.id} style={{ width: column.width }} />
          ))}
        </colgroup>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={`h-8 px-3 text-12 font-medium whitespace-nowrap text-ink-3 first:pl-0 last:pr-0 in-data-[flush]:first:pl-4 in-data-[flush]:last:pr-4 ${column.align === 'end' ? 'text-right' : 'text-left'}`}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)} className="border-b border-line last:border-b-0">
              {columns.map((column) =>
                column.isRowHeader ? (
                  <th
                    key={column.id}
                    scope="row"
                    className={`${cellStyle({ align: column.align ?? 'start', isWrapping })} font-medium`}
                  >
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={cellStyle({ align: column.align ?? 'start', isWrapping })}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
