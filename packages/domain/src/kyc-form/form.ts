import type { OnboardingType } from '../onboarding.ts';
import type { FormDocument, KycAnswers } from './answers.ts';
import type { Editable } from './editable.ts';

/** A form with everything that its completeness depends on. */
export interface KycForm {
  readonly type: OnboardingType;
  readonly sourceOfFunds: boolean;
  readonly answers: Partial<KycAnswers>;
  readonly documents: readonly FormDocument[];
  /** ISO date. */
  readonly today: string;
  /** Name of the company or person of the form. */
  readonly subjectName: string;
  /** What the client may change now; missing: everything. */
  readonly editable?: Editable;
  /** Persons (id, or `self`) whose identity is already verified, so that they need no method. */
  readonly verifiedPeople?: readonly string[];
  /** Persons with a valid link of their own, or who gave their identification by it. */
  readonly linkedPeople?: readonly string[];
  /** Days on which persons gave their identification by an own link (ISO), by the person's id. */
  readonly givenByLink?: Readonly<Record<string, string>>;
}
