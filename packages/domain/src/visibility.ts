import type { AccessStatus } from './access-request.ts';
import type { Check, DerivedStatus } from './checks.ts';
import type { OnboardingStatus } from './onboarding.ts';

interface SectionNeed {
  readonly onboarding?: 'completed';
  readonly access?: 'approved';
}

/**
 * The gates: what must be true before a Gatekeeper may see a section. One table; the server shapes its
 * answers with it, the web only shows what the server derived. Interns are not gated.
 * Source: docs/specification.md 4; docs/domain.md section 3.
 */
export const sectionNeeds = {
  registration: {},
  activities: {},
  funds: { access: 'approved' },
  contact: {},
  identity: {},
  ownership: { access: 'approved' },
  people: { access: 'approved' },
  documents: { access: 'approved' },
  'document-verification': { access: 'approved' },
  risk: { onboarding: 'completed' },
  'company-screening': { onboarding: 'completed' },
  'person-screening': { onboarding: 'completed', access: 'approved' },
} as const satisfies Record<string, SectionNeed>;

export type Section = keyof typeof sectionNeeds;
export const sections = Object.keys(sectionNeeds) as Section[];

/** Where the viewer's onboarding stands. An onboarding archived after completion still counts as completed. */
export interface GateFacts {
  readonly status: OnboardingStatus;
  readonly completedAt: string;
  readonly access: AccessStatus | '';
}

/** Why a section is closed to a Gatekeeper, or undefined when it is open. `access required` wins. */
export function gateOf(section: Section, facts: GateFacts): DerivedStatus | undefined {
  const need: SectionNeed = sectionNeeds[section];
  if (need.access === 'approved' && facts.access !== 'approved') return 'access required';
  const completed = facts.status === 'completed' || (facts.status === 'archived' && facts.completedAt !== '');
  if (need.onboarding === 'completed' && !completed) return 'onboarding in progress';
  return undefined;
}

/** Which gate stands before the status of a check. */
export const sectionOfCheck: Readonly<Record<Check, Section>> = {
  registration: 'registration',
  activities: 'activities',
  ownership: 'ownership',
  people: 'people',
  funds: 'funds',
  documents: 'document-verification',
  identity: 'identity',
  company_screening: 'company-screening',
  person_screening: 'person-screening',
};
