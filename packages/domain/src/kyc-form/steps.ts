import type { OnboardingType } from '../onboarding.ts';
import type { KycSection } from './answers.ts';
import { sectionOf, sectionsOf } from './sections.ts';

/** Returns the steps of one form in order: funds only when the institution asks for the source of funds. */
export function kycStepsOf(type: OnboardingType, sourceOfFunds: boolean): KycSection[] {
  return sectionsOf(type).filter((section) => sourceOfFunds || !sectionOf(section).onlyWithSourceOfFunds);
}
