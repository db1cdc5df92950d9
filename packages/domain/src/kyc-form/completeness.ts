import type { OwnershipResult } from '../ownership/ubo.ts';
import { activitiesIssues } from './activities.ts';
import type { KycIssue, KycSection } from './answers.ts';
import { contactIssues } from './contact.ts';
import type { KycForm } from './form.ts';
import { fundsIssues } from './funds.ts';
import { identityIssues } from './identity.ts';
import { individualIssues } from './individual.ts';
import { legalEntityIssues } from './legal-entity.ts';
import { ownershipIssues, ownershipOf } from './ownership.ts';
import { peopleIssues } from './people.ts';
import { kycStepsOf } from './steps.ts';

export type { KycForm } from './form.ts';

type Judge = (form: KycForm, ownership: () => OwnershipResult) => KycIssue[];

const judges: Readonly<Record<KycSection, Judge>> = {
  contact: contactIssues,
  'legal-entity': legalEntityIssues,
  activities: activitiesIssues,
  ownership: (form, ownership) => ownershipIssues(form, ownership()),
  people: (form, ownership) => peopleIssues(form, ownership()),
  funds: fundsIssues,
  individual: individualIssues,
  identity: (form, ownership) => identityIssues(form, form.type === 'business' ? ownership() : undefined),
};

/** What is missing or wrong in one section, in the order of its fields. A section that the form has not asks nothing. */
export function sectionIssues(section: KycSection, form: KycForm): KycIssue[] {
  return kycStepsOf(form.type, form.sourceOfFunds).includes(section)
    ? judges[section](form, () => ownershipOf(form))
    : [];
}

/** What is missing or wrong in the whole form, section by section. Empty: it may be submitted. */
export function issuesOf(form: KycForm): KycIssue[] {
  // Three sections depend on the ownership, and it is what costs time: compute it once.
  let known: OwnershipResult | undefined;
  const ownership = () => {
    known ??= ownershipOf(form);
    return known;
  };
  return kycStepsOf(form.type, form.sourceOfFunds).flatMap((section) => judges[section](form, ownership));
}

/** The sections with an issue, in the order of the form. */
export function incompleteSections(form: KycForm): KycSection[] {
  return [...new Set(issuesOf(form).map((issue) => issue.section))];
}
