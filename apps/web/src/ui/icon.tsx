// biome-ignore-all lint/a11y/noSvgWithoutTitle: it is hidden, or named by aria-label
import { drawnShapes } from './first-icon-shapes.tsx';
import type { IconName } from './icon-shapes.tsx';

export type { IconName } from './icon-shapes.tsx';

interface IconProps {
  name: IconName;
  /** Pixels. */
  size?: 12 | 14 | 16 | 20 | 24;
  /** Accessible name; without it the icon is decorative. */
  label?: string;
  className?: string;
}

export function Icon({ name, size = 16, label, className = '' }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...named}
      data-icon={name}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`block flex-none ${className}`}
    >
      {drawnShapes[name]}
    </svg>
  );
}
