import { activitiesIssues } from './activities.ts';
import type { KycIssue, KycSection } from './answers.ts';
import { contactIssues } from './contact.ts';
import type { KycForm } from './form.ts';
import { fundsIssues } from './funds.ts';
import { identityIssues } from './identity.ts';
import { individualIssues } from './individual.ts';
import { legalEntityIssues } from './legal-entity.ts';
import { ownershipIssues } from './ownership.ts';
import { peopleIssues } from './people.ts';
import { kycStepsOf } from './steps.ts';

export type { KycForm } from './form.ts';

const issuesBySection: Readonly<Record<KycSection, (form: KycForm) => KycIssue[]>> = {
  contact: contactIssues,
  'legal-entity': legalEntityIssues,
  activities: activitiesIssues,
  ownership: ownershipIssues,
  people: peopleIssues,
  funds: fundsIssues,
  individual: individualIssues,
  identity: identityIssues,
};

/** What is missing or wrong in one section, in the order of its fields. A section that the form has not asks nothing. */
export function sectionIssues(section: KycSection, form: KycForm): KycIssue[] {
  return kycStepsOf(form.type, form.sourceOfFunds).includes(section) ? issuesBySection[section](form) : [];
}

/** What is missing or wrong in the whole form, section by section. Empty: it may be submitted. */
export function issuesOf(form: KycForm): KycIssue[] {
  return kycStepsOf(form.type, form.sourceOfFunds).flatMap((section) => sectionIssues(section, form));
}

/** The sections with an issue, in the order of the form. */
export function incompleteSections(form: KycForm): KycSection[] {
  return kycStepsOf(form.type, form.sourceOfFunds).filter((section) => sectionIssues(section, form).length > 0);
}
