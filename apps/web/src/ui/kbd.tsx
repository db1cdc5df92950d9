import type { ReactNode } from 'react';

/** A key of the keyboard, with its label. */
export function Kbd({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) {
  const ground = quiet ? 'border-current/40 text-inherit' : 'border-line-strong bg-surface text-ink-2';
  return (
    <kbd
      className={`inline-flex h-[18px] min-w-[18px] flex-none items-center justify-center rounded-sm border px-1 font-sans text-12 font-medium ${ground}`}
    >
      {children}
    </kbd>
  );
}
