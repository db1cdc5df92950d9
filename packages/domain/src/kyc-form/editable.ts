import type { OnboardingType } from '../onboarding.ts';
import type { KycSection } from './answers.ts';

/** What the client may change now. `documents` are `<kind>:<owner>`, `people` ids of persons. */
export type Editable =
  | 'all'
  | 'none'
  | {
      readonly sections: readonly KycSection[];
      readonly documents: readonly string[];
      readonly people: readonly string[];
    };

/** Returns whether a section can be changed. */
export function isSectionOpen(editable: Editable, section: KycSection): boolean {
  return typeof editable === 'string' ? editable === 'all' : editable.sections.includes(section);
}

/** Returns whether a person of the section `people` can be changed. */
export function isPersonOpen(editable: Editable, person: string): boolean {
  return isSectionOpen(editable, 'people') || (typeof editable === 'object' && editable.people.includes(person));
}

/** A document by its kind and owner: the subject of the onboarding, or one of its persons. */
interface OwnedDocument {
  readonly kind: string;
  readonly owner: string;
  readonly subject: string;
  readonly type: OnboardingType;
}

/** Sections that list documents of the subject itself. */
const subjectSections: Readonly<Record<OnboardingType, readonly KycSection[]>> = {
  business: ['legal-entity', 'funds', 'ownership'],
  individual: ['individual', 'funds'],
};

/** Returns whether a document of this kind and owner can be added or removed. */
export function isDocumentOpen(editable: Editable, { kind, owner, subject, type }: OwnedDocument): boolean {
  if (typeof editable === 'string') return editable === 'all';
  if (editable.documents.includes(`${kind}:${owner}`) || editable.people.includes(owner)) return true;
  const sections = owner === subject ? subjectSections[type] : (['people'] as const);
  return sections.some((section) => editable.sections.includes(section));
}
