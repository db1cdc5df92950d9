import type { Check, CheckStatus } from '@dossier/domain/checks';
import type { Actor } from '../runtime/actor.ts';
import type { DeskRecordsStore } from '../workflows/workflow.ts';
import { identityPeople, newestIdentities } from './identities.ts';
import type { Reader } from './own-request.ts';
import type { RequestRow } from './rows.ts';
import { newestScreenings, screeningTargets, wordOfScreenings } from './screenings.ts';
import { appendWords, type NewWord } from './statuses.ts';
import { allDocuments, currentDocuments, type VaultDocument } from './vault-documents.ts';
import { frozenOf, type Version } from './version.ts';

type FollowedCheck = Extract<Check, 'documents' | 'identity' | 'company_screening' | 'person_screening'>;

interface Facts {
  readonly request: RequestRow;
  readonly version: Version;
}

/** How each check that is not set by hand follows from its rows. */
const followers: Readonly<Record<FollowedCheck, (records: Reader, facts: Facts) => Promise<Omit<NewWord, 'check'>>>> = {
  documents: async (records, { request, version }) =>
    wordOfDocuments(await documentsOfVersion(records, request, version)),
  identity: wordOfIdentities,
  company_screening: (records, facts) => screeningWord(records, facts, 'company'),
  person_screening: (records, facts) => screeningWord(records, facts, 'person'),
};

/** Recomputes the followed checks of a submitted file and appends the words that changed. */
export async function followChecks(records: DeskRecordsStore, request: RequestRow, by: Actor | null): Promise<void> {
  await appendWords(records, request.id, await followedWords(records, request), by);
}

/** The words that the rows of a submitted file add up to; none before the first submit. */
export async function followedWords(records: Reader, request: RequestRow): Promise<NewWord[]> {
  const version = await frozenOf(records, request);
  if (!version) return [];
  const applicable = (Object.keys(followers) as FollowedCheck[]).filter(
    (check) => request.type === 'business' || check !== 'company_screening',
  );
  const words: NewWord[] = [];
  for (const check of applicable) words.push({ check, ...(await followers[check](records, { request, version })) });
  return words;
}

/** The documents that a version was submitted with. */
export async function documentsOfVersion(
  records: Reader,
  request: RequestRow,
  version: Version,
): Promise<VaultDocument[]> {
  if (version.state === 'draft') return currentDocuments(records, request);
  const all = await allDocuments(records, request);
  return all.filter((document) => version.documents.includes(document.id));
}

function wordOfDocuments(documents: readonly VaultDocument[]): Omit<NewWord, 'check'> {
  const words = documents.map((document) => document.verification);
  if (words.length === 0 || words.includes('pending')) return { status: 'pending' };
  const refused = documents.find((document) => document.verification !== 'verified');
  if (!refused) return { status: 'verified' };
  return { status: refused.verification as CheckStatus, reason: refused.reason };
}

async function wordOfIdentities(records: Reader, { request, version }: Facts): Promise<Omit<NewWord, 'check'>> {
  const required = (await identityPeople(records, request, version)).filter((person) => person.required);
  const newest = await newestIdentities(records, request.id);
  const results = required.map((person) => newest.get(person.id));
  if (results.length === 0 || results.includes(undefined)) return { status: 'pending' };
  const failed = results.find((row) => row?.result === 'failed');
  return failed ? { status: 'failed', reason: failed.reason } : { status: 'verified' };
}

async function screeningWord(records: Reader, { request, version }: Facts, kind: 'company' | 'person') {
  const targets = await screeningTargets(records, request, version);
  return { status: wordOfScreenings(kind, targets, await newestScreenings(records, request.id)) };
}
