import type { FormDocument, KycAnswers } from './answers.ts';
import { issuesOf, type KycForm } from './completeness.ts';
import { businessForm, individualForm } from './sample-form.ts';

/** A form that a test may change. */
export type Broken = KycForm & { answers: Partial<KycAnswers>; documents: FormDocument[] };

/** `path: key` of everything that is said about a form after one change. */
function said(form: Broken, change: (form: Broken) => void): string[] {
  change(form);
  return issuesOf(form).map((issue) => `${issue.path}: ${issue.key.replace('kyc-form:', '')}`);
}
export const ofBusiness = (change: (form: Broken) => void) => said(businessForm(), change);
export const ofIndividual = (change: (form: Broken) => void) => said(individualForm(), change);

/** One of the people of a form, to change. */
export const personAt = (form: Broken, at: number) => form.answers.people?.people?.[at] ?? { id: '' };
