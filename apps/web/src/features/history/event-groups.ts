import { isAutomatic } from '@dossier/domain/event-kinds';
import type { ViewAnswer } from '#api/views.ts';

export type HistoryEvent = ViewAnswer<'entity-history'>['events'][number];

/** Events shown as one row: one of a person, or consecutive ones of Dossier itself. */
export type EventGroup = readonly [HistoryEvent, ...HistoryEvent[]];

/**
 * Puts consecutive automatic events together, in the given order.
 * @param isApart whether something is shown above this event
 */
export function groupsOf(
  events: readonly HistoryEvent[],
  isApart: (event: HistoryEvent) => boolean = () => false,
): EventGroup[] {
  const groups: [HistoryEvent, ...HistoryEvent[]][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && isAutomatic(last[0]) && isAutomatic(event) && !isApart(event)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}
