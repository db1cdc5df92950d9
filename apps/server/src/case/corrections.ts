import { parseDocumentKind } from '@dossier/domain/documents';
import type { KycSection, PeopleAnswers } from '@dossier/domain/kyc-form/answers';
import { kycStepsOf } from '@dossier/domain/kyc-form/steps';
import type { CorrectionRow, Reader, RequestRow } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { hasRight } from './portal-rights.ts';
import type { Version } from './versions.ts';

/** Target of a question to the institution. */
export const institutionTarget = 'institution';

/** What the target of a correction names. */
export type CorrectionTarget =
  | { readonly kind: 'section'; readonly section: KycSection }
  | { readonly kind: 'document'; readonly documentKind: string; readonly owner: string }
  | { readonly kind: 'person'; readonly person: string };

/** Shape: `section:<name>`, `document:<kind>:<owner>`, `person:<id>`. */
export function parseTarget(target: string): CorrectionTarget | undefined {
  const [kind, first = '', second = '', ...rest] = target.split(':');
  if (first === '' || rest.length > 0) return undefined;
  if (kind === 'section' && second === '') return { kind, section: first as KycSection };
  if (kind === 'person' && second === '') return { kind, person: first };
  if (kind === 'document' && second !== '' && parseDocumentKind(first)) {
    return { kind, documentKind: first, owner: second };
  }
  return undefined;
}

/**
 * Does a target name a part of this form? Screening and risk are never targets, because that would tip off the client
 * (Wwft, article 23).
 */
export function isKnownTarget(target: string, request: RequestRow, version: Version): boolean {
  const parsed = parseTarget(target);
  const people = peopleOf(version);
  if (parsed?.kind === 'section') return kycStepsOf(request.type, request.source_of_funds).includes(parsed.section);
  if (parsed?.kind === 'person') return people.includes(parsed.person);
  if (parsed?.kind === 'document') return parsed.owner === request.subject || people.includes(parsed.owner);
  return false;
}

function peopleOf(version: Version): string[] {
  return ((version.answers.people as PeopleAnswers | undefined)?.people ?? []).map((person) => person.id);
}

/** The corrections of an onboarding that an actor may read: an institution those addressed to it, the desk all. */
export async function visibleCorrections(
  records: Reader,
  actor: Actor,
  request: Pick<RequestRow, 'id'>,
): Promise<CorrectionRow[]> {
  const rows = await records.find('gk_corrections', 'request = {:r}', { r: request.id }, { sort: 'created,@rowid' });
  return hasRight(actor, 'see-desk-work') ? rows : rows.filter(isToInstitution);
}

/** Is it a question to the institution? */
export const isToInstitution = ({ target }: Pick<CorrectionRow, 'target'>): boolean => target === institutionTarget;

/** The corrections that the client was asked for in the current round. */
export async function clientCorrections(records: Reader, request: RequestRow): Promise<CorrectionRow[]> {
  const filter = 'request = {:request} && round = {:round} && target != {:institution}';
  const values = { request: request.id, round: request.round, institution: institutionTarget };
  return records.find('gk_corrections', filter, values, { sort: 'created,@rowid' });
}

/** What the actor may read of the client's answers to requests about one document, oldest first. */
export async function answersAbout(
  records: Reader,
  actor: Actor,
  request: Pick<RequestRow, 'id'>,
  document: { readonly kind: string; readonly owner: string },
): Promise<CorrectionRow[]> {
  const rows = await visibleCorrections(records, actor, request);
  return rows.filter(({ target, answer }) => {
    const parsed = parseTarget(target);
    const isMeant = parsed?.kind === 'document' && parsed.documentKind === document.kind;
    return answer !== '' && isMeant && parsed.owner === document.owner;
  });
}
