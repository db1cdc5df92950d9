import type { OnboardingStatus, OnboardingType } from '@dossier/domain/onboarding';

export const queueTabs = ['unassigned', 'mine', 'waiting', 'overdue', 'all'] as const;
export type QueueTab = (typeof queueTabs)[number];

/** Search parameters of the queue. */
export interface QueueSearch {
  readonly tab?: QueueTab | undefined;
  readonly status?: OnboardingStatus | undefined;
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly type?: OnboardingType | undefined;
  readonly org?: string | undefined;
}
