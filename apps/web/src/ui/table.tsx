// biome-ignore-all lint/a11y/useSemanticElements: rows of a virtual grid are placed by hand, which a table element does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names its current row
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import { Menu, type MenuEntry } from './menu.tsx';
import { Skeleton } from './skeleton.tsx';
import { gridTemplate, useColumnWidths, useIsStacked, useRoomFor } from './table-columns.ts';
import { StackedHead, TableHead } from './table-head.tsx';
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
  /** Gone in windows narrower than this. Pixels. A phone stacks what is left up to 768. */
  hideBelow?: number;
  isFixed?: boolean;
  /** Names and references: figures of one width would widen their hyphens. A growing column is one by itself. */
  isWords?: boolean;
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

/** A list that stays smooth at 100,000 rows: only what is in sight is drawn. It scrolls inside itself and fills its parent. On a phone a row stands as a card, so that nothing scrolls sideways. */
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
  const isStacked = useIsStacked();
  const shown = [...useRoomFor(columns), ...(rowMenu ? [menuColumn<Row>(t('table.actions'))] : [])];
  const template = gridTemplate(shown, widths);
  const total = props.total ?? rows.length;
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => grid.current,
    estimateSize: () => (isStacked ? stackedHeight : rowHeight),
    overscan: 12,
    scrollPaddingStart: 32,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that were measured in one form are measured anew in the other
  useEffect(() => virtual.measure(), [isStacked]);
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
              measure={isStacked ? virtual.measureElement : undefined}
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
  /** Rows as cards are as high as what stands in them. */
  measure: ((element: HTMLElement | null) => void) | undefined;
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
  measure,
  columns,
  row,
  isCurrent,
  isSelected,
  onPress,
  menu,
}: RowProps<Row>) {
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
      ref={measure}
      data-index={index}
      data-stacked={measure && ''}
      style={{ transform: `translateY(${top}px)`, ...(measure ? {} : { gridTemplateColumns: template, height }) }}
      className={`group/row absolute inset-x-0 border-b border-line data-current:shadow-[inset_3px_0_0_var(--color-accent)] data-current:bg-selected forced-colors:data-current:outline ${measure ? 'flex items-start gap-3 px-4 py-3' : 'grid'} ${ground}`}
    >
      {measure ? (
        <StackedCells columns={columns} row={row} menu={menu} />
      ) : (
        <Cells columns={columns} row={row} menu={menu} />
      )}
    </div>
  );
}

type CellsProps<Row> = Pick<RowProps<Row>, 'columns' | 'row' | 'menu'>;

function Cells<Row>({ columns, row, menu }: CellsProps<Row>) {
  return columns.map((column) => (
    <div
      role="gridcell"
      key={column.id}
      className={`flex min-w-0 flex-col justify-center overflow-hidden px-3 text-ellipsis whitespace-nowrap first:pl-(--shell-gutter) last:pr-5 ${column.align === 'end' ? 'items-end' : ''} ${isWords(column) ? 'normal-nums' : ''}`}
    >
      <CellContent column={column} row={row} menu={menu} />
    </div>
  ));
}

/** What is pressed stands at the sides, the name on top, the rest below it as far as it goes. */
function StackedCells<Row>({ columns, row, menu }: CellsProps<Row>) {
  const [name] = columns.filter(({ isGrowing }) => isGrowing);
  const [ends, rest] = [columns.filter(isAtEnd), columns.filter((column) => column !== name && !isAtEnd(column))];
  const cell = (column: TableColumn<Row>) => (
    <div role="gridcell" key={column.id} className={`max-w-full min-w-0 ${isWords(column) ? 'normal-nums' : ''}`}>
      <CellContent column={column} row={row} menu={menu} />
    </div>
  );
  return (
    <>
      {ends.filter(({ align }) => align !== 'end').map(cell)}
      <div className="min-w-0 flex-1">
        {name && cell(name)}
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1.5">{rest.map(cell)}</div>
      </div>
      {ends.filter(({ align }) => align === 'end').map(cell)}
    </>
  );
}

const isWords = (column: { isGrowing?: boolean; isWords?: boolean }) =>
  column.isGrowing === true || column.isWords === true;
const isAtEnd = ({ isFixed, width }: { isFixed?: boolean; width: number }) => isFixed === true && width <= menuWidth;

/** The name comes as an icon and two lines, anything else as a word. */
function CellBars({ isName = false }: { isName?: boolean | undefined }) {
  if (!isName) return <Skeleton width="70%" />;
  return (
    <span className="flex items-center gap-2.5">
      <Skeleton height={16} isRound />
      <span className="flex min-w-0 flex-1 flex-col gap-2">
        <Skeleton width="62%" />
        <Skeleton width="34%" height={8} />
      </span>
    </span>
  );
}

function CellContent<Row>({ column, row, menu }: Pick<CellsProps<Row>, 'row' | 'menu'> & { column: TableColumn<Row> }) {
  const { t } = useTranslation('common');
  if (column.id !== 'menu') return row === undefined ? <CellBars isName={column.isGrowing} /> : column.cell(row);
  if (!menu || menu.length === 0) return null;
  return (
    <Menu
      trigger={
        <IconButton
          icon="more"
          size="sm"
          variant="secondary"
          label={t('table.actions')}
          className="opacity-0 group-hover/row:opacity-100 group-data-current/row:opacity-100 group-data-stacked/row:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100"
        />
      }
      label={t('table.actions')}
      entries={menu}
    />
  );
}

const menuWidth = 60;
/** Before a row was measured. Unit: pixels. */
const stackedHeight = 92;

function menuColumn<Row>(title: string): TableColumn<Row> {
  return { id: 'menu', title, isTitleHidden: true, width: menuWidth, isFixed: true, align: 'end', cell: () => null };
}
