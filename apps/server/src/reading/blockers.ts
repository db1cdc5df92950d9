import type { Check } from '@dossier/domain/checks';
import { type CheckFacts, checkWords, isFinal } from './check-words.ts';
import { isOpenHit } from './screening.ts';

/** What stands in the way of completing. */
export interface Blocker {
  readonly code: 'check-not-final' | 'hit-open' | 'correction-open' | 'screening-failed' | 'document-pending';
  readonly check?: Check;
  readonly count: number;
  /** A reviewer cannot, a lead can with a reason. */
  readonly leadMayPass: boolean;
}

/** Everything that stands in the way of completing this onboarding; empty when nothing does. Source: domain.md 2, 11. */
export function blockersOf(facts: CheckFacts): Blocker[] {
  const required = checkWords(facts).filter((word) => word.required);
  const openHits = facts.screenings.flatMap((screening) => screening.hits).filter(isOpenHit).length;
  const openCorrections = facts.corrections.filter((correction) => correction.status === 'open').length;
  const pendingDocuments = facts.documents.filter((document) => document.verification === 'pending').length;
  const blockers: Blocker[] = [];
  for (const { check, status } of required) {
    const isScreening = check === 'company_screening' || check === 'person_screening';
    if (check === 'documents' && pendingDocuments > 0) {
      blockers.push({ code: 'document-pending', check, count: pendingDocuments, leadMayPass: false });
    } else if (!isFinal(status)) blockers.push({ code: 'check-not-final', check, count: 1, leadMayPass: false });
    else if (isScreening && status === 'failed') {
      blockers.push({ code: 'screening-failed', check, count: 1, leadMayPass: true });
    }
  }
  if (openHits > 0) blockers.push({ code: 'hit-open', count: openHits, leadMayPass: false });
  if (openCorrections > 0) blockers.push({ code: 'correction-open', count: openCorrections, leadMayPass: false });
  return blockers;
}
