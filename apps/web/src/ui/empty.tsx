import type { ReactNode } from 'react';

export interface EmptyProps {
  /** An icon or illustration above it: the whole page is empty. */
  picture?: ReactNode;
  /** 'No items found' */
  title: string;
  /** What this is, or what to do: 'Start with your first onboarding' */
  children?: ReactNode;
  /** The action that adds the first item. */
  action?: ReactNode;
}

export function Empty({ picture, title, children, action }: EmptyProps) {
  const isPage = picture !== undefined;
  return (
    <div className="flex flex-col items-center gap-1 px-4 py-10 text-center">
      {isPage && <div className="mb-2 text-ink-2">{picture}</div>}
      <p className={`font-semibold client:text-16 ${isPage ? 'text-16' : 'text-14'}`}>{title}</p>
      {children && (
        <div className={`text-ink-2 client:text-16 ${isPage ? 'text-14' : 'max-w-[480px] text-13'}`}>{children}</div>
      )}
      {action && <div className={isPage ? 'mt-3' : 'mt-2'}>{action}</div>}
    </div>
  );
}
