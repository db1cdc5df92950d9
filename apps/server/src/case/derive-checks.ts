import type { Check, CheckStatus } from '@dossier/domain/checks';
import type { DeskRecordsStore, Reader, RequestRow } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { appendCheckStatuses, type NewCheckStatus } from './checks.ts';
import { documentsOfVersion, type VaultDocument } from './documents.ts';
import { identityPeople, newestIdentities } from './identities.ts';
import { newestScreenings, screeningStatusOf, screeningTargets } from './screenings.ts';
import { frozenOf, type Version } from './versions.ts';

type DerivedCheck = Extract<Check, 'documents' | 'identity' | 'company_screening' | 'person_screening'>;

interface Facts {
  readonly request: RequestRow;
  readonly version: Version;
}

/** How the status of each check that is not set by hand is derived from its rows. */
const derivations: Readonly<
  Record<DerivedCheck, (records: Reader, facts: Facts) => Promise<Omit<NewCheckStatus, 'check'>>>
> = {
  documents: async (records, { request, version }) =>
    documentsStatus(await documentsOfVersion(records, request, version)),
  identity: identityStatus,
  company_screening: (records, facts) => screeningStatus(records, facts, 'company'),
  person_screening: (records, facts) => screeningStatus(records, facts, 'person'),
};

/** Derives the checks of a submitted onboarding again and appends the statuses that changed. */
export async function updateDerivedChecks(
  records: DeskRecordsStore,
  request: RequestRow,
  by: Actor | null,
): Promise<void> {
  await appendCheckStatuses(records, request.id, await deriveCheckStatuses(records, request), by);
}

/** The statuses that follow from the rows of a submitted onboarding; none before the first submit. */
export async function deriveCheckStatuses(records: Reader, request: RequestRow): Promise<NewCheckStatus[]> {
  const version = await frozenOf(records, request);
  if (!version) return [];
  const applicable = (Object.keys(derivations) as DerivedCheck[]).filter(
    (check) => request.type === 'business' || check !== 'company_screening',
  );
  const statuses: NewCheckStatus[] = [];
  for (const check of applicable)
    statuses.push({ check, ...(await derivations[check](records, { request, version })) });
  return statuses;
}

function documentsStatus(documents: readonly VaultDocument[]): Omit<NewCheckStatus, 'check'> {
  const verifications = documents.map((document) => document.verification);
  if (verifications.length === 0 || verifications.includes('pending')) return { status: 'pending' };
  const failed = documents.find((document) => document.verification !== 'verified');
  if (!failed) return { status: 'verified' };
  return { status: failed.verification as CheckStatus, reason: failed.reason };
}

async function identityStatus(records: Reader, { request, version }: Facts): Promise<Omit<NewCheckStatus, 'check'>> {
  const required = (await identityPeople(records, request, version)).filter((person) => person.required);
  const newest = await newestIdentities(records, request, version);
  const results = required.map((person) => newest.get(person.id));
  if (results.length === 0 || results.includes(undefined)) return { status: 'pending' };
  const failed = results.find((row) => row?.result === 'failed');
  return failed ? { status: 'failed', reason: failed.reason } : { status: 'verified' };
}

async function screeningStatus(records: Reader, { request, version }: Facts, kind: 'company' | 'person') {
  const targets = await screeningTargets(records, request, version);
  return { status: screeningStatusOf(kind, targets, await newestScreenings(records, request.id)) };
}
