import { createElement } from 'react';
import { loadedIcons } from './first-icons.ts';
import type { IconName } from './icons.ts';

export type { IconName } from './icons.ts';

interface IconProps {
  name: IconName;
  /** Pixels. */
  size?: 12 | 14 | 16 | 20 | 24;
  /** Text for screen readers; without it the icon is decoration. */
  label?: string;
  className?: string;
}

/** Lucide's grid and line ends. */
const drawing = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** An icon of Lucide, with a stroke of 1.5 pixels at every size. Empty until its shape is loaded. */
export function Icon({ name, size = 16, label, className = '' }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const shape = loadedIcons[name] ?? [];
  return createElement(
    'svg',
    {
      ...named,
      ...drawing,
      'data-icon': name,
      width: size,
      height: size,
      strokeWidth: 36 / size,
      className: `block flex-none ${className}`,
    },
    ...shape.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
