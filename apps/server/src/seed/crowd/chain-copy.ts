import { type ChainEnd, chainedEvent, endAfter } from '../../runtime/event-chain.ts';
import type { NewRow } from './template.ts';

/** Recomputes the hashes of a copied onboarding's history: they cover its names and times. */
export function chainCopy(rows: readonly NewRow[]): void {
  let end: ChainEnd = { number: 0, hash: '' };
  const events = rows.filter(({ table }) => table === 'events').map((row) => ({ row, event: eventOf(row) }));
  for (const { row, event } of events.toSorted((a, b) => a.event.number - b.event.number)) {
    end = endAfter(end, event);
    set(row, 'number', end.number);
    set(row, 'hash', end.hash);
  }
  const request = rows.find(({ table }) => table === 'gk_requests');
  if (!request) return;
  set(request, 'history_entries', end.number);
  set(request, 'history_hash', end.hash);
}

const eventOf = ({ columns, cells }: NewRow) =>
  chainedEvent(Object.fromEntries(columns.map((column, at) => [column, cells[at]])));

function set({ columns, cells }: NewRow, column: string, value: string | number): void {
  cells[columns.indexOf(column)] = value;
}
