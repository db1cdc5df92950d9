import type { OnboardingStatus, OnboardingType } from '@dossier/domain/onboarding';
import type { DeadlineFilter, DueFilter } from '@dossier/domain/onboarding-filters';

/** Search parameters of the list. */
export interface ListSearch {
  readonly status?: OnboardingStatus | undefined;
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly type?: OnboardingType | undefined;
  readonly due?: DueFilter | undefined;
  readonly deadline?: DeadlineFilter | undefined;
  /** `unassigned`, or the id of the reviewer. */
  readonly assigned?: string | undefined;
}

/** Clears all filters; the order is kept. */
export const noFilter = {
  q: undefined,
  status: undefined,
  type: undefined,
  due: undefined,
  deadline: undefined,
  assigned: undefined,
} as const satisfies ListSearch;
