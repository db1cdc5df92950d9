import type { LucideIcon } from 'lucide-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import BuildingComplex from 'lucide-react/icons/building-complex';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import Globe from 'lucide-react/icons/globe';
import Info from 'lucide-react/icons/info';
import Mail from 'lucide-react/icons/mail';
import OctagonExclamationPoint from 'lucide-react/icons/octagon-exclamation-point';
import Phone from 'lucide-react/icons/phone';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';

/** Icons of the login pages and error pages. */
export const firstIcons = {
  'arrow-left': ArrowLeft,
  building: BuildingComplex,
  check: Check,
  'check-circle': CircleCheck,
  clock: Clock,
  copy: Copy,
  globe: Globe,
  info: Info,
  mail: Mail,
  octagon: OctagonExclamationPoint,
  phone: Phone,
  refresh: RefreshCw,
  x: X,
} as const satisfies Record<string, LucideIcon>;

/** The icons that are loaded: all of them once the shell of a portal is. */
export const loadedIcons: Record<string, LucideIcon> = { ...firstIcons };
