import type { OnboardingStatus, OnboardingType } from '@dossier/domain/onboarding';
import type { DueFilter, QueueTab, VaultFilter } from '@dossier/domain/onboarding-filters';

/** Search parameters of the queue. */
export interface QueueSearch {
  readonly tab?: QueueTab | undefined;
  readonly status?: OnboardingStatus | undefined;
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly type?: OnboardingType | undefined;
  readonly due?: DueFilter | undefined;
  readonly org?: string | undefined;
  readonly vault?: VaultFilter | undefined;
}
