import type { ReactNode } from 'react';
import { StatusLine, type StatusLineProps } from './status-line.tsx';

interface ClientBarProps {
  children: ReactNode;
  /** A line of its own over the buttons: what is agreed to by pressing them. */
  above?: ReactNode;
  /** The state of the page. */
  status?: StatusLineProps;
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
      {status && <StatusLine {...status} />}
      {above && <div className="flex w-full flex-col gap-1 py-1">{above}</div>}
      {children}
    </div>
  );
}
