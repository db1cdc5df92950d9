import type { ReactNode } from 'react';

export interface EmptyProps {
  /** 'No items found' */
  title: string;
  /** What this is, or what to do: 'Start with your first onboarding' */
  children?: ReactNode;
  /** The one action that fills it. */
  action?: ReactNode;
}

export function Empty({ title, children, action }: EmptyProps) {
  return (
    <div className="flex flex-col items-center gap-1 px-4 py-10 text-center">
      <p className="text-14 font-semibold client:text-16">{title}</p>
      {children && <div className="max-w-[480px] text-13 text-ink-2 client:text-16">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
