import type { PeopleAnswers } from '@dossier/domain/kyc-form/answers';
import type { Reader, RequestRow, Row } from '../collections/rows.ts';
import { frozenOf, type Version } from './versions.ts';

export interface IdentityPerson {
  readonly id: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Owners, those who stand in for them, and representatives must be verified; others may be. */
  readonly required: boolean;
}

/** Whose identity is to be verified in an onboarding: the people of its version, or the person itself. */
export async function identityPeople(records: Reader, request: RequestRow, given?: Version): Promise<IdentityPerson[]> {
  if (request.type === 'individual') return [await self(records, request)];
  const version = given ?? (await frozenOf(records, request));
  const people = (version?.answers.people as PeopleAnswers | undefined)?.people ?? [];
  return people.map((person) => ({
    id: person.id,
    ...named(person.firstName, person.lastName),
    required: Boolean(person.isUbo || person.isStandIn || person.isRepresentative),
  }));
}

async function self(records: Reader, request: RequestRow): Promise<IdentityPerson> {
  const individual = await records.get('kyc_individual', request.individual);
  return { id: 'self', ...named(individual?.first_name, individual?.last_name), required: true };
}

function named(firstName = '', lastName = '') {
  return { firstName, lastName, name: `${firstName} ${lastName}`.trim() };
}

/** The newest verification of each person, for this onboarding alone. */
export async function newestIdentities(
  records: Reader,
  request: string,
): Promise<Map<string, Row<'identity_verifications'>>> {
  const rows = await records.find(
    'identity_verifications',
    'request = {:request}',
    { request },
    { sort: 'created,@rowid' },
  );
  return new Map(rows.map((row) => [row.person, row]));
}

/** Persons (id, or `self`) whose identity is verified in this onboarding. */
export async function verifiedPeople(records: Reader, request: string): Promise<string[]> {
  const newest = [...(await newestIdentities(records, request)).values()];
  return newest.filter((row) => row.result === 'verified').map((row) => row.person);
}
