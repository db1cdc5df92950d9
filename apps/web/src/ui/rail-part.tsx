import type { ReactNode } from 'react';

/** One block of the side column. */
export function RailPart({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line py-6 first:border-t-0 first:pt-0">
      <div className="mb-2 flex items-baseline justify-between gap-3 text-12 text-ink-2">
        <h2 className="font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
