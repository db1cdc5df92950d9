import type { VerificationStatus } from '@dossier/domain/checks';
import type { OnboardingStatus } from '@dossier/domain/onboarding';
import type { CaseRole } from '../../collections/case-names.ts';

export interface SearchAnswer {
  readonly groups: readonly {
    readonly kind: 'subjects' | 'onboardings' | 'contacts' | 'documents';
    readonly total: number;
    readonly items: readonly {
      readonly id: string;
      readonly title: string;
      readonly detail: string;
      readonly subject: string;
      readonly request: string;
      readonly near: boolean;
      readonly facts?: FoundFacts;
      /** Who stands in it and is called so, where it is not called so itself. */
      readonly named?: { readonly role: CaseRole; readonly name: string };
    }[];
  }[];
  /** Words that the query is nearly, as they are written, when nothing is called so. */
  readonly like?: readonly string[];
}

/** What stands beside something found; each kind has its own. */
export interface FoundFacts {
  readonly status?: OnboardingStatus | '';
  readonly verification?: VerificationStatus;
  readonly country?: string;
  /** ISO. The deadline of an onboarding, the newest onboarding of a contact, the day a document came in. */
  readonly date?: string;
  /** Onboardings of a contact. */
  readonly count?: number;
  readonly contact?: string;
  /** Of a document: `extract`. */
  readonly kind?: string;
}
