import { expect, test } from 'vitest';
import {
  actingPartyOf,
  clientStatusOf,
  isActive,
  isAtDesk,
  isAwaitingForm,
  isCompleted,
  isDraft,
  isForDesk,
  isOpen,
  isOver,
  isReadable,
  isReadOnly,
  isWaitingFor,
  isWithOthers,
  type OnboardingStatus,
  onboardingStatuses,
  openFilter,
  readableFilter,
} from './onboarding.ts';

test('each status is a draft, open or over, and only an archived one is read-only', () => {
  expect(onboardingStatuses.filter(isOpen)).toEqual(['requested', 'submitted', 'waiting']);
  expect(onboardingStatuses.filter(isOver)).toEqual(['completed', 'archived']);
  expect(onboardingStatuses.filter((status) => !isReadable(status))).toEqual(['draft']);
  expect(onboardingStatuses.filter(isReadOnly)).toEqual(['archived']);
});

test('the review desk works on a submitted version until the onboarding is completed or archived', () => {
  expect(onboardingStatuses.filter((status) => isAtDesk(status, true))).toEqual(['submitted', 'waiting']);
  expect(onboardingStatuses.filter((status) => isAtDesk(status, false))).toEqual([]);
});

test('a draft, an onboarding that awaits its form and a completed one are distinguished by one predicate each', () => {
  const those = (predicate: (status: OnboardingStatus) => boolean) => onboardingStatuses.filter(predicate);
  expect(those(isDraft)).toEqual(['draft']);
  expect(those(isAwaitingForm)).toEqual(['requested']);
  expect(those(isCompleted)).toEqual(['completed']);
  expect(those(isActive)).toEqual(['requested', 'submitted', 'waiting', 'completed']);
});

test('queries use the same lists as the predicates', () => {
  expect(openFilter()).toBe('(status = "requested" || status = "submitted" || status = "waiting")');
  expect(readableFilter('request.status')).toBe('request.status != "draft"');
});

test('a client reads a status of four, and that something is needed only when it is', () => {
  const words = onboardingStatuses.map((status) => clientStatusOf(status, ''));
  expect(words).toEqual([undefined, 'please-complete', 'being-checked', 'being-checked', 'finished', 'finished']);
  expect(clientStatusOf('waiting', 'client_corrections')).toBe('need-something');
  expect(clientStatusOf('waiting', 'gatekeeper')).toBe('being-checked');
});

test('each status names the party that has to act, and what a waiting onboarding waits on decides first', () => {
  const parties = onboardingStatuses.map((status) => actingPartyOf(status, ''));
  expect(parties).toEqual(['institution', 'client', 'desk', 'client', 'none', 'none']);
  expect(actingPartyOf('waiting', 'gatekeeper')).toBe('institution');
  expect(actingPartyOf('waiting', 'client_access')).toBe('client');
});

test('the review desk acts on submitted onboardings and waits for others on waiting ones', () => {
  expect(onboardingStatuses.filter(isForDesk)).toEqual(['submitted']);
  expect(onboardingStatuses.filter(isWithOthers)).toEqual(['waiting']);
});

test('an onboarding waits for one reason, and for none in another status', () => {
  const waiting = { status: 'waiting', waiting_on: 'gatekeeper' } as const;
  expect([isWaitingFor(waiting, 'gatekeeper'), isWaitingFor(waiting, 'client_access')]).toEqual([true, false]);
  expect(isWaitingFor({ status: 'submitted', waiting_on: '' }, 'gatekeeper')).toBe(false);
});
