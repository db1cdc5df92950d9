import type { KycAnswers, KycSection, PersonAnswers } from '@dossier/domain/kyc-form/answers';
import type { SectionStates } from '../collections/shapes.ts';
import type { Reader, Row } from './rows.ts';

/** A version of a KYC form, of a company or of a person, in one shape. */
export interface Version {
  readonly id: string;
  readonly number: number;
  readonly state: 'draft' | 'submitted' | 'superseded';
  readonly request: string;
  readonly submittedAt: string;
  readonly submittedBy: string;
  readonly answers: Partial<KycAnswers>;
  /** Documents that were current at submit; null when the version does not say. */
  readonly documents: readonly string[] | null;
  readonly sectionStates: SectionStates;
  readonly updated: string;
}

type BusinessVersion = Row<'kyc_businesses_details'>;
type PersonVersion = Row<'kyc_individuals_details'>;

/** Column of a section: only two differ from its name. */
export function columnOf(section: KycSection): string {
  const own: Partial<Record<KycSection, string>> = { 'legal-entity': 'legal_entity', individual: 'personal' };
  return own[section] ?? section;
}

function businessAnswers(row: BusinessVersion): Partial<KycAnswers> {
  return given({
    contact: row.contact,
    'legal-entity': row.legal_entity,
    activities: row.activities,
    ownership: row.ownership,
    people: row.people,
    funds: row.funds,
    identity: row.identity,
  });
}

function personAnswers(row: PersonVersion): Partial<KycAnswers> {
  return given({ contact: row.contact, individual: row.personal, funds: row.funds, identity: row.identity });
}

function given(answers: { [S in KycSection]?: KycAnswers[S] | null }): Partial<KycAnswers> {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value)) as Partial<KycAnswers>;
}

function versionOf(row: BusinessVersion | PersonVersion): Version {
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    request: row.request,
    submittedAt: row.submitted_at,
    submittedBy: row.submitted_by,
    answers: 'business' in row ? businessAnswers(row) : personAnswers(row),
    documents: row.documents,
    sectionStates: row.section_states ?? {},
    updated: row.updated,
  };
}

export interface OfRequest {
  readonly id: string;
  readonly type: 'business' | 'individual';
  readonly version: string;
  readonly subject: string;
}

const collectionOf = { business: 'kyc_businesses_details', individual: 'kyc_individuals_details' } as const;

/** The frozen version that counts for an onboarding; undefined before the first submit. */
export async function frozenVersion(records: Reader, request: OfRequest): Promise<Version | undefined> {
  if (request.version === '') return undefined;
  const row = await records.get(collectionOf[request.type], request.version);
  return row && versionOf(row as BusinessVersion | PersonVersion);
}

/** The running draft of an onboarding. */
export async function draftVersion(records: Reader, request: OfRequest): Promise<Version | undefined> {
  const row = await records.first(collectionOf[request.type], 'request = {:r} && state = "draft"', { r: request.id });
  return row && versionOf(row as BusinessVersion | PersonVersion);
}

/** The newest version that was ever submitted for a subject: what its vault holds. */
export async function vaultVersion(
  records: Reader,
  subject: { readonly type: 'business' | 'individual'; readonly subject: string },
): Promise<Version | undefined> {
  if (subject.subject === '') return undefined;
  const row = await records.first(
    collectionOf[subject.type],
    `${subject.type} = {:s} && state != "draft"`,
    { s: subject.subject },
    { sort: '-submitted_at,-number' },
  );
  return row && versionOf(row as BusinessVersion | PersonVersion);
}

/** Names of the people and companies that a version speaks of, by id. */
export function namesIn(answers: Partial<KycAnswers>): Map<string, string> {
  const names = new Map<string, string>();
  for (const node of answers.ownership?.nodes ?? []) {
    names.set(node.id, node.kind === 'company' ? (node.name ?? '') : personName(node));
  }
  for (const person of answers.people?.people ?? []) names.set(person.id, personName(person));
  return names;
}

export function personName(person: { firstName?: string; lastName?: string }): string {
  return `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim();
}

/** People whose identity somebody must have seen: beneficial owners, their stand-ins, representatives. */
export function mustBeIdentified(person: PersonAnswers): boolean {
  return person.isUbo === true || person.isStandIn === true || person.isRepresentative === true;
}
