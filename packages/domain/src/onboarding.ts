/** Source: docs/specification.md 4; docs/domain.md section 2. */
export const onboardingStatuses = ['draft', 'requested', 'submitted', 'waiting', 'completed', 'archived'] as const;
export type OnboardingStatus = (typeof onboardingStatuses)[number];

export const onboardingTypes = ['business', 'individual'] as const;
export type OnboardingType = (typeof onboardingTypes)[number];

export const waitingOnWords = ['client_access', 'client_corrections', 'gatekeeper'] as const;
export type WaitingOn = (typeof waitingOnWords)[number];

export const outcomes = ['cancelled', 'closed'] as const;
export type Outcome = (typeof outcomes)[number];

/** The client's plain words for a file. Source: docs/domain.md section 2. */
export const clientWords = ['please-complete', 'being-checked', 'need-something', 'finished'] as const;
export type ClientWord = (typeof clientWords)[number];

/** What a client is told about the status; a draft is not theirs to see, and gives undefined. */
export function clientWordOf(status: OnboardingStatus, waitingOn: WaitingOn | ''): ClientWord | undefined {
  if (status === 'draft') return undefined;
  if (status === 'requested') return 'please-complete';
  if (status === 'completed' || status === 'archived') return 'finished';
  const onClient = waitingOn === 'client_corrections' || waitingOn === 'client_access';
  return status === 'waiting' && onClient ? 'need-something' : 'being-checked';
}

/** `KV-2026-000123`. Source: docs/domain.md section 10. */
export function onboardingNumber(orgCode: string, year: number, count: number): string {
  return `${orgCode}-${year}-${String(count).padStart(6, '0')}`;
}
