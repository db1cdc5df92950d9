// biome-ignore-all lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keys
// biome-ignore-all lint/a11y/useSemanticElements: the region is only the frame that scrolls
// biome-ignore-all lint/a11y/noRedundantRoles: what is not displayed as a table, as on a phone, would not be announced as one
import { Fragment, type ReactNode, useId, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { tv } from './styles.ts';

export interface DataColumn<Row> {
  id: string;
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  /** CSS width; without it the column takes the remaining space. */
  width?: string;
  align?: 'start' | 'end';
  /** Dates, statuses and figures: never broken into lines. */
  isOneLine?: boolean;
  /** Hidden in windows narrower than the breakpoint, but not on a phone, where cells are below each other. */
  hideBelow?: 'lg';
  /** The row header: announced before every cell of the row. */
  isRowHeader?: boolean;
}

export interface DataTableProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Text wraps instead of being truncated. */
  isWrapping?: boolean;
  /** What a row opens in place, by a button in a last column. */
  details?: RowDetails<Row>;
}

export interface RowDetails<Row> {
  /** Title of the column of buttons, for screen readers. */
  title: string;
  /** Name of the button of a row. */
  label: (row: Row) => string;
  content: (row: Row) => ReactNode;
}

const cellStyle = tv({
  base:
    'h-(--density-row) px-3 py-1 first:pl-0 last:pr-0 in-data-[flush]:first:pl-4 in-data-[flush]:last:pr-4 ' +
    'max-md:flex max-md:h-auto! max-md:items-baseline max-md:gap-3 max-md:px-0 max-md:py-0.5 in-data-[flush]:max-md:px-4',
  variants: {
    align: { start: 'text-left', end: 'text-right tabular-nums max-md:text-left' },
    isWrapping: { true: 'align-top', false: 'truncate max-md:whitespace-normal' },
    isOneLine: { true: 'md:whitespace-nowrap' },
    hideBelow: { lg: 'md:max-lg:hidden' },
  },
});

/**
 * A short table inside a page, without keyboard navigation of rows. On a phone each row is a list of its cells with
 * their titles.
 */
export function DataTable<Row>({
  label,
  columns: given,
  rows,
  rowId,
  isWrapping = false,
  details,
}: DataTableProps<Row>) {
  const prefix = useId();
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const isOpen = (row: Row) => details !== undefined && (toggled[rowId(row)] ?? false);
  const detailsId = (row: Row) => `${prefix}${rowId(row)}`;
  const columns: readonly DataColumn<Row>[] = details
    ? [
        ...given,
        {
          id: 'details',
          title: <span className="sr-only">{details.title}</span>,
          width: '8%',
          align: 'end',
          cell: (row) => (
            <IconButton
              icon={isOpen(row) ? 'up' : 'down'}
              size="sm"
              label={details.label(row)}
              aria-expanded={isOpen(row)}
              aria-controls={isOpen(row) ? detailsId(row) : undefined}
              onPress={() => setToggled({ ...toggled, [rowId(row)]: !isOpen(row) })}
            />
          ),
        },
      ]
    : given;
  return (
    <div className="overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table role="table" className={`w-full border-collapse text-13 max-md:block ${isWrapping ? '' : 'table-fixed'}`}>
        <colgroup>
          {columns.map((column) => (
            <col key={column.id} style={{ width: column.width }} className={column.hideBelow && 'md:max-lg:hidden'} />
          ))}
        </colgroup>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                className={`h-8 px-3 text-12 font-medium whitespace-nowrap text-ink-3 first:pl-0 last:pr-0 in-data-[flush]:first:pl-4 in-data-[flush]:last:pr-4 ${column.align === 'end' ? 'text-right' : 'text-left'} ${column.hideBelow ? 'md:max-lg:hidden' : ''}`}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {rows.map((row) => (
            <Fragment key={rowId(row)}>
              <BodyRow row={row} columns={columns} isWrapping={isWrapping} isOpen={isOpen(row)} />
              {isOpen(row) && (
                <tr role="row" id={detailsId(row)} className="border-b border-line last:border-b-0 max-md:block">
                  <td role="cell" colSpan={columns.length} className="pb-4 max-md:block">
                    {details?.content(row)}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BodyRowProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  isWrapping: boolean;
  /** Its details follow, so no line divides them. */
  isOpen: boolean;
}

function BodyRow<Row>({ row, columns, isWrapping, isOpen }: BodyRowProps<Row>) {
  return (
    <tr
      role="row"
      className={`${isOpen ? '' : 'border-b border-line last:border-b-0'} max-md:flex max-md:flex-col max-md:py-2.5`}
    >
      {columns.map((column) => {
        const { align = 'start', isOneLine, hideBelow } = column;
        const look = cellStyle({ align, isWrapping, isOneLine, hideBelow });
        return column.isRowHeader ? (
          <th key={column.id} role="rowheader" scope="row" className={`${look} font-medium normal-nums`}>
            <span className="min-w-0">{column.cell(row)}</span>
          </th>
        ) : (
          <td key={column.id} role="cell" className={look}>
            {typeof column.title === 'string' && (
              <span aria-hidden="true" className="w-28 flex-none text-12 text-ink-3 md:hidden">
                {column.title}
              </span>
            )}
            <span className="max-md:min-w-0 max-md:flex-1">{column.cell(row)}</span>
          </td>
        );
      })}
    </tr>
  );
}
