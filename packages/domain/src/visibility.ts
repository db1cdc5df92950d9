import type { AccessStatus } from './access-request.ts';
import type { Check, DerivedStatus } from './checks.ts';
import { isCompleted, isReadOnly, type OnboardingStatus } from './onboarding.ts';

interface SectionGates {
  readonly onboarding?: 'completed';
  readonly access?: 'approved';
}

/**
 * The gates: conditions for a Gatekeeper to view a section. The server shapes its answers with this table; the web
 * shows what the server derived. Interns have no gates. Source: docs/specification.md section 4; docs/domain.md
 * section 3.
 */
export const sectionGates = {
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
} as const satisfies Record<string, SectionGates>;

export type GatedSectionName = keyof typeof sectionGates;
export const gatedSections = Object.keys(sectionGates) as GatedSectionName[];

/** Status of the viewer's onboarding. An onboarding archived after completion counts as completed. */
export interface GateFacts {
  readonly status: OnboardingStatus;
  readonly completedAt: string;
  readonly access: AccessStatus | '';
  /** The client withdrew access after the form was submitted: the institution keeps the submitted version. */
  readonly keepsVersion?: boolean;
}

/** Why a section is closed to a Gatekeeper, or undefined when it is open. `access required` takes precedence. */
export function gateOf(section: GatedSectionName, facts: GateFacts): DerivedStatus | undefined {
  const need: SectionGates = sectionGates[section];
  if (need.access === 'approved' && facts.access !== 'approved' && !facts.keepsVersion) return 'access required';
  const completed = isCompleted(facts.status) || (isReadOnly(facts.status) && facts.completedAt !== '');
  if (need.onboarding === 'completed' && !completed) return 'onboarding in progress';
  return undefined;
}

/** The gate of each check's status. */
export const sectionOfCheck: Readonly<Record<Check, GatedSectionName>> = {
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
