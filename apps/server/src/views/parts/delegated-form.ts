import type { ClientForm } from '@dossier/domain/contracts/answers/client';
import type { DocumentPurpose } from '@dossier/domain/documents';
import { documentKind } from '@dossier/domain/documents';
import type { FormDocument, KycAnswers, KycSection } from '@dossier/domain/kyc-form/answers';
import { sectionOfDocument } from '@dossier/domain/kyc-form/helper-links';
import { parseTarget } from '../../case/corrections.ts';

/**
 * The part of a form that a colleague fills in: the delegated sections with their answers, documents and corrections.
 * Everything else is left out, also what the whole form would reveal: access, purpose, links and verified persons.
 */
export function delegatedForm(form: ClientForm, delegated: readonly KycSection[], by: string): ClientForm {
  const sections = form.sections.filter((section) => delegated.includes(section));
  const isInside = (section: KycSection | undefined) => section !== undefined && sections.includes(section);
  return {
    request: form.request,
    reference: form.reference,
    type: form.type,
    clientStatus: form.clientStatus,
    org: form.org,
    subject: form.subject,
    transactionDescription: '',
    deadline: form.deadline,
    sourceOfFunds: form.sourceOfFunds,
    hasRepresentative: false,
    access: { id: '', status: 'pending', decidedAt: '' },
    sections,
    answers: answersOf(form, sections),
    revisions: Object.fromEntries(Object.entries(form.revisions).filter(([name]) => isInside(name as KycSection))),
    savedAt: '',
    answeredBefore: form.answeredBefore,
    documents: form.documents.filter((document) => isInside(sectionOf(document))),
    issues: form.issues.filter(({ section }) => isInside(section)),
    register: isInside('legal-entity') || isInside('activities') ? withoutOwners(form.register) : null,
    corrections: form.corrections.filter(({ target }) => {
      const parsed = parseTarget(target);
      return parsed?.kind === 'section' && isInside(parsed.section);
    }),
    sentAnswers: null,
    editable: form.editable === 'all' ? 'all' : 'none',
    verifiedPeople: [],
    links: [],
    mayInvite: false,
    delegatedBy: by,
    submittedAt: '',
    lastSent: 'form',
    cancelledAt: '',
    declaration: null,
    maySubmit: false,
  };
}

/** Of the company's facts, ownership needs whether the company is listed. */
function answersOf({ answers }: ClientForm, sections: readonly KycSection[]): Partial<KycAnswers> {
  const known = Object.entries(answers).filter(([section]) => sections.includes(section as KycSection));
  const picked = Object.fromEntries(known) as Partial<KycAnswers>;
  const { listed } = (answers['legal-entity'] ?? {}) as NonNullable<KycAnswers['legal-entity']>;
  if (!sections.includes('ownership') || picked['legal-entity'] || listed === undefined) return picked;
  return { ...picked, 'legal-entity': { listed } };
}

function sectionOf({ person, type, purpose }: FormDocument): KycSection | undefined {
  return person === '' ? sectionOfDocument(documentKind(type, purpose as DocumentPurpose | '')) : undefined;
}

function withoutOwners(register: ClientForm['register']): ClientForm['register'] {
  if (!register) return null;
  const { owners: _, ...facts } = register;
  return facts;
}
