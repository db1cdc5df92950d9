import type { KycAnswers, KycSection } from '@dossier/domain/kyc-form/answers';
import type { Declaration } from '@dossier/domain/kyc-form/declaration';
import { kycSectionTable, sectionsOf } from '@dossier/domain/kyc-form/sections';
import type { OnboardingType } from '@dossier/domain/onboarding';
import type { DeskRecordsStore, Reader, RequestRow } from '../collections/rows.ts';
import type { SectionStates } from '../collections/shapes.ts';

/** The collection of the versions of each type of subject. */
const collections = {
  business: 'kyc_businesses_details',
  individual: 'kyc_individuals_details',
} as const satisfies Record<OnboardingType, string>;

export type VersionCollection = (typeof collections)[OnboardingType];

/** One version of a subject's KYC, of a company or a person. */
export interface Version {
  readonly collection: VersionCollection;
  readonly id: string;
  readonly request: string;
  readonly number: number;
  readonly state: 'draft' | 'submitted' | 'superseded';
  readonly answers: Partial<KycAnswers>;
  readonly sectionStates: SectionStates;
  /** Ids of `kyc_docs` of a frozen version; empty in a draft. */
  readonly documents: readonly string[];
  readonly submittedAt: string;
  readonly declaration: Declaration | null;
  readonly updated: string;
}

/** Each section that a form of this type can have, with its column. */
const columnsByType = (type: OnboardingType) =>
  sectionsOf(type).map((section): [KycSection, string] => [section, kycSectionTable[section].column]);

type Raw = { id: string } & Record<string, unknown>;

function toVersion(type: OnboardingType, row: Raw): Version {
  const given = columnsByType(type).filter(([, column]) => row[column] !== null && row[column] !== undefined);
  return {
    collection: collections[type],
    id: row.id,
    request: String(row['request']),
    number: Number(row['number']),
    state: row['state'] as Version['state'],
    answers: Object.fromEntries(given.map(([section, column]) => [section, row[column]])) as Partial<KycAnswers>,
    sectionStates: (row['section_states'] ?? {}) as SectionStates,
    documents: (row['documents'] ?? []) as string[],
    submittedAt: String(row['submitted_at'] ?? ''),
    declaration: (row['declaration'] ?? null) as Declaration | null,
    updated: String(row['updated'] ?? ''),
  };
}

/** The current draft of an onboarding. */
export async function draftOf(records: Reader, request: RequestRow): Promise<Version | undefined> {
  const filter = 'request = {:request} && state = "draft"';
  const row = await records.first(collections[request.type], filter, { request: request.id });
  return row && toVersion(request.type, row as unknown as Raw);
}

/** The frozen version of an onboarding; undefined before its first submit. */
export async function frozenOf(records: Reader, request: RequestRow): Promise<Version | undefined> {
  if (request.version === '') return undefined;
  const row = await records.get(collections[request.type], request.version);
  return row && toVersion(request.type, row as unknown as Raw);
}

/** Was the form sent more than once? Each time after the first it answered what the desk had asked. */
export async function isSentAgain(records: Reader, request: RequestRow): Promise<boolean> {
  const filter = 'request = {:request} && state = "superseded"';
  return (await records.first(collections[request.type], filter, { request: request.id })) !== undefined;
}

/** The newest submitted version of a vault, of any onboarding. */
export async function newestOfVault(
  records: Reader,
  type: OnboardingType,
  subject: string,
): Promise<Version | undefined> {
  const filter = `${type} = {:subject} && state != "draft"`;
  const row = await records.first(collections[type], filter, { subject }, { sort: '-submitted_at,-number,-@rowid' });
  return row && toVersion(type, row as unknown as Raw);
}

/**
 * Did the client send the answers of this onboarding's draft before: in an earlier round, or for an institution whose
 * form was sent before this one was asked for?
 */
export function isAnsweredBefore(
  request: Pick<RequestRow, 'version' | 'requested_at'>,
  earlier: Version | undefined,
): boolean {
  return request.version !== '' || (earlier !== undefined && earlier.submittedAt <= request.requested_at);
}

/** The number of the next version of a vault. A merged vault has the numbers of both. */
export async function nextVersionNumber(records: Reader, type: OnboardingType, subject: string): Promise<number> {
  const filter = `${type} = {:subject} && state != "draft"`;
  const row = await records.first(collections[type], filter, { subject }, { sort: '-number' });
  return (row?.number ?? 0) + 1;
}

/** Every version of a vault, drafts too, oldest first. */
export async function versionsOfVault(records: Reader, type: OnboardingType, subject: string): Promise<Version[]> {
  const sort = { sort: 'number,@rowid' };
  const rows = await records.find(collections[type], `${type} = {:subject}`, { subject }, sort);
  return rows.map((row) => toVersion(type, row as unknown as Raw));
}

/** When a section of an onboarding's draft was last saved; '' when none was. */
export function savedAtOf(request: Pick<RequestRow, 'id'>, version: Version | undefined): string {
  if (version?.state !== 'draft' || version.request !== request.id) return '';
  const saved = Object.values(version.sectionStates).map((state) => state.savedAt);
  return saved.toSorted().at(-1) ?? '';
}

/** Values of a version's columns for these answers. */
export function columnsOf(type: OnboardingType, answers: Partial<KycAnswers>): Record<string, unknown> {
  return Object.fromEntries(columnsByType(type).map(([section, column]) => [column, answers[section] ?? null]));
}

/** Starts a draft with these answers, the next number of its vault. */
export async function startDraft(
  records: DeskRecordsStore,
  request: RequestRow,
  answers: Partial<KycAnswers>,
  sectionStates: SectionStates = {},
): Promise<void> {
  await records.create(collections[request.type], {
    [request.type]: request.subject,
    request: request.id,
    number: await nextVersionNumber(records, request.type, request.subject),
    state: 'draft',
    section_states: sectionStates,
    ...columnsOf(request.type, answers),
  } as never);
}
