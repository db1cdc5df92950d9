import { type ReactNode, useId } from 'react';

export interface SectionProps {
  title: string;
  /** Next to the title: a badge or a count. */
  aside?: ReactNode;
  /** At the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
  id?: string;
}

/** A section of a page, separated by a thin line. */
export function Section({ title, aside, actions, children, id }: SectionProps) {
  const own = useId();
  return (
    <section aria-labelledby={`${own}-title`} id={id} className="border-t border-line py-7 first:border-t-0">
      <div className="mb-3 flex min-h-7 flex-wrap items-center gap-2">
        <h2 id={`${own}-title`} className="text-16 font-semibold -tracking-[0.006em]">
          {title}
        </h2>
        {aside}
        {actions && <div className="ml-auto flex flex-wrap items-center justify-end gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
