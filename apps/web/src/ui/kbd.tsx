import type { ReactNode } from 'react';

interface KbdProps {
  children: ReactNode;
  quiet?: boolean;
  /** Part of a control whose name does not contain the key: it is drawn, and no text of the control. */
  isHidden?: boolean;
}

/** A key of the keyboard, with its label. */
export function Kbd({ children, quiet = false, isHidden = false }: KbdProps) {
  const ground = quiet ? 'border-current/40 text-inherit' : 'border-line-strong bg-surface text-ink-2';
  return (
    <kbd
      {...(isHidden && { 'aria-hidden': true, 'data-key': children })}
      className={`inline-flex h-[18px] min-w-[18px] flex-none items-center justify-center rounded-sm border px-1 font-sans text-12 font-medium ${ground} ${isHidden ? 'before:content-[attr(data-key)]' : ''}`}
    >
      {!isHidden && children}
    </kbd>
  );
}
