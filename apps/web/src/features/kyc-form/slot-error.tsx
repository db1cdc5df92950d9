import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/** The error of a place for a document. */
export function SlotError({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-1.5 text-14 font-medium text-bad-ink">
      <Icon name="octagon" className="mt-0.5" />
      {children}
    </p>
  );
}
