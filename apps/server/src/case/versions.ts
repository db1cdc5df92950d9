import type { KycAnswers, KycSection } from '@dossier/domain/kyc-form/answers';
import type { kycSteps } from '@dossier/domain/kyc-form/steps';
import type { OnboardingType } from '@dossier/domain/onboarding';
import type { DeskRecordsStore, Reader, RequestRow } from '../collections/rows.ts';
import type { SectionStates } from '../collections/shapes.ts';

interface VersionTable<Section extends KycSection> {
  readonly collection: string;
  readonly columns: Readonly<Record<Section, string>>;
}

/** The collection of the versions of each type of subject, and the column of each section. */
const tables = {
  business: {
    collection: 'kyc_businesses_details',
    columns: {
      contact: 'contact',
      'legal-entity': 'legal_entity',
      activities: 'activities',
      ownership: 'ownership',
      people: 'people',
      funds: 'funds',
      identity: 'identity',
    },
  },
  individual: {
    collection: 'kyc_individuals_details',
    columns: { contact: 'contact', individual: 'personal', funds: 'funds', identity: 'identity' },
  },
} as const satisfies { readonly [T in OnboardingType]: VersionTable<(typeof kycSteps)[T][number]> };

export type VersionCollection = (typeof tables)[OnboardingType]['collection'];

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
  readonly updated: string;
}

/** The column of a section; undefined when a form of this type does not have it. */
export function columnOf(type: OnboardingType, section: KycSection): string | undefined {
  return (tables[type].columns as Partial<Record<KycSection, string>>)[section];
}

type Raw = { id: string } & Record<string, unknown>;

function toVersion(type: OnboardingType, row: Raw): Version {
  const columns = Object.entries(tables[type].columns) as [KycSection, string][];
  const given = columns.filter(([, column]) => row[column] !== null && row[column] !== undefined);
  return {
    collection: tables[type].collection,
    id: row.id,
    request: String(row['request']),
    number: Number(row['number']),
    state: row['state'] as Version['state'],
    answers: Object.fromEntries(given.map(([section, column]) => [section, row[column]])) as Partial<KycAnswers>,
    sectionStates: (row['section_states'] ?? {}) as SectionStates,
    documents: (row['documents'] ?? []) as string[],
    submittedAt: String(row['submitted_at'] ?? ''),
    updated: String(row['updated'] ?? ''),
  };
}

/** The current draft of an onboarding. */
export async function draftOf(records: Reader, request: RequestRow): Promise<Version | undefined> {
  const filter = 'request = {:request} && state = "draft"';
  const row = await records.first(tables[request.type].collection, filter, { request: request.id });
  return row && toVersion(request.type, row as unknown as Raw);
}

/** The frozen version of an onboarding; undefined before its first submit. */
export async function frozenOf(records: Reader, request: RequestRow): Promise<Version | undefined> {
  if (request.version === '') return undefined;
  const row = await records.get(tables[request.type].collection, request.version);
  return row && toVersion(request.type, row as unknown as Raw);
}

/** The newest submitted version of a vault, of any onboarding. */
export async function newestOfVault(
  records: Reader,
  type: OnboardingType,
  subject: string,
): Promise<Version | undefined> {
  const filter = `${type} = {:subject} && state != "draft"`;
  const row = await records.first(tables[type].collection, filter, { subject }, { sort: '-number,-@rowid' });
  return row && toVersion(type, row as unknown as Raw);
}

/** Every version of a vault, drafts too, oldest first. */
export async function versionsOfVault(records: Reader, type: OnboardingType, subject: string): Promise<Version[]> {
  const sort = { sort: 'number,@rowid' };
  const rows = await records.find(tables[type].collection, `${type} = {:subject}`, { subject }, sort);
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
  const columns = Object.entries(tables[type].columns) as [KycSection, string][];
  return Object.fromEntries(columns.map(([section, column]) => [column, answers[section] ?? null]));
}

/** Starts a draft with these answers, the next number of its vault. */
export async function startDraft(
  records: DeskRecordsStore,
  request: RequestRow,
  answers: Partial<KycAnswers>,
  sectionStates: SectionStates = {},
): Promise<void> {
  const last = await newestOfVault(records, request.type, request.subject);
  await records.create(tables[request.type].collection, {
    [request.type]: request.subject,
    request: request.id,
    number: (last?.number ?? 0) + 1,
    state: 'draft',
    section_states: sectionStates,
    ...columnsOf(request.type, answers),
  } as never);
}
