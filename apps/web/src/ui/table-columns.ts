import { useState, useSyncExternalStore } from 'react';
import type { TableColumn } from './table-types.ts';

const smallestWidth = 64;

/** Width of the column with the row menu. Unit: pixels. */
export const menuWidth = 60;

export interface ColumnWidths {
  widthOf: (id: string) => number | undefined;
  resize: (id: string, width: number) => void;
}

/** Widths that the user chose, stored in this browser under the table's name. */
export function useColumnWidths(storageKey: string): ColumnWidths {
  const key = `columns:${storageKey}`;
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>(() => readWidths(key));
  return {
    widthOf: (id) => widths[id],
    resize: (id, width) => {
      const next = { ...widths, [id]: Math.max(smallestWidth, Math.round(width)) };
      setWidths(next);
      localStorage.setItem(key, JSON.stringify(next));
    },
  };
}

function readWidths(key: string): Readonly<Record<string, number>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(
      ([, width]) => typeof width === 'number' && width >= smallestWidth,
    );
    return Object.fromEntries(entries) as Record<string, number>;
  } catch {
    return {};
  }
}

/** `minmax(200px, 1fr) 96px …` */
export function gridTemplate<Row>(columns: readonly TableColumn<Row>[], widths: ColumnWidths): string {
  return columns
    .map((column) => {
      const chosen = widths.widthOf(column.id);
      const share = column.isGrowing ? 1 : column.share;
      if (chosen !== undefined || share === undefined) return `${chosen ?? column.width}px`;
      return `minmax(${column.width}px, ${share}fr)`;
    })
    .join(' ');
}

/**
 * A length for `useSyncExternalStore`, read once after each change: reading it each time React renders would lay the
 * page out in the middle.
 */
function measured(read: () => number, observe: (changed: () => void) => () => void) {
  let value: number | undefined;
  let listeners = 0;
  const forget = () => {
    value = undefined;
  };
  return {
    value: () => {
      value ??= read();
      return value;
    },
    subscribe: (changed: () => void) => {
      if (listeners === 0) forget();
      listeners++;
      const stop = observe(() => {
        forget();
        changed();
      });
      return () => {
        stop();
        listeners--;
        if (listeners === 0) forget();
      };
    },
  };
}

const observeWindow = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};
const windowWidth = measured(() => window.innerWidth, observeWindow);

const mainOf = () => document.querySelector('main');
/** The sidebar can be folded without a change of the window. */
const room = measured(
  () => mainOf()?.clientWidth ?? window.innerWidth,
  (changed) => {
    const main = mainOf();
    if (!main) return observeWindow(changed);
    const observer = new ResizeObserver(changed);
    observer.observe(main);
    return () => observer.disconnect();
  },
);

/** Below this width a row is a card. Unit: pixels. */
const stackBelow = 768;

export function useIsStacked(): boolean {
  return useSyncExternalStore(windowWidth.subscribe, () => windowWidth.value() < stackBelow);
}

/**
 * The columns that fit this window: by their own limits, except those that a person chose, and as many as there is room
 * for, the most important first. A card shows the columns of a small window.
 */
export function useVisibleColumns<Row>(columns: readonly TableColumn<Row>[], isChosen = false): TableColumn<Row>[] {
  const width = useSyncExternalStore(windowWidth.subscribe, windowWidth.value);
  const available = useSyncExternalStore(room.subscribe, room.value);
  if (width < stackBelow)
    return columns.filter(({ hideBelow = 0, card }) => stackBelow >= hideBelow || card !== undefined);
  const wanted = isChosen ? columns : columns.filter(({ hideBelow = 0 }) => width >= hideBelow);
  return fitting(wanted, available - menuWidth);
}

/** Leaves out the least important columns until the others fit. Those without a limit always stay. */
function fitting<Row>(columns: readonly TableColumn<Row>[], available: number): TableColumn<Row>[] {
  const kept = [...columns];
  const isTooWide = () => kept.reduce((sum, column) => sum + column.width, 0) > available;
  while (isTooWide()) {
    const limits = kept.map(({ hideBelow = 0 }) => hideBelow);
    const least = Math.max(...limits);
    if (least === 0) break;
    kept.splice(limits.lastIndexOf(least), 1);
  }
  return kept;
}
