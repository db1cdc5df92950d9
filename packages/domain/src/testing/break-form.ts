import type { FormDocument, KycAnswers } from '../kyc-form/answers.ts';
import { issuesOf, type KycForm } from '../kyc-form/completeness.ts';
import { businessForm, individualForm } from './sample-form.ts';

/** A form that a test may modify. */
export type MutableForm = KycForm & { answers: Partial<KycAnswers>; documents: FormDocument[] };

/** `path: key` of every issue of a form after one change. */
function issueKeysOf(form: MutableForm, change: (form: MutableForm) => void): string[] {
  change(form);
  return issuesOf(form).map((issue) => `${issue.path}: ${issue.key.replace('kyc-form:', '')}`);
}
export const ofBusiness = (change: (form: MutableForm) => void) => issueKeysOf(businessForm(), change);
export const ofIndividual = (change: (form: MutableForm) => void) => issueKeysOf(individualForm(), change);

/** One person of a form, to modify. */
export const personAt = (form: MutableForm, at: number) => form.answers.people?.people?.[at] ?? { id: '' };
