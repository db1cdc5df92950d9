import { type Check, type CheckStatus, checks, finalCheckStatuses, requiredChecks } from '@dossier/domain/checks';
import type { Reader, Row } from './rows.ts';
import { isOpenHit, type Screening, screeningsOf, screeningTargets } from './screening.ts';
import { documentsOf, type VaultDocument, vaultDocuments } from './vault-documents.ts';
import { frozenVersion, mustBeIdentified, type Version } from './version.ts';

/** The word of one check: set by a person, or followed from rows. */
export interface CheckWord {
  readonly check: Check;
  readonly status: CheckStatus;
  readonly required: boolean;
  readonly by: string;
  readonly at: string;
  readonly reason: string;
  readonly openHits: number;
}

/** What the words of an onboarding's checks follow from. */
export interface CheckFacts {
  readonly request: Row<'gk_requests'>;
  readonly version: Version | undefined;
  readonly documents: readonly VaultDocument[];
  readonly identities: readonly Row<'identity_verifications'>[];
  readonly screenings: readonly Screening[];
  readonly stored: ReadonlyMap<Check, Row<'statuses'>>;
  readonly corrections: readonly Row<'gk_corrections'>[];
}

export async function checkFacts(records: Reader, request: Row<'gk_requests'>): Promise<CheckFacts> {
  const of = { r: request.id };
  const version = await frozenVersion(records, request);
  const [all, identities, screenings, statuses, corrections] = await Promise.all([
    vaultDocuments(records, request),
    records.find('identity_verifications', 'request = {:r}', of, { sort: 'created,id' }),
    screeningsOf(records, request.id),
    records.find('statuses', 'request = {:r}', of, { sort: 'created,id' }),
    records.find('gk_corrections', 'request = {:r}', of, { sort: 'created,id' }),
  ]);
  return {
    request,
    version,
    documents: version ? documentsOf(version, all) : [],
    identities,
    screenings,
    stored: new Map(statuses.map((row) => [row.check, row])),
    corrections,
  };
}

type Word = Omit<CheckWord, 'check' | 'required'>;
const pending: Word = { status: 'pending', by: '', at: '', reason: '', openHits: 0 };

/** The words of all checks that matter for this onboarding, in the catalogue's order. */
export function checkWords(facts: CheckFacts): CheckWord[] {
  const { request, stored } = facts;
  const required = requiredChecks(request.scope ?? [], request.type);
  return checks
    .filter((check) => required.includes(check) || (stored.has(check) && isOfType(check, request.type)))
    .map((check) => ({ check, required: required.includes(check), ...(follow[check] ?? setByHand(check))(facts) }));
}

const isOfType = (check: Check, type: 'business' | 'individual') =>
  type === 'business' || !['registration', 'activities', 'ownership', 'people', 'company_screening'].includes(check);

const setByHand =
  (check: Check) =>
  ({ stored }: CheckFacts): Word => {
    const row = stored.get(check);
    return row ? { ...pending, status: row.status, by: row.by_name, at: row.created, reason: row.reason } : pending;
  };

/** Checks whose word follows from rows. */
const follow: Partial<Record<Check, (facts: CheckFacts) => Word>> = {
  documents: (facts) => documentsWord(facts),
  identity: (facts) => identityWord(facts),
  company_screening: (facts) => screeningsWord(facts, 'company'),
  person_screening: (facts) => screeningsWord(facts, 'person'),
};

function documentsWord(facts: CheckFacts): Word {
  const { documents } = facts;
  if (documents.length === 0) return setByHand('documents')(facts);
  const last = documents.toSorted((a, b) => (a.verifiedAt < b.verifiedAt ? 1 : -1))[0];
  const word = worst(documents.map((document) => document.verification));
  return { ...pending, status: word, at: last?.verifiedAt ?? '' };
}

/** Persons whose identity must be verified: `self` for a natural person's own file. */
export function peopleToIdentify(request: { type: 'business' | 'individual' }, version: Version | undefined): string[] {
  if (request.type === 'individual') return ['self'];
  return (version?.answers.people?.people ?? []).filter(mustBeIdentified).map((person) => person.id);
}

function identityWord({ request, version, identities }: CheckFacts): Word {
  const people = peopleToIdentify(request, version);
  if (people.length === 0 || !version) return pending;
  const results = people.map((person) => identities.findLast((row) => row.person === person));
  const last = results.filter((row) => row !== undefined).toSorted((a, b) => (a.created < b.created ? 1 : -1))[0];
  const by = last ? `${last.verifier_first_name} ${last.verifier_last_name}` : '';
  return { ...pending, status: worst(results.map((row) => row?.result ?? 'pending')), by, at: last?.created ?? '' };
}

function screeningsWord({ request, version, screenings }: CheckFacts, kind: 'company' | 'person'): Word {
  const needed = screeningTargets(request.type, request.client_name, version).filter((target) => target.kind === kind);
  const found = needed.map(({ target }) => screenings.find(({ row }) => row.kind === kind && row.target === target));
  if (needed.length === 0 || !version) return pending;
  const last = found.filter((one) => one !== undefined).toSorted((a, b) => (a.row.run_at < b.row.run_at ? 1 : -1))[0];
  return {
    status: worst(found.map((one) => one?.status ?? 'pending')),
    by: last?.row.by_name ?? '',
    at: last?.row.run_at ?? '',
    reason: last?.row.error || '',
    openHits: found.flatMap((one) => one?.hits ?? []).filter(isOpenHit).length,
  };
}

/** The word of the whole is that of its worst part: what is open first, then what went wrong. */
function worst(words: readonly CheckStatus[]): CheckStatus {
  const order: readonly CheckStatus[] = ['pending', 'failed', 'rejected', 'verified', 'approved', 'clear'];
  return order.find((word) => words.includes(word)) ?? 'pending';
}

export const isFinal = (status: CheckStatus): boolean => finalCheckStatuses.includes(status);
