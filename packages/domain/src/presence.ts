import { checks } from './checks.ts';

/**
 * What a member of staff has open in an onboarding: a page, a check's section, or a form about the whole onboarding.
 * Source: docs/decisions/0225-presence.md.
 */
export const presenceParts = [
  'overview',
  'screening',
  'history',
  'subscriptions',
  ...checks,
  'edit-onboarding',
  'ask-client',
  'complete',
] as const;
export type PresencePart = (typeof presenceParts)[number];

/** Interval of the requests of a tab that shows an onboarding. Unit: milliseconds. */
export const presenceBeatMs = 20_000;
/** A tab whose last request is older is gone: it crashed or lost its connection. Unit: milliseconds. */
export const presenceLifeMs = 45_000;
/** A tab without input for this long is away, like one in the background. Unit: milliseconds. */
export const presenceIdleMs = 300_000;
/** Tabs of one person; a further one replaces the one with the oldest request. */
export const maxPresentTabs = 8;
/** Requests of one person, over all tabs. */
export const presenceRequests = { requests: 119, seconds: 60 } as const;
