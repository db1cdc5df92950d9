import type { ReactNode } from 'react';

/**
 * The buttons of a client's page; on a phone they are fixed at the bottom, unless the screen is too low for that.
 * `above` is a line of its own over the buttons: what is agreed to by pressing them.
 */
export function ClientBar({ children, above }: { children: ReactNode; above?: ReactNode }) {
  return (
    <div
      data-client-bar=""
      className="-mx-4 sticky bottom-0 z-10 mt-8 flex flex-wrap gap-3 border-t [&>:is(a,button)]:h-auto [&>:is(a,button)]:min-h-12 [&>:is(a,button)]:py-1.5 [&>:is(a,button)]:whitespace-normal max-[359px]:[&>:is(a,button)]:px-3 border-line-strong bg-surface px-4 py-3 max-md:-mb-10 [@media(max-height:479px)]:static md:static md:mx-0 md:border-line md:bg-canvas md:px-0 md:py-4"
    >
      {above && <div className="flex w-full flex-col gap-1 py-1">{above}</div>}
      {children}
    </div>
  );
}
