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

/** An icon of Lucide, with a stroke of 1.5 pixels at every size. Blank until it is loaded. */
export function Icon({ name, size = 16, label, className = '' }: IconProps) {
  const Shape = loadedIcons[name];
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  const box = `block flex-none ${className}`;
  if (!Shape) return <span {...named} data-icon={name} style={{ width: size, height: size }} className={box} />;
  return <Shape {...named} data-icon={name} size={size} strokeWidth={1.5} absoluteStrokeWidth className={box} />;
}
