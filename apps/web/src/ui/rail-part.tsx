import type { ReactNode } from 'react';

/** One block of the side column. */
export function RailPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line py-6 first:border-t-0 first:pt-0">
      <h2 className="mb-2 text-12 font-semibold text-ink-2">{title}</h2>
      {children}
    </section>
  );
}
