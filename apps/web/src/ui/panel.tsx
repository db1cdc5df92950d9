import type { ReactNode } from 'react';

export interface PanelProps {
  title?: string;
  actions?: ReactNode;
  children: ReactNode;
  /** The content has its own padding: a table, a list. */
  isFlush?: boolean;
}

/** A box, used only where a list or a table needs a border. */
export function Panel({ title, actions, children, isFlush = false }: PanelProps) {
  return (
    <section className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
      {title && (
        <header className="flex min-h-11 items-center gap-2 border-b border-line pr-2 pl-4">
          <h2 className="text-14 font-semibold">{title}</h2>
          {actions && <div className="ml-auto flex items-center gap-2">{actions}</div>}
        </header>
      )}
      <div className={isFlush ? '' : 'p-4'}>{children}</div>
    </section>
  );
}
