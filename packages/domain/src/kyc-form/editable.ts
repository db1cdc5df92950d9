import type { OnboardingType } from '../onboarding.ts';
import type { KycAnswers, KycIssue, KycSection } from './answers.ts';

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

/** Kinds of documents by the last part of the path of an issue about them. */
const documentPaths: Readonly<Record<string, string>> = {
  identityDocuments: 'other-identity',
  identityBack: 'other-identity',
  authorityDocuments: 'other-authority',
};

/**
 * Returns whether the client can do something about an issue: while corrections are answered, only what they name can be
 * changed. What was accepted when it was sent, and is asked for or expired since, must not keep a form from being sent.
 */
function isIssueOpen({ section, path }: KycIssue, editable: Editable, answers: Partial<KycAnswers>): boolean {
  if (typeof editable === 'string' || isSectionOpen(editable, section)) return true;
  const [list = '', at = '', ...rest] = path.split('.');
  const isListed = section === 'people' && list === 'people';
  const person = isListed ? (answers.people?.people?.[Number(at)]?.id ?? '') : '';
  if (isListed && isPersonOpen(editable, person)) return true;
  const last = rest.at(-1) ?? (at || list);
  const kind = documentPaths[last] ?? (section === 'funds' && last === 'documents' ? 'other-funds' : last);
  return editable.documents.some((document) =>
    isListed ? document === `${kind}:${person}` : document.startsWith(`${kind}:`),
  );
}

/** The issues that the client can do something about now. */
export const openIssues = (
  { editable = 'all', answers }: { editable?: Editable; answers: Partial<KycAnswers> },
  issues: readonly KycIssue[],
): KycIssue[] => issues.filter((issue) => isIssueOpen(issue, editable, answers));
