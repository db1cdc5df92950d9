// biome-ignore-all lint/a11y/useSemanticElements: rows of a virtual grid are placed by hand, which a table element does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names its current row
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { insideSentence } from './inside-sentence.ts';
import { Menu } from './menu.tsx';
import type { ColumnWidths } from './table-columns.ts';
import type { TableColumn, TableSort } from './table-types.ts';

interface HeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  widths: ColumnWidths;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  template: string;
}

export function TableHead<Row>({ columns, widths, sort, onSort, template }: HeadProps<Row>) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="grid h-8 border-b border-line"
      style={{ gridTemplateColumns: template }}
    >
      {columns.map((column) => (
        <HeadCell key={column.id} column={column} widths={widths} sort={sort} onSort={onSort} />
      ))}
    </div>
  );
}

type HeadCellProps<Row> = Omit<HeadProps<Row>, 'columns' | 'template'> & { column: TableColumn<Row> };

function HeadCell<Row>({ column, widths, sort, onSort }: HeadCellProps<Row>) {
  const isSorted = column.sortKey !== undefined && sort?.by === column.sortKey;
  const direction = isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined;
  const ink = isSorted ? 'text-ink' : 'text-ink-3';
  const end = column.align === 'end' ? 'justify-end' : '';
  return (
    <div
      role="columnheader"
      aria-sort={direction}
      className={`group/head relative flex items-center overflow-hidden px-3 text-12 font-medium whitespace-nowrap first:pl-(--shell-gutter) last:pr-5 ${ink} ${end}`}
    >
      {column.sortKey !== undefined && onSort ? (
        <button
          type="button"
          onClick={() => onSort({ by: column.sortKey ?? column.id, descending: isSorted && !sort.descending })}
          className="flex items-center gap-1 rounded-sm hover:text-ink"
        >
          {column.title}
          {isSorted && <Icon name={sort.descending ? 'arrow-down' : 'arrow-up'} size={12} />}
        </button>
      ) : (
        (column.head ?? <span className={column.isTitleHidden ? 'sr-only' : ''}>{column.title}</span>)
      )}
      {!column.isFixed && <Resizer column={column} widths={widths} />}
    </div>
  );
}

function Resizer<Row>({ column, widths }: { column: TableColumn<Row>; widths: ColumnWidths }) {
  const { t } = useTranslation('common');
  const from = useRef<{ x: number; width: number }>(undefined);
  const now = () => widths.widthOf(column.id) ?? column.width;
  const start = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? now() };
  };
  const move = (event: PointerEvent) => {
    if (from.current) widths.resize(column.id, from.current.width + event.clientX - from.current.x);
  };
  const key = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -16, ArrowRight: 16 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    widths.resize(column.id, now() + step);
  };
  return (
    <span
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('table.width-of', { column: column.title })}
      aria-valuenow={now()}
      aria-valuemin={64}
      aria-valuemax={800}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={() => {
        from.current = undefined;
      }}
      onKeyDown={key}
      className="absolute inset-y-1.5 right-0 w-2 cursor-col-resize touch-none border-r border-transparent group-hover/head:border-line-strong hover:border-accent! focus-visible:-outline-offset-2"
    />
  );
}

/** Cards have no column headers: a menu shows and changes the order. */
export function StackedHead<Row>({ columns, sort, onSort }: Pick<HeadProps<Row>, 'columns' | 'sort' | 'onSort'>) {
  const { t } = useTranslation('common');
  const sortable = columns.filter(({ sortKey }) => sortKey !== undefined);
  if (!onSort || sortable.length === 0) return null;
  const now = sortable.find(({ sortKey }) => sortKey === sort?.by);
  return (
    <div role="row" className="flex border-b border-line px-2 py-1">
      <div role="gridcell">
        <Menu
          label={t('table.order')}
          placement="bottom start"
          trigger={
            <Button variant="ghost" size="sm" trailingIcon={sort?.descending ? 'arrow-down' : 'arrow-up'}>
              {now ? t('table.ordered', { column: insideSentence(now.title) }) : t('table.order')}
            </Button>
          }
          entries={sortable.map(({ id, title, sortKey = id }) => ({
            id,
            label: title,
            isChosen: sortKey === sort?.by,
            onAction: () => onSort({ by: sortKey, descending: sortKey === sort?.by && !sort.descending }),
          }))}
        />
      </div>
    </div>
  );
}
