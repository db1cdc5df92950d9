import type { ReactNode } from 'react';
import { type Tone, toneClass } from './badge.tsx';
import { Icon, type IconName } from './icon.tsx';

interface ClientBarProps {
  children: ReactNode;
  /** A line of its own over the buttons: what is agreed to by pressing them. */
  above?: ReactNode;
  /** The state of the page, announced when it changes. */
  status?: { text: ReactNode; icon: IconName; tone: Tone };
  /** The status must stay in sight: the bar is fixed at the bottom on wide screens too. */
  isUrgent?: boolean;
}

const narrow =
  '-mx-4 sticky bottom-0 z-10 mt-8 flex flex-wrap gap-3 border-t border-line-strong bg-surface px-4 py-3 max-md:-mb-10 [@media(max-height:29.9rem)]:static';
const buttons = 'max-[359px]:[&>:is(a,button)]:px-3';
const wide = 'md:static md:mx-0 md:border-line md:bg-canvas md:px-0 md:py-4';

/** The buttons of a client's page; on a phone they are fixed at the bottom, unless the screen is too low for that. */
export function ClientBar({ children, above, status, isUrgent = false }: ClientBarProps) {
  return (
    <div data-client-bar="" className={`${narrow} ${buttons} ${isUrgent ? '' : wide}`}>
      {status && (
        <p role="status" className={`flex w-full gap-2 text-14 text-ink-2 empty:hidden ${toneClass[status.tone]}`}>
          {status.text && (
            <>
              <Icon name={status.icon} className="mt-0.5 flex-none text-(--b-ink)" />
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{status.text}</span>
            </>
          )}
        </p>
      )}
      {above && <div className="flex w-full flex-col gap-1 py-1">{above}</div>}
      {children}
    </div>
  );
}
