import type { ReactNode } from 'react';
import { type Tone, toneClass } from './badge.tsx';
import { Icon, type IconName } from './icon.tsx';

export interface BannerProps {
  tone: Tone;
  /** Bold; ends with a full stop. */
  title?: ReactNode;
  children?: ReactNode;
  icon?: IconName;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** Announced at once when it appears. */
  isAlert?: boolean;
  className?: string;
}

const icons: Readonly<Record<Tone, IconName>> = {
  info: 'info',
  ok: 'check-circle',
  warn: 'clock',
  bad: 'octagon',
  idle: 'info',
};

/** A message about the page or section below it. */
export function Banner({ tone, title, children, icon, actions, isAlert = false, className = '' }: BannerProps) {
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className={`flex flex-wrap gap-2.5 rounded-md border border-(--b-line) bg-(--b-soft) px-3.5 py-3 text-13 text-ink client:p-4 client:text-16 ${toneClass[tone]} ${className}`}
    >
      <Icon name={icon ?? icons[tone]} className="mt-0.5 text-(--b-ink) client:mt-1" />
      <div className="min-w-0 flex-1 basis-52">
        {title && <strong className="font-semibold">{title}</strong>} {children}
      </div>
      {actions && (
        <div className="ml-auto flex max-w-full flex-none flex-wrap items-center justify-end gap-2">{actions}</div>
      )}
    </div>
  );
}
