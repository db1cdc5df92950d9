import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import type { HistoryEvent } from './event-groups.ts';

export const entryId = (number: number): string => `entry-${number}`;

/** Number of the entry that the fragment of an address names; 0 for none. */
export const entryOf = (fragment: string): number => Number(/^entry-(\d{1,9})$/.exec(fragment)?.[1] ?? 0);

export const numberStyle = 'flex-none font-mono text-12 whitespace-nowrap';

interface EntryItemProps {
  /** Undefined for a row of several entries. */
  event: HistoryEvent | undefined;
  /** Number of the entry that the address names. */
  entry: number;
  className: string;
  children: ReactNode;
}

/** A row of the history. That of the address is scrolled to, has the focus and is highlighted. */
export function EntryItem({ event, entry, className, children }: EntryItemProps) {
  const row = useRef<HTMLLIElement>(null);
  const isNamed = event !== undefined && event.number > 0 && event.number === entry;
  useEffect(() => {
    if (!isNamed) return;
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  return (
    <li
      ref={row}
      {...(event && event.number > 0 ? { id: entryId(event.number) } : {})}
      {...(isNamed ? { tabIndex: -1, 'aria-current': 'true' } : {})}
      className={`${className} scroll-mt-24 outline-offset-2 aria-[current=true]:rounded-md aria-[current=true]:bg-accent-soft`}
    >
      {children}
    </li>
  );
}

/** The number of an entry, a link to its row. */
export function EntryNumber({ event, className = '' }: { event: HistoryEvent; className?: string }) {
  const { t } = useTranslation('history');
  const format = useFormat();
  if (event.number === 0) return null;
  const number = format.number(event.number);
  return (
    <a
      href={`#${entryId(event.number)}`}
      aria-label={t('entry', { number })}
      className={`${numberStyle} self-start text-ink-2 no-underline hover:underline ${className}`}
    >
      {number}
    </a>
  );
}
