import type { RiskSeverity } from '@dossier/domain/risk';
import type { Tone } from './badge.tsx';
import type { IconName } from './icon.tsx';

/** Icon and tone of each severity of a risk indicator. */
export const severityDisplay = {
  low: { icon: 'info', tone: 'idle' },
  medium: { icon: 'alert', tone: 'warn' },
  high: { icon: 'octagon', tone: 'bad' },
} as const satisfies Readonly<Record<RiskSeverity, { icon: IconName; tone: Tone }>>;
