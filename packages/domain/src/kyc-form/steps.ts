import type { OnboardingType } from '../onboarding.ts';
import type { KycSection } from './answers.ts';

/** The steps of the form in order. Source: docs/specification.md section 2; docs/domain.md section 7. */
export const kycSteps = {
  business: ['contact', 'legal-entity', 'activities', 'ownership', 'people', 'funds', 'identity'],
  individual: ['contact', 'individual', 'funds', 'identity'],
} as const satisfies Record<OnboardingType, readonly KycSection[]>;

/** The steps of one form: funds only when the institution asks for the source of funds. */
export function kycStepsOf(type: OnboardingType, sourceOfFunds: boolean): KycSection[] {
  const steps: readonly KycSection[] = kycSteps[type];
  return steps.filter((step) => step !== 'funds' || sourceOfFunds);
}
