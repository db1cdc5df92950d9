import type { ReactNode } from 'react';

/** A plain label in a box: not a state. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex h-5 items-center rounded-sm border border-line-strong px-1.5 align-middle text-12 whitespace-nowrap text-ink-2">
      {children}
    </span>
  );
}
