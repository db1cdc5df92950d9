import type { ReactNode } from 'react';
import { useFormat } from '#i18n/format.ts';
import { type Tone, toneClass } from './badge.tsx';
import { Icon, type IconName } from './icon.tsx';
import { useDayName } from './use-day-name.ts';

export interface TimelineEvent {
  id: string;
  /** A stored timestamp. */
  at: string;
  icon: IconName;
  tone?: Tone;
  /** Actor and action. */
  children: ReactNode;
  /** Before and after, a reason. */
  detail?: ReactNode;
}

/** Events by day, newest first, in the given order. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  const format = useFormat();
  const dayName = useDayName();
  const days = Map.groupBy(events, (event) => dayName(event.at));
  return (
    <div className="flex flex-col gap-6">
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h3 className="mb-2 text-12 font-semibold text-ink-2" title={format.date(ofDay[0]?.at ?? '')}>
            {day}
          </h3>
          <ol className="flex flex-col">
            {ofDay.map((event) => (
              <li key={event.id} className={`flex gap-3 py-1.5 text-13 ${toneClass[event.tone ?? 'idle']}`}>
                <Icon name={event.icon} className="mt-0.5 text-(--b-ink)" />
                <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                  <div>{event.children}</div>
                  {event.detail && <div className="text-ink-2">{event.detail}</div>}
                </div>
                <time
                  dateTime={event.at}
                  title={format.dateTime(event.at)}
                  className="flex-none text-ink-3 tabular-nums"
                >
                  {format.time(event.at)}
                </time>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
