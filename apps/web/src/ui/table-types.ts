import type { ReactNode } from 'react';
import type { MenuEntry } from './menu.tsx';

/** Where a cell is on a card, in place of below the name. */
export interface CardCell<Row> {
  /** `name`: its content only. `detail`: the line below the name. `end`: the right side, one below the other. */
  place: 'name' | 'detail' | 'end' | 'below';
  /** The detail that is never cut: it precedes the others. */
  isFirst?: boolean;
  /** Shown on the card in place of the cell; null for nothing. */
  cell?: (row: Row, marks: RowMarks) => ReactNode;
}

/** What a list marks a row as. */
export interface RowMarks {
  isSelected: boolean;
  /** It stays in its place although it no longer belongs to the list. */
  isGone: boolean;
}

export interface TableColumn<Row> {
  id: string;
  title: string;
  /** Pixels; the smallest width of a column that grows. */
  width: number;
  isGrowing?: boolean;
  /** Part of the free room for texts that may be long, where a growing column takes 1. */
  share?: number;
  align?: 'end';
  /** The name of this column in the sort parameter. */
  sortKey?: string;
  /** Hidden in windows narrower than this. Pixels. Below 768 the remaining cells are stacked. */
  hideBelow?: number;
  isFixed?: boolean;
  /** Names and references: tabular figures would widen their hyphens. Applies to a growing column by itself. */
  isText?: boolean;
  isTitleHidden?: boolean;
  /** On a phone, where a row is a card; shown there whatever `hideBelow` is. */
  card?: CardCell<Row>;
  /** Shown in the head in place of the title. */
  head?: ReactNode;
  cell: (row: Row, marks: RowMarks) => ReactNode;
}

export interface TableSort {
  by: string;
  descending: boolean;
}

export interface TableProps<Row> {
  label: string;
  /** Name under which the column widths are stored. */
  storageKey: string;
  columns: readonly TableColumn<Row>[];
  /** The columns were chosen by a person: as many are shown as there is room for. */
  isChosen?: boolean;
  /** The loaded rows; with a larger `total`, the missing ones are shown as placeholders. */
  rows: readonly (Row | undefined)[];
  /** Number of all rows, when not all are loaded. */
  total?: number;
  rowId: (row: Row) => string;
  /** Pressing a row, or Enter on the current one. */
  onOpen?: (row: Row) => void;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** The menu at the end of a row. */
  rowMenu?: (row: Row) => readonly MenuEntry[];
  /** The visible range of rows, for loading missing ones. */
  onRange?: (first: number, last: number) => void;
  rowHeight?: number;
  /** Identifies the search and order of the rows: with another one the list starts at its top again. */
  listKey?: string | undefined;
  /** Rows of another search or order are loading: the shown ones fade when that takes long. */
  isStale?: boolean;
  selected?: ReadonlySet<string>;
  /** A bar floats over the last rows: they can be scrolled above it, and the current row is. */
  hasBar?: boolean;
  /** Receives the row that `j` and `k` moved to, for keys of the screen (`a`, `x`). */
  onCurrent?: (row: Row | undefined) => void;
  /** A row that stays in its place although it no longer belongs to the list. */
  isGone?: (row: Row) => boolean;
  className?: string;
}
