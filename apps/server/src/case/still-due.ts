import { isOpen } from '@dossier/domain/onboarding';
import type { Reader } from '../collections/rows.ts';
import { isOwed, isReminded, policyFor } from './reminders.ts';

/** What an automatic mail depends on: the step of an onboarding, its deadline, or an own link that was not used yet. */
export interface DueWhile {
  readonly request: string;
  readonly kind: 'reminder' | 'warning' | 'owner-warning' | 'person';
  /** Start of the step. */
  readonly since?: string;
  readonly deadline?: string;
  readonly link?: string;
}

/**
 * Is an automatic mail that waited in the outbox still due? Not when its client is done, the turn has passed, the
 * onboarding is over or the institution has stopped it.
 */
export async function isStillDue(records: Reader, due: DueWhile, now: Date): Promise<boolean> {
  const request = await records.get('gk_requests', due.request);
  if (!request || !isOpen(request.status)) return false;
  const policy = await policyFor(records, request.org);
  if (due.kind === 'owner-warning') return policy.warnsOwner && request.deadline === due.deadline;
  if (request.reminders_stopped) return false;
  if (due.kind === 'person') {
    const link = await records.get('helper_links', due.link ?? '');
    return policy.isOn && link !== undefined && (await isOwed(records, link, now));
  }
  if (!isReminded(request.step) || request.step_since !== due.since) return false;
  return due.kind === 'reminder' ? policy.isOn : policy.warnsClient && request.deadline === due.deadline;
}
