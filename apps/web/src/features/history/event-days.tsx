import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEventText } from '#i18n/event-text.ts';
import { useFormat } from '#i18n/format.ts';
import { toneClass } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDayName } from '#ui/use-day-name.ts';
import { BreakRow } from './break-row.tsx';
import { EntryItem, EntryNumber, numberStyle } from './entry-item.tsx';
import { EventChanges, Quote } from './event-changes.tsx';
import { type EventGroup, groupsOf, type HistoryEvent } from './event-groups.ts';
import { lookOf } from './event-look.ts';
import type { HistoryBreak, PlacedBreaks } from './place-breaks.ts';
import { useEventLink } from './use-event-link.ts';

interface EventDaysProps {
  events: readonly HistoryEvent[];
  breaks: PlacedBreaks;
  /** Number of the entry that the address names; 0 for none. */
  entry: number;
  /** Opens the explanation of breaks. */
  onExplain: () => void;
}

/**
 * Events by day, newest first, in the given order; consecutive automatic ones in one row. Breaks of the history are
 * shown in their places.
 */
export function EventDays({ events, breaks, entry, onExplain }: EventDaysProps) {
  const format = useFormat();
  const dayName = useDayName();
  const days = Map.groupBy(events, (event) => dayName(event.at));
  const rowsOf = (found: readonly HistoryBreak[] = []) =>
    found.map((one) => <BreakRow key={`${one.kind}-${one.number}-${one.event}`} found={one} onExplain={onExplain} />);
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day} className="mb-7">
          <h2 className="mb-3 text-13 font-semibold" title={format.date(ofDay[0]?.at ?? '')}>
            {day}
          </h2>
          <ol>
            {groupsOf(ofDay, ({ id }) => breaks.above.has(id)).map((group) => (
              <Fragment key={group[0].id}>
                {rowsOf(breaks.above.get(group[0].id))}
                <GroupRow group={group} entry={entry} />
              </Fragment>
            ))}
          </ol>
        </section>
      ))}
      {breaks.below.length > 0 && <ol>{rowsOf(breaks.below)}</ol>}
    </>
  );
}

function GroupRow({ group, entry }: { group: EventGroup; entry: number }) {
  const { t } = useTranslation('history');
  const [event] = group;
  const isGroup = group.length > 1;
  const hasEntry = entry > 0 && group.some(({ number }) => number === entry);
  const [isOpen, setOpen] = useState(true);
  const look = isGroup ? { icon: 'settings' as const, tone: 'idle' as const } : lookOf(event.action);
  return (
    <EntryItem event={isGroup ? undefined : event} entry={entry} className="group flex gap-3 text-13">
      <Time at={event.at} className="w-12 flex-none pt-1 text-right" />
      <span className="flex flex-none flex-col items-center">
        <span
          className={`grid size-7 place-items-center rounded-full border border-line-strong bg-surface ${toneClass[look.tone]}`}
        >
          <Icon name={look.icon} className="text-(--b-ink)" />
        </span>
        <span className="w-px flex-1 bg-line-strong group-last:hidden" />
      </span>
      {isGroup ? (
        <div className="min-w-0 flex-1 pb-5">
          <p className="flex items-start justify-between gap-3 pt-1">
            <span>{t('steps', { count: group.length })}</span>
            <TextButton
              aria-expanded={isOpen || hasEntry}
              onPress={() => setOpen(!isOpen)}
              className={`${numberStyle} text-ink-2! no-underline! hover:underline!`}
            >
              {t('entries', { count: group.length })}
            </TextButton>
          </p>
          {(isOpen || hasEntry) && (
            <ol className="mt-1.5 rounded-md border border-line bg-sunken">
              {group.map((one) => (
                <EntryItem
                  key={one.id}
                  event={one}
                  entry={entry}
                  className="flex gap-3 border-line px-3 py-1.5 text-12 not-first:border-t"
                >
                  <Time at={one.at} className="flex-none" />
                  <div className="min-w-0 flex-1">
                    <Sentence event={one} />
                    <Details event={one} />
                  </div>
                  <EntryNumber event={one} />
                </EntryItem>
              ))}
            </ol>
          )}
        </div>
      ) : (
        <>
          <div className="min-w-0 flex-1 pb-5">
            <p className="pt-1">
              <Actor event={event} />: <Sentence event={event} />
            </p>
            <Details event={event} />
          </div>
          <EntryNumber event={event} className="pt-1" />
        </>
      )}
    </EntryItem>
  );
}

function Time({ at, className }: { at: string; className: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.dateTime(at)} className={`text-12 text-ink-2 tabular-nums ${className}`}>
      {format.time(at)}
    </time>
  );
}

function Actor({ event }: { event: HistoryEvent }) {
  const { t } = useTranslation('history');
  return (
    <>
      <b className="font-semibold">
        {event.actorIsMe ? t('you', { name: event.actorName }) : event.actorName || t('automatic')}
      </b>
      {event.portal !== '' && <span className="text-ink-2">, {event.actorOrg || t(`portal.${event.portal}`)}</span>}
    </>
  );
}

function Sentence({ event }: { event: HistoryEvent }) {
  const sentence = useEventText()(event);
  const href = useEventLink()(event);
  return href === '' ? <span>{sentence}</span> : <TextLink href={href}>{sentence}</TextLink>;
}

function Details({ event }: { event: HistoryEvent }) {
  const reason = event.facts['reason'];
  return (
    <>
      {reason && <Quote text={reason} />}
      <EventChanges event={event} />
    </>
  );
}
