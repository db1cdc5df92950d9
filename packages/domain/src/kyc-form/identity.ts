import { isEmailAddress } from '../email-address.ts';
import type { OwnershipResult } from '../ownership/ubo.ts';
import { type IdentityAnswers, identityMethods, type KycIssue } from './answers.ts';
import type { KycForm } from './form.ts';
import { methodsByLink, peopleToChoose, type ToIdentify } from './identity-choices.ts';

/** Text keys of this section's messages; `{{name}}` is the person's. */
export const identityTexts = {
  method: 'kyc-form:identity.method-required',
  ownMethod: 'kyc-form:identity.own-method-required',
  email: 'kyc-form:identity.email-invalid',
  link: 'kyc-form:identity.link-required',
} as const;

type IdentityChoice = NonNullable<IdentityAnswers['choices']>[string];

/** Issues of the identity section. Paths: `choices.<person>.method` and `choices.<person>.email`. */
export function identityIssues(form: KycForm, ownership?: OwnershipResult): KycIssue[] {
  const choices = form.answers.identity?.choices ?? {};
  const linked = form.linkedPeople ?? [];
  const isOwn = form.type === 'individual';
  // A sent link is the way to identify.
  const open = peopleToChoose(form, ownership).filter(({ id }) => !linked.includes(id));
  return open.flatMap((person) =>
    choiceIssues(person, Object.hasOwn(choices, person.id) ? choices[person.id] : undefined, isOwn),
  );
}

/** @param isOwn the form is about the person: the message says you */
function choiceIssues(person: ToIdentify, choice: IdentityChoice | undefined, isOwn: boolean): KycIssue[] {
  const issue = (field: 'method' | 'email' | 'link'): KycIssue => ({
    section: 'identity',
    path: `choices.${person.id}.${field}`,
    key: identityTexts[isOwn && field === 'method' ? 'ownMethod' : field],
    facts: { name: person.name },
  });
  if (person.isByLink) return [issue('link')];
  if (!choice?.method || !identityMethods.includes(choice.method)) return [issue('method')];
  const typed = (choice.email ?? '').trim();
  const needed = methodsByLink.includes(choice.method) || typed !== '';
  return needed && !isEmailAddress(typed || person.email.trim()) ? [issue('email')] : [];
}
