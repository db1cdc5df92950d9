import type { OnboardingType } from './onboarding.ts';

/** Frequency, depth and status of a client's monitoring. */
export const subscriptionLevels = ['screening', 'screening_and_register', 'full_review'] as const;
export type SubscriptionLevel = (typeof subscriptionLevels)[number];
/** Levels that a company or a person can have: company registers have no natural persons. */
export function subscriptionLevelsFor(type: OnboardingType): SubscriptionLevel[] {
  return subscriptionLevels.filter((level) => type === 'business' || level !== 'screening_and_register');
}
export const subscriptionCadences = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type SubscriptionCadence = (typeof subscriptionCadences)[number];
export const subscriptionStatuses = ['active', 'paused', 'ended'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
/** Filters of the subscription list. `attention`: the last run found something or failed. */
export const subscriptionParts = ['active', 'attention', 'paused', 'ended', 'all'] as const;
export type SubscriptionPart = (typeof subscriptionParts)[number];
/** Outcome of the last run of a subscription; '' before the first. */
export const subscriptionResults = [
  'nothing-new',
  'possible-hit',
  'register-change',
  'document-expiry',
  'review-due',
  'not-completed',
  'failed',
] as const;
export type SubscriptionResult = (typeof subscriptionResults)[number];

/** Trigger of a subscription run: a changed list or register, the schedule, or a person's request. */
export const subscriptionCauses = ['list', 'time', 'asked'] as const;
export type SubscriptionCause = (typeof subscriptionCauses)[number];
