import type { ViewAnswer } from '#api/views.ts';
import type { HistoryEvent } from './event-groups.ts';

export type HistoryBreak = ViewAnswer<'history-check'>['breaks'][number];

export interface PlacedBreaks {
  /** Above which event, by its id. */
  readonly above: ReadonlyMap<string, readonly HistoryBreak[]>;
  /** Below all events. */
  readonly below: readonly HistoryBreak[];
}

/**
 * Puts each break at the entry that it concerns, otherwise between the entries around its number.
 * @param hasMore older events are not read yet: a break among them has no place yet
 */
export function placeBreaks(
  events: readonly HistoryEvent[],
  breaks: readonly HistoryBreak[],
  hasMore: boolean,
): PlacedBreaks {
  const above = new Map<string, HistoryBreak[]>();
  const below: HistoryBreak[] = [];
  for (const one of breaks.toReversed()) {
    const own = events.find(({ id }) => id === one.event);
    const place = own ?? events.find(({ number }) => number > 0 && number < one.number);
    if (place) above.set(place.id, [...(above.get(place.id) ?? []), one]);
    else if (!hasMore) below.push(one);
  }
  return { above, below };
}
