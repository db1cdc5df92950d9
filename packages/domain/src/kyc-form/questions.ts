import type { DocumentType } from '../documents.ts';
import { fold } from '../fold.ts';
import { isLegalForm, type LegalFormCode, legalForms } from '../legal-forms.ts';
import type { ContactAnswers, LegalEntityAnswers, OwnershipAnswers, PersonAnswers } from './answers.ts';

/** Those who count as the beneficial owners where no person owns enough. */
export type StandIn = 'director' | 'board' | 'partner';

/** Questions of the business form that not every company gets. */
interface AskedQuestions {
  /** Whether it is listed on a regulated exchange: only companies with shares can be. */
  readonly listed: boolean;
  /** Who owns it. Without owners its board members count as the beneficial owners. */
  readonly owners: boolean;
  /** Who counts as the beneficial owner where no person owns enough; of a sole trader no one: one person is the business. */
  readonly standIn?: StandIn;
}

const all: AskedQuestions = { listed: true, owners: true, standIn: 'director' };
const notListed: AskedQuestions = { listed: false, owners: true, standIn: 'director' };
const partners: AskedQuestions = { listed: false, owners: true, standIn: 'partner' };
const soleOwner: AskedQuestions = { listed: false, owners: true };
const noOwners: AskedQuestions = { listed: false, owners: false, standIn: 'board' };

/**
 * What is asked of a company by its legal form: the only place of this rule. The form, the check before sending, the
 * review, the PDF and the views of staff use it. Source: Wwft and Uitvoeringsbesluit Wwft 2018, article 3 (a foundation
 * and a church have no owners; their board is reported; of a partnership without a beneficial owner every partner is, silent ones
 * excepted); KVK on who has to register beneficial owners.
 */
const askedByForm: Readonly<Record<LegalFormCode, AskedQuestions>> = {
  EMZ: soleOwner,
  BV: all,
  NV: all,
  VOF: partners,
  CV: partners,
  COP: notListed,
  MA: partners,
  BR: all,
  RED: partners,
  VER: notListed,
  ST: noOwners,
  KG: noOwners,
  PR: all,
};

/** The questions for a company; all of them until its legal form is known. */
export function askedQuestions(entity: Pick<LegalEntityAnswers, 'legalForm'> | undefined): AskedQuestions {
  return isLegalForm(entity?.legalForm) ? askedByForm[entity.legalForm] : all;
}

/** Whether one person is the business: the only owner, and no company. */
export const hasSoleOwner = (entity: Pick<LegalEntityAnswers, 'legalForm'> | undefined): boolean =>
  askedQuestions(entity) === soleOwner;

/** Whether the name of the legal form in its own country is asked: only of foreign companies. */
export function asksForeignForm(entity: Pick<LegalEntityAnswers, 'legalForm' | 'country'> | undefined): boolean {
  return entity?.country !== 'NL' && entity?.legalForm === 'PR';
}

/** Whether the company is listed by its answers; an answer from before the question fell away does not count. */
export function isListedCompany(entity: LegalEntityAnswers | undefined): boolean {
  return entity?.listed === true && askedQuestions(entity).listed;
}

/**
 * Returns the documents that a company must provide, by what is known of it. A sole proprietorship, a branch and a
 * listed company are in no register of beneficial owners and have no such extract.
 */
export function requiredCompanyDocuments(entity: LegalEntityAnswers | undefined): DocumentType[] {
  const form = entity?.legalForm;
  const exempt = isListedCompany(entity) || (isLegalForm(form) && legalForms[form].uboRegister === 'no');
  return exempt ? ['registration'] : ['registration', 'ubo'];
}

/** The answers about ownership that count: none for a company without owners, no reason why a sole trader has none. */
export function askedOwnership(
  entity: LegalEntityAnswers | undefined,
  ownership: OwnershipAnswers | undefined,
): OwnershipAnswers | undefined {
  const { owners, standIn } = askedQuestions(entity);
  if (!owners || !ownership) return undefined;
  if (standIn) return ownership;
  const { nobodyReason: _, ...asked } = ownership;
  return asked;
}

/** Whether a person is the one who fills in the form: asked once, among the contact details. */
export function isContactPerson(person: PersonAnswers, contact: ContactAnswers | undefined): boolean {
  if (person.isPrimaryContact !== undefined) return person.isPrimaryContact;
  const name = (one: { firstName?: string; lastName?: string } | undefined) =>
    fold(`${one?.firstName ?? ''} ${one?.lastName ?? ''}`).trim();
  return name(person) !== '' && name(person) === name(contact);
}
