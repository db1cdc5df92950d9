// biome-ignore-all lint/a11y/useSemanticElements: rows of a virtual grid are placed by hand, which a table element does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names its current row
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import { Menu, type MenuEntry } from './menu.tsx';
import { Skeleton } from './skeleton.tsx';
import { gridTemplate, useColumnWidths, useRoomFor } from './table-columns.ts';
import { TableHead } from './table-head.tsx';
import { useTableKeys } from './table-keys.ts';

export interface TableColumn<Row> {
  id: string;
  title: string;
  /** Pixels; the smallest width of a growing column. */
  width: number;
  isGrowing?: boolean;
  align?: 'end';
  /** The word the list is asked to sort by. */
  sortKey?: string;
  /** Gone in windows narrower than this. Pixels. */
  hideBelow?: number;
  isFixed?: boolean;
  isTitleHidden?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface TableSort {
  by: string;
  descending: boolean;
}

export interface TableProps<Row> {
  label: string;
  /** Under which name the column widths are remembered. */
  storageKey: string;
  columns: readonly TableColumn<Row>[];
  /** The rows that are here; with `total` larger than that, the missing ones are drawn as bars. */
  rows: readonly (Row | undefined)[];
  /** Rows in all, when not all are here yet. */
  total?: number;
  rowId: (row: Row) => string;
  /** Pressing a row, or Enter on the current one. */
  onOpen?: (row: Row) => void;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** The menu at the end of a row. */
  rowMenu?: (row: Row) => readonly MenuEntry[];
  /** The range of rows in sight, for fetching what is missing. */
  onRange?: (first: number, last: number) => void;
  rowHeight?: number;
  selected?: ReadonlySet<string>;
  /** The row that `j` and `k` stand on, told to the screen for keys of its own (`a`, `x`). */
  onCurrent?: (row: Row | undefined) => void;
  className?: string;
}

/** A list that stays smooth at 100,000 rows: only what is in sight is drawn. It scrolls inside itself and fills its parent. */
export function Table<Row>(props: TableProps<Row>) {
  'use no memo';
  const {
    label,
    storageKey,
    columns,
    rows,
    rowId,
    onOpen,
    sort,
    onSort,
    rowMenu,
    onRange,
    rowHeight = 48,
    selected,
    onCurrent,
    className = '',
  } = props;
  const { t } = useTranslation('common');
  const own = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(-1);
  const widths = useColumnWidths(storageKey);
  const menuColumn: TableColumn<Row>[] = rowMenu
    ? [
        {
          id: 'menu',
          title: t('table.actions'),
          isTitleHidden: true,
          width: 60,
          isFixed: true,
          align: 'end',
          cell: () => null,
        },
      ]
    : [];
  const shown = [...useRoomFor(columns), ...menuColumn];
  const template = gridTemplate(shown, widths);
  const total = props.total ?? rows.length;
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollPaddingStart: 32,
  });
  const inSight = virtual.getVirtualItems();
  const first = inSight[0]?.index ?? 0;
  const last = inSight.at(-1)?.index ?? 0;

  useEffect(() => onRange?.(first, last), [first, last, onRange]);
  const goTo = (at: number) => {
    setCurrent(at);
    virtual.scrollToIndex(at);
    onCurrent?.(rows[at]);
  };
  const open = (at: number) => {
    const row = rows[at];
    if (row !== undefined) onOpen?.(row);
  };
  useTableKeys({ count: total, current, move: goTo, open }, grid);

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-colcount={shown.length}
      aria-activedescendant={current >= first && current <= last ? `${own}-${current}` : undefined}
      tabIndex={0}
      className={`min-h-0 flex-1 overflow-auto text-13 -outline-offset-2 ${className}`}
    >
      <div role="rowgroup" className="sticky top-0 z-(--z-sticky) min-w-max bg-canvas">
        <TableHead columns={shown} widths={widths} sort={sort} onSort={onSort} template={template} />
      </div>
      <div role="rowgroup" className="relative min-w-max" style={{ height: virtual.getTotalSize() }}>
        {inSight.map((item) => {
          const row = rows[item.index];
          return (
            <TableRow
              key={row === undefined ? item.key : rowId(row)}
              id={`${own}-${item.index}`}
              index={item.index}
              top={item.start}
              height={rowHeight}
              template={template}
              columns={shown}
              row={row}
              isCurrent={item.index === current}
              isSelected={row !== undefined && selected?.has(rowId(row)) === true}
              onPress={() => {
                setCurrent(item.index);
                onCurrent?.(row);
                open(item.index);
              }}
              menu={row === undefined ? undefined : rowMenu?.(row)}
            />
          );
        })}
      </div>
    </div>
  );
}

interface RowProps<Row> {
  id: string;
  index: number;
  top: number;
  height: number;
  template: string;
  columns: readonly TableColumn<Row>[];
  row: Row | undefined;
  isCurrent: boolean;
  isSelected: boolean;
  onPress: () => void;
  menu: readonly MenuEntry[] | undefined;
}

function TableRow<Row>({
  id,
  index,
  top,
  height,
  template,
  columns,
  row,
  isCurrent,
  isSelected,
  onPress,
  menu,
}: RowProps<Row>) {
  const { t } = useTranslation('common');
  const ground = isSelected ? 'bg-selected' : 'hover:bg-hover';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the grid does the same
    <div
      role="row"
      id={id}
      aria-rowindex={index + 2}
      aria-selected={isSelected || undefined}
      data-current={isCurrent || undefined}
      aria-current={isCurrent || undefined}
      onClick={(event) =>
        event.target instanceof Element && !event.target.closest('a,button,input,label,[role=menu]') && onPress()
      }
      style={{ gridTemplateColumns: template, height, transform: `translateY(${top}px)` }}
      className={`group/row absolute inset-x-0 grid border-b border-line data-current:shadow-[inset_3px_0_0_var(--color-accent)] data-current:bg-selected forced-colors:data-current:outline ${ground}`}
    >
      {columns.map((column) => (
        <div
          role="gridcell"
          key={column.id}
          className={`flex min-w-0 flex-col justify-center overflow-hidden px-3 text-ellipsis whitespace-nowrap first:pl-(--shell-gutter) last:pr-5 ${column.align === 'end' ? 'items-end' : ''}`}
        >
          {row === undefined && column.id !== 'menu' && <Skeleton width="70%" />}
          {row !== undefined && column.id !== 'menu' && column.cell(row)}
          {column.id === 'menu' && menu && menu.length > 0 && (
            <Menu
              trigger={
                <IconButton
                  icon="more"
                  size="sm"
                  variant="secondary"
                  label={t('table.actions')}
                  className="opacity-0 group-hover/row:opacity-100 group-data-current/row:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100"
                />
              }
              label={t('table.actions')}
              entries={menu}
            />
          )}
        </div>
      ))}
    </div>
  );
}
