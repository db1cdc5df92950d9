// biome-ignore-all lint/a11y/useSemanticElements: rows of a virtual grid are placed by hand, which a table element does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names its current row
import { memo } from 'react';
import type { MenuEntry } from './menu.tsx';
import { RowMenu } from './row-menu.tsx';
import { Skeleton } from './skeleton.tsx';
import { menuWidth } from './table-columns.ts';
import type { CardCell, RowMarks, TableColumn } from './table-types.ts';

interface RowProps<Row> {
  id: string;
  index: number;
  top: number;
  height: number;
  template: string;
  /** Measures the height of a row that is shown as a card. */
  measure: ((element: HTMLElement | null) => void) | undefined;
  columns: readonly TableColumn<Row>[];
  row: Row | undefined;
  isCurrent: boolean;
  isSelected: boolean;
  isGone: boolean;
  onPress: (index: number) => void;
  menu: ((row: Row) => readonly MenuEntry[]) | undefined;
}

/** While a list scrolls, and when another row becomes the current one, the other rows are not rendered again. */
export const TableRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Row>({
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
  isGone,
  onPress,
  menu,
}: RowProps<Row>) {
  const ground = isSelected ? 'bg-selected' : isGone ? 'bg-hover text-ink-3' : 'hover:bg-hover';
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
        event.target instanceof Element && !event.target.closest('a,button,input,label,[role=menu]') && onPress(index)
      }
      ref={measure}
      data-index={index}
      data-stacked={measure && ''}
      style={{ transform: `translateY(${top}px)`, ...(measure ? {} : { gridTemplateColumns: template, height }) }}
      className={`group/row absolute inset-x-0 border-b border-line data-current:shadow-[inset_3px_0_0_var(--color-accent)] data-current:bg-selected forced-colors:data-current:outline group-focus-visible/grid:data-current:outline-2 group-focus-visible/grid:data-current:-outline-offset-2 group-focus-visible/grid:data-current:outline-focus ${measure ? 'flex items-start gap-3 px-4 py-3' : 'grid contain-[layout_paint]'} ${ground}`}
    >
      {measure ? (
        <StackedCells columns={columns} row={row} menu={menu} marks={{ isSelected, isGone }} />
      ) : (
        <Cells columns={columns} row={row} menu={menu} marks={{ isSelected, isGone }} />
      )}
    </div>
  );
}

type CellsProps<Row> = Pick<RowProps<Row>, 'columns' | 'row' | 'menu'> & { marks: RowMarks };

function Cells<Row>({ columns, row, menu, marks }: CellsProps<Row>) {
  return columns.map((column) => (
    <div
      role="gridcell"
      key={column.id}
      className={`flex min-w-0 flex-col justify-center overflow-hidden px-3 text-ellipsis whitespace-nowrap first:pl-(--shell-gutter) last:pr-5 ${column.align === 'end' ? 'items-end' : ''} ${isText(column) ? 'normal-nums' : ''}`}
    >
      <CellContent column={column} row={row} menu={menu} marks={marks} />
    </div>
  ));
}

/** Controls at the sides; the name and its details, at the right what is highlighted, the other cells below, wrapped. */
function StackedCells<Row>({ columns, row, menu, marks }: CellsProps<Row>) {
  const [name] = columns.filter(({ isGrowing }) => isGrowing);
  const ends = columns.filter(isAtEnd);
  const others = columns.filter((column) => column !== name && !isAtEnd(column));
  const at = (place: CardCell<Row>['place']) => others.filter(({ card }) => (card?.place ?? 'below') === place);
  const [end, below] = [at('end'), at('below')];
  const details = at('detail').sort((a, b) => Number(b.card?.isFirst ?? false) - Number(a.card?.isFirst ?? false));
  const cell = (column: TableColumn<Row>) => (
    <div
      role="gridcell"
      key={column.id}
      className={`max-w-full min-w-0 empty:hidden ${isText(column) ? 'normal-nums' : ''}`}
    >
      <CardContent column={column} row={row} menu={menu} marks={marks} />
    </div>
  );
  return (
    <>
      {ends.filter(({ align }) => align !== 'end').map(cell)}
      <div className="min-w-0 flex-1">
        <div className="flex gap-x-3">
          <div className="min-w-0 flex-1">
            {name && cell(name)}
            {details.length > 0 && (
              <div
                className={`mt-0.5 flex gap-x-1 pl-[26px] text-ink-2 [&>:not(:last-child)]:after:content-[','] ${details.length > 1 ? '[&>*]:truncate [&>:first-child]:flex-none' : ''}`}
              >
                {details.map(cell)}
              </div>
            )}
          </div>
          {end.length > 0 && <div className="flex flex-none flex-col items-end gap-0.5">{end.map(cell)}</div>}
        </div>
        {below.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 [&:has(>:not(:empty))]:mt-2">
            {below.map(cell)}
          </div>
        )}
      </div>
      {ends.filter(({ align }) => align === 'end').map(cell)}
    </>
  );
}

function CardContent<Row>(props: ContentProps<Row>) {
  const { column, row, marks } = props;
  return row !== undefined && column.card?.cell ? column.card.cell(row, marks) : <CellContent {...props} />;
}

const isText = (column: { isGrowing?: boolean; isText?: boolean }) =>
  column.isGrowing === true || column.isText === true;
const isAtEnd = ({ isFixed, width }: { isFixed?: boolean; width: number }) => isFixed === true && width <= menuWidth;

/** Placeholder: an icon and two lines for the name, one bar for other cells. */
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

type ContentProps<Row> = Omit<CellsProps<Row>, 'columns'> & { column: TableColumn<Row> };

function CellContent<Row>({ column, row, menu, marks }: ContentProps<Row>) {
  if (column.id !== 'menu') return row === undefined ? <CellBars isName={column.isGrowing} /> : column.cell(row, marks);
  const entries = row === undefined ? [] : (menu?.(row) ?? []);
  return entries.length === 0 ? null : <RowMenu entries={entries} />;
}
