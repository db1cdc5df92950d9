import type { OwnershipResult } from '../ownership/ubo.ts';
import { displayName } from '../subject.ts';
import type { IdentityMethod } from './answers.ts';
import type { KycForm } from './form.ts';
import { peopleToIdentify } from './people-to-identify.ts';
import { isContactPerson } from './questions.ts';

/** Id of the person of an individual's form in the choices. */
export const selfId = 'self';

/** Methods for which a link is sent, so that an address is required. */
export const methodsByLink: readonly IdentityMethod[] = ['digital_identification', 'video_call'];

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

function self({ answers, subjectName }: KycForm): ToIdentify {
  const own = answers.individual;
  return {
    id: selfId,
    name: displayName(own?.firstName, own?.lastName) || subjectName,
    email: answers.contact?.email ?? '',
    isByLink: false,
  };
}
