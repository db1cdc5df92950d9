import type { ReactNode } from 'react';

/**
 * The sides of a card, next to each other where both fit. A side that asks something takes the whole width.
 * @param isPair there is more than one side
 */
export function SidePair({ isPair, children }: { isPair: boolean; children: ReactNode }) {
  if (!isPair) return children;
  return (
    <div className="@container">
      <div className="grid gap-3 *:min-w-0 *:has-[[data-wide]]:col-span-full @min-[19rem]:grid-cols-2">{children}</div>
    </div>
  );
}
