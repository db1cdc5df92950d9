import type { OnboardingType } from '../onboarding.ts';
import type { KycSection } from './answers.ts';
import { kycSectionTable, sectionOf, sectionsOf } from './sections.ts';

/** Returns the steps of one form in order: funds only when the institution asks for the source of funds. */
export function kycStepsOf(type: OnboardingType, sourceOfFunds: boolean): KycSection[] {
  return sectionsOf(type).filter((section) => sourceOfFunds || !sectionOf(section).onlyWithSourceOfFunds);
}

/** Returns the usual time for a whole new form: what the client reads before the first answer. Unit: minutes. */
export function usualMinutes(type: OnboardingType, sourceOfFunds: boolean): number {
  return kycStepsOf(type, sourceOfFunds).reduce((sum, section) => sum + kycSectionTable[section].minutes, 0);
}
