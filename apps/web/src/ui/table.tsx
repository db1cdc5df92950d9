// biome-ignore-all lint/a11y/useSemanticElements: rows of a virtual grid are placed by hand, which a table element does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names its current row
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gridTemplate, menuWidth, useColumnWidths, useIsStacked, useVisibleColumns } from './table-columns.ts';
import { StackedHead, TableHead } from './table-head.tsx';
import { useTableKeys } from './table-keys.ts';
import { TableRow } from './table-row.tsx';
import type { TableColumn, TableProps } from './table-types.ts';

export type { TableColumn, TableSort } from './table-types.ts';

/** Height of a card before it was measured. Unit: pixels. */
const stackedHeight = 92;

/**
 * A virtual list that stays responsive at 100,000 rows: only visible rows are rendered. It scrolls inside itself and
 * fills its parent. On a phone a row is a card, so that nothing scrolls sideways.
 */
export function Table<Row>(props: TableProps<Row>) {
  'use no memo';
  const { label, storageKey, columns, rows, rowId, sort, onSort, rowMenu, selected, className = '' } = props;
  const { rowHeight = 48 } = props;
  const { t } = useTranslation('common');
  const own = useId();
  const grid = useRef<HTMLDivElement>(null);
  const widths = useColumnWidths(storageKey);
  const isStacked = useIsStacked();
  const shown = [...useVisibleColumns(columns), ...(rowMenu ? [menuColumn<Row>(t('table.actions'))] : [])];
  const template = gridTemplate(shown, widths);
  const total = props.total ?? rows.length;
  const { virtual, items, first, last } = useVisibleRows(props, total, isStacked, grid);
  const { current, press } = useCurrentRow(props, total, virtual.scrollToIndex, grid);

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
      <div role="rowgroup" className={`sticky top-0 z-(--z-sticky) bg-canvas ${isStacked ? '' : 'min-w-max'}`}>
        {isStacked ? (
          <StackedHead columns={columns} sort={sort} onSort={onSort} />
        ) : (
          <TableHead columns={shown} widths={widths} sort={sort} onSort={onSort} template={template} />
        )}
      </div>
      <div
        role="rowgroup"
        className={`relative ${isStacked ? '' : 'min-w-max'}`}
        style={{ height: virtual.getTotalSize() }}
      >
        {items.map((item) => {
          const row = rows[item.index];
          return (
            <TableRow
              key={row === undefined ? item.key : rowId(row)}
              id={`${own}-${item.index}`}
              index={item.index}
              top={item.start}
              height={rowHeight}
              template={template}
              measure={isStacked ? virtual.measureElement : undefined}
              columns={shown}
              row={row}
              isCurrent={item.index === current}
              isSelected={row !== undefined && selected?.has(rowId(row)) === true}
              onPress={() => press(item.index)}
              menu={row === undefined ? undefined : rowMenu?.(row)}
            />
          );
        })}
      </div>
    </div>
  );
}

type Grid = RefObject<HTMLDivElement | null>;

/** The rows that are visible, reported to `onRange`. */
function useVisibleRows<Row>(
  { onRange, rowHeight = 48 }: TableProps<Row>,
  total: number,
  isStacked: boolean,
  grid: Grid,
) {
  'use no memo';
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => grid.current,
    estimateSize: () => (isStacked ? stackedHeight : rowHeight),
    overscan: 12,
    scrollPaddingStart: 32,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights measured in one layout are stale in the other
  useEffect(() => virtual.measure(), [isStacked]);
  const items = virtual.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => onRange?.(first, last), [first, last, onRange]);
  return { virtual, items, first, last };
}

/** The current row, which keys move and a press chooses. */
function useCurrentRow<Row>(
  { rows, onOpen, onCurrent }: TableProps<Row>,
  total: number,
  scrollTo: (index: number) => void,
  grid: Grid,
) {
  const [current, setCurrent] = useState(-1);
  const choose = (at: number) => {
    setCurrent(at);
    onCurrent?.(rows[at]);
  };
  const open = (at: number) => {
    const row = rows[at];
    if (row !== undefined) onOpen?.(row);
  };
  const move = (at: number) => {
    choose(at);
    scrollTo(at);
  };
  useTableKeys({ count: total, current, move, open }, grid);
  const press = (at: number) => {
    choose(at);
    open(at);
  };
  return { current, press };
}

function menuColumn<Row>(title: string): TableColumn<Row> {
  return { id: 'menu', title, isTitleHidden: true, width: menuWidth, isFixed: true, align: 'end', cell: () => null };
}
