import type { AccessStatus } from '@dossier/domain/access-request';
import type { Tone } from '#ui/badge.tsx';
import type { IconName } from '#ui/icons.ts';

/** How the state of an access request is shown. */
export const accessStyles = {
  pending: { icon: 'clock', tone: 'warn' },
  approved: { icon: 'check-circle', tone: 'ok' },
  rejected: { icon: 'x-circle', tone: 'bad' },
  withdrawn: { icon: 'circle-dashed', tone: 'idle' },
} as const satisfies Record<AccessStatus, { icon: IconName; tone: Tone }>;
