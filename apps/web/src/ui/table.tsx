// biome-ignore-all lint/a11y/useSemanticElements: rows of a virtual grid are placed by hand, which a table element does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names its current row
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gridTemplate, menuWidth, useColumnWidths, useIsStacked, useVisibleColumns } from './table-columns.ts';
import { useFollowedRow, useStillPointer } from './table-follow.ts';
import { StackedHead, TableHead } from './table-head.tsx';
import { useTableKeys } from './table-keys.ts';
import { placeKeeper, placeOf, type TablePlace } from './table-place.ts';
import { TableRow } from './table-row.tsx';
import type { TableColumn, TableProps } from './table-types.ts';

export type { RowMarks, TableColumn, TableSort } from './table-types.ts';

/** Height of a card before it was measured. Unit: pixels. */
const stackedHeight = 68;

/** What a bar covers at the bottom. Unit: pixels. */
const selectionHeight = 72;

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
  const visible = useVisibleColumns(columns, props.isChosen);
  const shown = useMemo(
    () => (rowMenu ? [...visible, menuColumn<Row>(t('table.actions'))] : visible),
    [visible, rowMenu, t],
  );
  const template = gridTemplate(shown, widths);
  const total = props.total ?? rows.length;
  const { head, virtual, items, first, last } = useVisibleRows(props, total, isStacked, grid);
  const { current, press, pointAt } = useCurrentRow(props, total, virtual, grid);

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-colcount={shown.length}
      aria-busy={props.isStale || undefined}
      aria-activedescendant={current >= first && current <= last ? `${own}-${current}` : undefined}
      tabIndex={0}
      className={`group/grid min-h-0 flex-1 overflow-auto text-13 -outline-offset-2 [&[aria-activedescendant]]:outline-none ${className}`}
    >
      <div
        ref={head}
        role="rowgroup"
        className={`sticky top-0 z-(--z-sticky) bg-canvas ${isStacked ? '' : 'min-w-max'}`}
      >
        {isStacked ? (
          <StackedHead columns={columns} sort={sort} onSort={onSort} />
        ) : (
          <TableHead columns={shown} widths={widths} sort={sort} onSort={onSort} template={template} />
        )}
      </div>
      <div
        role="rowgroup"
        className={`relative transition-opacity group-aria-busy/grid:opacity-60 group-aria-busy/grid:delay-300 ${isStacked ? '' : 'min-w-max'}`}
        style={{ height: virtual.getTotalSize() }}
        onPointerOver={(event) => pointAt(indexOfRow(event.target))}
        onPointerLeave={() => pointAt(-1)}
      >
        {items.map((item) => {
          const row = rows[item.index];
          return (
            <TableRow
              key={row === undefined ? item.key : rowId(row)}
              id={`${own}-${item.index}`}
              index={item.index}
              top={item.start - virtual.options.scrollMargin}
              height={rowHeight}
              template={template}
              measure={isStacked ? virtual.measureElement : undefined}
              columns={shown}
              row={row}
              isCurrent={item.index === current}
              isSelected={row !== undefined && selected?.has(rowId(row)) === true}
              isGone={row !== undefined && props.isGone?.(row) === true}
              onPress={press}
              menu={rowMenu}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The index of the row that contains an element; -1 outside of rows. */
const indexOfRow = (target: EventTarget): number =>
  target instanceof Element ? Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1) : -1;

type Grid = RefObject<HTMLDivElement | null>;

/** The rows that are visible, reported to `onRange`. */
function useVisibleRows<Row>(
  { onRange, rowHeight = 48, storageKey, hasBar = false, listKey }: TableProps<Row>,
  total: number,
  isStacked: boolean,
  grid: Grid,
) {
  'use no memo';
  const head = useRef<HTMLDivElement>(null);
  const [headHeight, setHeadHeight] = useState(32);
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards have another head than columns
  useLayoutEffect(() => setHeadHeight(head.current?.offsetHeight ?? 0), [isStacked]);
  // On a phone the bar is below the list.
  const covered = hasBar && !isStacked ? selectionHeight : 0;
  const [cards] = useState(() => (isStacked ? (placeOf(storageKey)?.cards ?? []) : []));
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => grid.current,
    estimateSize: () => (isStacked ? stackedHeight : rowHeight),
    overscan: 6,
    initialOffset: () => placeOf(storageKey)?.offset ?? 0,
    initialMeasurementsCache: cards,
    // The head is above the first row, and stays on top of the rows.
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    scrollPaddingEnd: covered,
    paddingEnd: covered,
  });
  const measuredStacked = useRef(isStacked);
  // Heights measured in one layout are stale in the other.
  useEffect(() => {
    if (measuredStacked.current === isStacked) return;
    measuredStacked.current = isStacked;
    virtual.measure();
  }, [isStacked, virtual]);
  const shownList = useRef(listKey);
  useLayoutEffect(() => {
    if (shownList.current === listKey) return;
    shownList.current = listKey;
    if (virtual.scrollOffset !== 0) grid.current?.scrollTo(0, 0);
  }, [listKey, grid, virtual]);
  const items = virtual.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => onRange?.(first, last), [first, last, onRange]);
  return { head, virtual, items, first, last };
}

interface Scrolled {
  readonly scrollToIndex: (index: number) => void;
  readonly scrollOffset: number | null;
  readonly measurementsCache: readonly { readonly start: number }[];
  readonly takeSnapshot: () => VirtualItem[];
}

/** The current row, which keys move and a press chooses. */
function useCurrentRow<Row>(
  { rows, rowId, onOpen, onCurrent, storageKey, listKey, hasBar = false }: TableProps<Row>,
  total: number,
  virtual: Scrolled,
  grid: Grid,
) {
  'use no memo';
  const [keep] = useState(() => placeKeeper(storageKey));
  const place = useRef<TablePlace>(undefined);
  const [{ at: chosen, list }, setChosen] = useState(() => ({ at: keptRow(storageKey, rows, rowId), list: listKey }));
  const current = list === listKey ? chosen : -1;
  const store = (at: number) => {
    const row = rows[at];
    place.current = { offset: virtual.scrollOffset ?? 0, index: at, id: row === undefined ? '' : rowId(row) };
    keep(place.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is left
  useEffect(() => () => place.current && keep({ ...place.current, cards: virtual.takeSnapshot() }), []);
  const follow = useFollowedRow({ rows, rowId }, (to) => setChosen({ at: to, list: listKey }));
  const pointAt = useStillPointer({ rows, rowId }, grid, (at) => virtual.measurementsCache[at]?.start ?? 0);
  const choose = (at: number) => {
    setChosen({ at, list: listKey });
    follow(at);
    onCurrent?.(rows[at]);
    store(at);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: stores where the list was scrolled to
  useEffect(() => {
    if (grid.current?.isConnected) store(current);
  }, [virtual.scrollOffset]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the row that was current before
  useEffect(() => {
    if (current >= 0) onCurrent?.(rows[current]);
    follow(current);
  }, []);
  const open = (at: number) => {
    const row = rows[at];
    if (row !== undefined) onOpen?.(row);
  };
  const move = (at: number) => {
    choose(at);
    virtual.scrollToIndex(at);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the bar is there
  useEffect(() => {
    if (hasBar && current >= 0) virtual.scrollToIndex(current);
  }, [hasBar]);
  useTableKeys({ count: total, current, move, open }, grid);
  const newestPress = useRef<(at: number) => void>(undefined);
  useLayoutEffect(() => {
    newestPress.current = (at) => {
      choose(at);
      open(at);
    };
  });
  const press = useCallback((at: number) => newestPress.current?.(at), []);
  return { current, press, pointAt };
}

/** The row that was current when this page was left; -1 if there was none or it is at another place now. */
function keptRow<Row>(storageKey: string, rows: readonly (Row | undefined)[], rowId: (row: Row) => string): number {
  const kept = placeOf(storageKey);
  if (!kept || kept.index < 0) return -1;
  const row = rows[kept.index];
  if (row === undefined || rowId(row) === kept.id) return kept.index;
  return rows.findIndex((one) => one !== undefined && rowId(one) === kept.id);
}

function menuColumn<Row>(title: string): TableColumn<Row> {
  return { id: 'menu', title, isTitleHidden: true, width: menuWidth, isFixed: true, align: 'end', cell: () => null };
}
