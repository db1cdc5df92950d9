import type { Declaration } from '@dossier/domain/kyc-form/declaration';
import { kycSectionTable, type SectionColumns, sectionsOf } from '@dossier/domain/kyc-form/sections';
import type { OnboardingType } from '@dossier/domain/onboarding';
import { date, json, number, relation, select, text } from '@dossier/records/fields';
import type { SectionStates } from './shapes.ts';

/** Fields of every version of a KYC form, besides its answers. */
export const versionFields = {
  request: relation('gk_requests', { required: true }),
  number: number({ min: 1, onlyInt: true }),
  state: select(['draft', 'submitted', 'superseded'] as const, { required: true }),
  /** Ids of `kyc_docs` that were current when the version was submitted: what a frozen version shows. Null in drafts. */
  documents: json<string[]>(),
  section_states: json<SectionStates>(),
  submitted_at: date(),
  submitted_by: text({ max: 15 }),
  /** What the client agreed to on submitting; null in drafts and when a program sent none. */
  declaration: json<Declaration>(),
};

type SectionFields<T extends OnboardingType> = {
  [C in keyof SectionColumns<T>]: ReturnType<typeof json<SectionColumns<T>[C]>>;
};

/** Returns a field for the answers of each section that forms of this type can have. */
export function sectionFields<T extends OnboardingType>(type: T): SectionFields<T> {
  const fields = sectionsOf(type).map((section) => [kycSectionTable[section].column, json()]);
  return Object.fromEntries(fields) as SectionFields<T>;
}

/** At most one draft per onboarding. */
export const versionIndexes = [
  { columns: ['request', 'state', 'id'] },
  { columns: ['request'], unique: true, where: "state = 'draft'" },
];
