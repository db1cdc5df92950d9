import type { AddressAnswers, IndividualAnswers, PersonAnswers } from '@dossier/domain/kyc-form/answers';
import type { IdentifiedPerson } from '@dossier/domain/same-person';
import type { Reader, RequestRow, Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { newestIdentities } from './identities.ts';
import { onboardingsOfSubject } from './onboarding.ts';
import { ownIdentifications } from './own-identification.ts';
import { personName } from './people.ts';
import { individualOf } from './registration.ts';
import { loadVisibleCase, type VisibleCase } from './visible-case.ts';

/** A person in the forms of one client. The client chooses the ids, so an id alone does not identify a person. */
export interface PersonKey {
  readonly subject: string;
  /** The id in the client's form; the subject's own id when the person is the client. */
  readonly person: string;
}

/** What a form or a person says about themselves. */
export type PersonDetails = Partial<
  Omit<PersonAnswers, 'id'> &
    Pick<IndividualAnswers, 'birthPlace' | 'identityCountry'> & { readonly address: AddressAnswers }
>;

/** A person in one onboarding, as far as the actor may see it. */
export interface PersonEntry extends PersonKey {
  readonly file: VisibleCase;
  readonly isClient: boolean;
  readonly name: string;
  /** As the form says; empty before the institution may read it. */
  readonly form: PersonDetails;
  /** What the person gave last by a link of their own. */
  readonly own: Row<'person_identifications'> | undefined;
  readonly identity: Row<'identity_verifications'> | undefined;
}

/** Newest onboardings of one client that are read. */
const mostOnboardings = 30;

/** The person in each onboarding of the client in which the actor may read of them, newest first. */
export async function personEntries(
  records: Reader,
  actor: Actor,
  { subject, person }: PersonKey,
  { today, most = mostOnboardings }: { readonly today: string; readonly most?: number },
): Promise<PersonEntry[]> {
  const requests = await onboardingsOfSubject(records, actor, subject);
  const entries: PersonEntry[] = [];
  for (const request of requests.slice(0, most)) {
    const file = await loadVisibleCase(records, actor, request, today);
    const entry = file && (await entryIn(file, request, person));
    if (entry) entries.push(entry);
  }
  return entries;
}

async function entryIn(file: VisibleCase, request: RequestRow, person: string): Promise<PersonEntry | undefined> {
  const { records, version, subject } = file;
  const isClient = request.type === 'individual' && person === subject.id;
  const details = isClient ? file.answers.individual : detailsIn(file, person);
  if (!isClient && !details) return undefined;
  const identities = await newestIdentities(records, request, version);
  const own = isClient ? undefined : (await ownIdentifications(records, request)).get(person);
  const name = isClient ? clientName(file) : personName(details ?? {});
  return {
    subject: subject.id,
    person,
    file,
    isClient,
    name,
    form: { ...details, ...(isClient && { email: file.answers.contact?.email }) } as PersonDetails,
    own,
    identity: identities.get(isClient ? 'self' : person),
  };
}

function clientName(file: VisibleCase): string {
  const facts = individualOf(file);
  return (facts && personName(facts)) || file.request.client_name;
}

/** A person of the company, or an owner who is in no list of people. Each passes the gate of its section. */
function detailsIn({ version, answers, gate }: VisibleCase, id: string): PersonDetails | undefined {
  // The version itself: what the person gave by an own link is a source of its own.
  const form = Object.keys(answers).length > 0 ? version?.answers : undefined;
  const person = gate('people') ? undefined : form?.people?.people?.find((one) => one.id === id);
  if (person) return person;
  const nodes = gate('ownership') ? [] : (form?.ownership?.nodes ?? []);
  return nodes.find((node) => node.kind === 'person' && node.id === id);
}

/** The details that count: what the person gave by an own link takes the place of what the form says. */
export function currentDetails({ form, own }: PersonEntry): PersonDetails {
  if (!own) return form;
  return {
    ...form,
    birthDate: own.birth_date,
    nationality: own.nationality,
    countryOfResidence: own.country_of_residence,
    identityKind: own.identity_kind,
    identityNumber: own.identity_number,
    identityExpiry: own.identity_expiry,
  };
}

/** The person's documents in this onboarding; none while they are closed to the actor. */
export function documentsOfPerson({ file, person }: PersonEntry): VisibleCase['documents'] {
  return file.gate('documents') ? [] : file.documents.filter(({ owner }) => owner === person);
}

/** What tells whether two entries are one person. Verified: the identity, and by a reviewer also the document. */
export function identifiedPerson(entry: PersonEntry): IdentifiedPerson {
  const { birthDate = '', nationality = '', email = '', identityNumber = '' } = currentDetails(entry);
  const isDocumentVerified = documentsOfPerson(entry).some(
    ({ purpose, verification }) => purpose === 'identity' && verification === 'verified',
  );
  return {
    name: entry.name,
    birthDate,
    nationality,
    email,
    document: identityNumber,
    isVerified: entry.identity?.result === 'verified' && isDocumentVerified,
  };
}
