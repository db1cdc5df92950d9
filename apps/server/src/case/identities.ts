import type { PeopleAnswers } from '@dossier/domain/kyc-form/answers';
import type { Reader, RequestRow, Row } from '../collections/rows.ts';
import { frozenOf, type Version } from './versions.ts';

export interface IdentityPerson {
  readonly id: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Owners, directors reported in their place, and representatives must be verified; others may be. */
  readonly required: boolean;
}

/** The people to identify in an onboarding: those of the given or the frozen version, or the person itself. */
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

/**
 * The newest verification of each person, for this onboarding alone. It lapses when the person's name in the version
 * has changed since: it was another name that was verified.
 */
export async function newestIdentities(
  records: Reader,
  request: RequestRow,
  given?: Version,
): Promise<Map<string, Row<'identity_verifications'>>> {
  const people = await identityPeople(records, request, given);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const sort = { sort: 'created,@rowid' };
  const rows = await records.find('identity_verifications', 'request = {:request}', { request: request.id }, sort);
  const newest = new Map(rows.map((row) => [row.person, row]));
  return new Map([...newest].filter(([person, row]) => names.get(person) === verifiedName(row)));
}

const verifiedName = (row: Row<'identity_verifications'>): string =>
  named(row.verified_first_name, row.verified_last_name).name;

/** Persons (id, or `self`) whose identity is verified in this onboarding. */
export async function verifiedPeople(records: Reader, request: RequestRow, given?: Version): Promise<string[]> {
  const newest = [...(await newestIdentities(records, request, given)).values()];
  return newest.filter((row) => row.result === 'verified').map((row) => row.person);
}
