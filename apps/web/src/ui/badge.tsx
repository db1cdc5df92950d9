import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { tv } from './styles.ts';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'idle';

export const toneClass: Readonly<Record<Tone, string>> = {
  ok: 'tone-ok',
  warn: 'tone-warn',
  bad: 'tone-bad',
  info: 'tone-info',
  idle: 'tone-idle',
};

export interface BadgeProps {
  icon: IconName;
  tone: Tone;
  children: ReactNode;
  /** In tables and lists: icon and text without a box. */
  isBare?: boolean;
  title?: string;
}

const badgeStyle = tv({
  base: 'inline-flex items-center align-middle whitespace-nowrap client:whitespace-normal',
  variants: {
    isBare: {
      true: 'gap-1.5 text-13 text-ink client:text-14',
      false:
        'min-h-[22px] gap-[5px] rounded-sm border border-(--b-line) bg-(--b-soft) pr-2 pl-1.5 text-12 font-medium text-(--b-ink)',
    },
  },
});

/** A state: shown by the shape of its icon and a text, and by colour only in addition. */
export function Badge({ icon, tone, children, isBare = false, title }: BadgeProps) {
  return (
    <span className={`${badgeStyle({ isBare })} ${toneClass[tone]}`} title={title}>
      <Icon name={icon} size={isBare ? 16 : 14} className="text-(--b-ink)" />
      {children}
    </span>
  );
}
