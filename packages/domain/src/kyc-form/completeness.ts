import type { OwnershipResult } from '../ownership/ubo.ts';
import { activitiesIssues } from './activities.ts';
import type { KycIssue, KycSection } from './answers.ts';
import { contactIssues } from './contact.ts';
import { openIssues } from './editable.ts';
import type { KycForm } from './form.ts';
import { fundsIssues } from './funds.ts';
import { identityIssues } from './identity.ts';
import { individualIssues } from './individual.ts';
import { legalEntityIssues } from './legal-entity.ts';
import { ownershipIssues, ownershipOf } from './ownership.ts';
import { peopleIssues } from './people.ts';
import { kycStepsOf } from './steps.ts';

export type { KycForm } from './form.ts';

type SectionValidator = (form: KycForm, ownership: () => OwnershipResult) => KycIssue[];

const sectionValidators: Readonly<Record<KycSection, SectionValidator>> = {
  contact: contactIssues,
  'legal-entity': legalEntityIssues,
  activities: activitiesIssues,
  ownership: (form, ownership) => ownershipIssues(form, ownership()),
  people: (form, ownership) => peopleIssues(form, ownership()),
  funds: fundsIssues,
  individual: individualIssues,
  identity: (form, ownership) => identityIssues(form, form.type === 'business' ? ownership() : undefined),
};

/**
 * Returns the missing and invalid answers of one section that can be changed, in the order of its fields. A section that
 * the form does not have returns none.
 * @param ownership of this form; for callers that compute it once for several sections
 */
export function sectionIssues(section: KycSection, form: KycForm, ownership = () => ownershipOf(form)): KycIssue[] {
  return kycStepsOf(form.type, form.sourceOfFunds).includes(section)
    ? openIssues(form, sectionValidators[section](form, ownership))
    : [];
}

/**
 * Returns the missing and invalid answers of the whole form that can be changed, section by section. Empty: the form may
 * be submitted.
 */
export function issuesOf(form: KycForm): KycIssue[] {
  const ownership = knownOwnership(form);
  return kycStepsOf(form.type, form.sourceOfFunds).flatMap((section) => sectionIssues(section, form, ownership));
}

/** Three sections use the ownership, which is expensive: computes it at its first use, once. */
export function knownOwnership(form: KycForm): () => OwnershipResult {
  let known: OwnershipResult | undefined;
  return () => {
    known ??= ownershipOf(form);
    return known;
  };
}

/** Returns the sections with an issue, in the order of the form. */
export function incompleteSections(form: KycForm): KycSection[] {
  return [...new Set(issuesOf(form).map((issue) => issue.section))];
}
