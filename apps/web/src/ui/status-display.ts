import type { ShownStatus } from '@dossier/domain/checks';
import type { OnboardingStatus } from '@dossier/domain/onboarding';
import type { Tone } from './badge.tsx';
import type { IconName } from './icon.tsx';

export type DisplayStatus = OnboardingStatus | ShownStatus;

/** The fourteen statuses with icon, tone and text. A new status does not compile without a line here. */
export const statusDisplay = {
  draft: { icon: 'circle-dashed', tone: 'idle', text: 'draft' },
  requested: { icon: 'send', tone: 'info', text: 'requested' },
  submitted: { icon: 'circle-half', tone: 'info', text: 'submitted' },
  waiting: { icon: 'clock', tone: 'warn', text: 'waiting' },
  completed: { icon: 'check-solid', tone: 'ok', text: 'completed' },
  archived: { icon: 'archive', tone: 'idle', text: 'archived' },
  approved: { icon: 'check-circle', tone: 'ok', text: 'approved' },
  verified: { icon: 'shield-check', tone: 'ok', text: 'verified' },
  clear: { icon: 'search-check', tone: 'ok', text: 'clear' },
  pending: { icon: 'circle-dots', tone: 'idle', text: 'pending' },
  rejected: { icon: 'x-circle', tone: 'bad', text: 'rejected' },
  failed: { icon: 'octagon', tone: 'bad', text: 'failed' },
  'onboarding in progress': { icon: 'hourglass', tone: 'info', text: 'onboarding-in-progress' },
  'access required': { icon: 'lock', tone: 'idle', text: 'access-required' },
} as const satisfies Record<DisplayStatus, { icon: IconName; tone: Tone; text: string }>;
