import type { PeopleAnswers } from '@dossier/domain/kyc-form/answers';
import type { Reader, RequestRow, Row } from '../collections/rows.ts';
import { frozenOf, type Version } from './versions.ts';

type Identification = Row<'person_identifications'>;

/** What each person of an onboarding gave last by an own link, by the person's id. */
export async function ownIdentifications(
  records: Reader,
  request: Pick<RequestRow, 'id'>,
): Promise<Map<string, Identification>> {
  const sort = { sort: 'created,@rowid' };
  // What was given by a link that the owner ended does not count any more.
  const filter = 'request = {:request} && link.state != "ended"';
  const rows = await records.find('person_identifications', filter, { request: request.id }, sort);
  return new Map(rows.map((row) => [row.person, row]));
}

/**
 * The version as staff read it: what a person gave by an own link takes the place of what the form says. For staff
 * only; members of the vault read the version itself.
 */
export async function withOwnIdentifications<V extends Version>(
  records: Reader,
  request: Pick<RequestRow, 'id'>,
  version: V,
): Promise<V> {
  const people = (version.answers.people as PeopleAnswers | undefined)?.people ?? [];
  const given = people.length === 0 ? new Map<string, Identification>() : await ownIdentifications(records, request);
  if (given.size === 0) return version;
  const merged = people.map((person) => ({ ...person, ...detailsOf(given.get(person.id)) }));
  return { ...version, answers: { ...version.answers, people: { ...version.answers.people, people: merged } } };
}

function detailsOf(row: Identification | undefined) {
  if (!row) return {};
  return {
    birthDate: row.birth_date,
    nationality: row.nationality,
    countryOfResidence: row.country_of_residence,
    identityKind: row.identity_kind,
    identityNumber: row.identity_number,
    identityExpiry: row.identity_expiry,
    identityDocuments: row.photos ?? [],
  };
}

/** The frozen version of an onboarding as staff read it. */
export async function frozenForStaff(records: Reader, request: RequestRow): Promise<Version | undefined> {
  const version = await frozenOf(records, request);
  return version && withOwnIdentifications(records, request, version);
}
