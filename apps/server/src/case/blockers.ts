import { type Check, finalCheckStatuses, requiredChecks } from '@dossier/domain/checks';
import type { Blocker } from '@dossier/domain/contracts/answers/entity';
import type { RefusalCode } from '@dossier/domain/refusals';
import type { Reader, RequestRow } from '../collections/rows.ts';
import { newestStatuses } from './checks.ts';
import { documentsOfVersion } from './documents.ts';
import { countOpenHits } from './screenings.ts';
import { frozenOf } from './versions.ts';

/** What blocks completing an onboarding: `complete` refuses with the first, the screen lists all. */
export async function blockersOf(records: Reader, request: RequestRow): Promise<Blocker[]> {
  const of = { request: request.id };
  const openHits = await countOpenHits(records, request.id);
  const openCorrections = await records.count('gk_corrections', 'request = {:request} && status = "open"', of);
  return [
    ...(await checkBlockers(records, request)),
    ...blocker('hit-open', openHits),
    ...blocker('correction-open', openCorrections),
  ];
}

function blocker(code: Blocker['code'], count: number): Blocker[] {
  return count === 0 ? [] : [{ code, count, leadMayPass: false }];
}

async function checkBlockers(records: Reader, request: RequestRow): Promise<Blocker[]> {
  const newest = await newestStatuses(records, request.id);
  const pendingDocuments = await countPendingDocuments(records, request);
  return requiredChecks(request.scope ?? [], request.type).flatMap((check): Blocker[] => {
    const status = newest.get(check)?.status ?? 'pending';
    if (!finalCheckStatuses.includes(status)) return [notFinal(check, pendingDocuments)];
    const isScreening = check === 'company_screening' || check === 'person_screening';
    return isScreening && status === 'failed' ? [{ code: 'screening-failed', check, count: 1, leadMayPass: true }] : [];
  });
}

function notFinal(check: Check, pendingDocuments: number): Blocker {
  if (check !== 'documents' || pendingDocuments === 0) {
    return { code: 'check-not-final', check, count: 1, leadMayPass: false };
  }
  return { code: 'document-pending', check, count: pendingDocuments, leadMayPass: false };
}

/** Documents of the submitted version that a reviewer has not verified or rejected yet. */
export async function countPendingDocuments(records: Reader, request: RequestRow): Promise<number> {
  const version = await frozenOf(records, request);
  const documents = version ? await documentsOfVersion(records, request, version) : [];
  return documents.filter((document) => document.verification === 'pending').length;
}

/** The refusal of `complete` for each kind of blocker. */
export const refusalOfBlocker = {
  'check-not-final': 'checks-not-final',
  'document-pending': 'checks-not-final',
  'hit-open': 'hits-open',
  'correction-open': 'corrections-open',
  'screening-failed': 'lead-required',
} as const satisfies Record<Blocker['code'], RefusalCode>;
