import type { OwnershipResult } from '../ownership/ubo.ts';
import { isEmailAddress } from '../schema.ts';
import { displayName } from '../subject.ts';
import { type IdentityAnswers, type IdentityMethod, identityMethods, type KycIssue } from './answers.ts';
import type { KycForm } from './form.ts';
import { peopleToIdentify } from './people.ts';
import { isContactPerson } from './questions.ts';

/** Text keys of this section's messages; `{{name}}` is the person's. */
export const identityTexts = {
  method: 'kyc-form:identity.method-required',
  email: 'kyc-form:identity.email-invalid',
  link: 'kyc-form:identity.link-required',
} as const;

/** Id of the person of an individual's form in the choices. */
export const selfId = 'self';

/** Methods for which a link is sent, so that an address is required. */
export const methodsByLink: readonly IdentityMethod[] = ['digital_identification', 'video_call'];

type IdentityChoice = NonNullable<IdentityAnswers['choices']>[string];

/** A person who must identify, with the address if it is already known. */
export interface ToIdentify {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Gives the identity details by an own link. */
  readonly isByLink: boolean;
}

/** Returns every person who must choose a way to identify; verified persons are left out. */
export function peopleToChoose(form: KycForm, ownership?: OwnershipResult): ToIdentify[] {
  const verified = form.verifiedPeople ?? [];
  const everyone =
    form.type === 'individual'
      ? [self(form)]
      : peopleToIdentify(form, ownership).map((person) => ({
          id: person.id,
          name: displayName(person.firstName, person.lastName),
          email:
            person.email ?? (isContactPerson(person, form.answers.contact) ? (form.answers.contact?.email ?? '') : ''),
          isByLink: person.identifiesBy === 'self',
        }));
  return everyone.filter((person) => !verified.includes(person.id));
}

/** Returns the persons who have not shown yet who they are: neither verified nor given by an own link. */
export function peopleStillToIdentify(form: KycForm, ownership?: OwnershipResult): ToIdentify[] {
  return peopleToChoose(form, ownership).filter(({ id }) => !Object.hasOwn(form.givenByLink ?? {}, id));
}

/** Issues of the identity section. Paths: `choices.<person>.method` and `choices.<person>.email`. */
export function identityIssues(form: KycForm, ownership?: OwnershipResult): KycIssue[] {
  const choices = form.answers.identity?.choices ?? {};
  const linked = form.linkedPeople ?? [];
  // A sent link is the way to identify.
  const open = peopleToChoose(form, ownership).filter(({ id }) => !linked.includes(id));
  return open.flatMap((person) =>
    choiceIssues(person, Object.hasOwn(choices, person.id) ? choices[person.id] : undefined),
  );
}

function choiceIssues(person: ToIdentify, choice: IdentityChoice | undefined): KycIssue[] {
  const issue = (field: 'method' | 'email' | 'link'): KycIssue => ({
    section: 'identity',
    path: `choices.${person.id}.${field}`,
    key: identityTexts[field],
    facts: { name: person.name },
  });
  if (person.isByLink) return [issue('link')];
  if (!choice?.method || !identityMethods.includes(choice.method)) return [issue('method')];
  const typed = (choice.email ?? '').trim();
  const needed = methodsByLink.includes(choice.method) || typed !== '';
  return needed && !isEmailAddress(typed || person.email.trim()) ? [issue('email')] : [];
}

function self({ answers, subjectName }: KycForm): ToIdentify {
  const own = answers.individual;
  return {
    id: selfId,
    name: displayName(own?.firstName, own?.lastName) || subjectName,
    email: answers.contact?.email ?? '',
    isByLink: false,
  };
}
