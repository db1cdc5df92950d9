import type { Check } from '../checks.ts';
import type { DocumentKind } from '../documents.ts';
import type { KycSection } from './answers.ts';

/** What the result of a check rests on. */
interface CheckBasis {
  readonly sections: readonly KycSection[];
  readonly documents: readonly DocumentKind[];
}

/** The checks that an Intern sets by hand; the others are derived from rows. */
export type ManualCheck = Exclude<Check, 'documents' | 'identity' | 'company_screening' | 'person_screening'>;

/**
 * The answers and documents that each check set by hand rests on: its result holds until one of them changes.
 * Source: docs/domain.md section 10, "After a correction round".
 */
export const checkBasis: Readonly<Record<ManualCheck, CheckBasis>> = {
  registration: {
    sections: ['legal-entity'],
    documents: ['registration', 'articlesOfAssociation', 'partnershipAgreement', 'other-listing'],
  },
  activities: { sections: ['activities'], documents: ['registration'] },
  ownership: {
    sections: ['ownership'],
    documents: ['ubo', 'ownership', 'shareholdersRegistry', 'other-listing'],
  },
  people: { sections: ['people'], documents: ['registration', 'other-authority'] },
  funds: { sections: ['funds'], documents: ['other-funds'] },
};

export const isManualCheck = (check: Check): check is ManualCheck => check in checkBasis;
