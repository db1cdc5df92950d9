import type { CorrectionRow, Reader, RequestRow } from '../collections/rows.ts';
import { clientCorrections, parseTarget } from './corrections.ts';

/** Ids of the persons of an onboarding who gave their identification by an own link. */
export async function personsByLink(records: Reader, request: Pick<RequestRow, 'id'>): Promise<Set<string>> {
  const filter = 'request = {:request} && scope = "person" && state = "given"';
  const links = await records.find('helper_links', filter, { request: request.id });
  return new Set(links.map(({ person }) => person));
}

/**
 * The person whom a correction is for; '' when it is for those who fill in the form. A correction of a document that a
 * person gave by an own link goes to that person.
 */
export function askedPerson({ target }: Pick<CorrectionRow, 'target'>, byLink: ReadonlySet<string>): string {
  const parsed = parseTarget(target);
  const isIdentity = parsed?.kind === 'document' && parsed.documentKind === 'other-identity';
  return isIdentity && byLink.has(parsed.owner) ? parsed.owner : '';
}

/** Corrections of the current round for one person, or with '' those for the people who fill in the form. */
export async function correctionsOfPerson(
  records: Reader,
  request: RequestRow,
  person: string,
): Promise<CorrectionRow[]> {
  const byLink = await personsByLink(records, request);
  const asked = await clientCorrections(records, request);
  return asked.filter((correction) => askedPerson(correction, byLink) === person);
}

/** Persons with an open correction in the current round. */
export async function personsAskedAgain(records: Reader, request: RequestRow): Promise<Set<string>> {
  const byLink = await personsByLink(records, request);
  const open = (await clientCorrections(records, request)).filter(({ status }) => status === 'open');
  return new Set(open.map((correction) => askedPerson(correction, byLink)).filter((person) => person !== ''));
}
