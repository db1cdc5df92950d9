import type { VirtualItem } from '@tanstack/react-virtual';

/** Where a person was in a list. */
export interface TablePlace {
  /** Unit: pixels. */
  readonly offset: number;
  readonly index: number;
  readonly id: string;
  /** The cards that were measured, set when the list is left: without their heights the offset shows other rows. */
  readonly cards?: VirtualItem[];
}

/** By the entry of the browser's history, and the name of the table. */
const places = new Map<string, TablePlace>();
const maxPlaces = 50;

/** The router's key of the current entry of the history; undefined outside the app. */
function entryKey(): string | undefined {
  const state: unknown = window.history.state;
  const key = typeof state === 'object' && state !== null && '__TSR_key' in state ? state.__TSR_key : undefined;
  return typeof key === 'string' ? key : undefined;
}

/** Returns where the person was when this entry of the history was left, for Back and Forward. */
export function placeOf(table: string): TablePlace | undefined {
  const key = entryKey();
  return key === undefined ? undefined : places.get(`${key} ${table}`);
}

/** Returns a function that stores places under the current entry, also after another one was opened. */
export function placeKeeper(table: string): (place: TablePlace) => void {
  const key = entryKey();
  return (place) => {
    if (key === undefined) return;
    places.delete(`${key} ${table}`);
    places.set(`${key} ${table}`, place);
    const [oldest] = places.keys();
    if (places.size > maxPlaces && oldest !== undefined) places.delete(oldest);
  };
}
