import type { ReactNode } from 'react';
import { type Tone, toneClass } from './badge.tsx';
import { Icon, type IconName } from './icon.tsx';

export interface StatusLineProps {
  /** Empty while there is nothing to say. */
  text: ReactNode;
  icon: IconName;
  tone: Tone;
  /** For assistive technology only. */
  isHidden?: boolean;
}

/** The state of what is typed, above the buttons; announced when it changes. */
export function StatusLine({ text, icon, tone, isHidden = false }: StatusLineProps) {
  return (
    <p
      role="status"
      className={`gap-2 text-14 text-ink-2 empty:hidden ${isHidden ? 'sr-only' : 'flex w-full'} ${toneClass[tone]}`}
    >
      {text && (
        <>
          <Icon name={icon} className="mt-0.5 flex-none text-(--b-ink)" />
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{text}</span>
        </>
      )}
    </p>
  );
}
