import { isReadable, isAtDesk as isStatusAtDesk, type OnboardingStatus } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { Reader, RequestRow } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { vaultRole } from './access.ts';

/**
 * The onboarding, if it is in the actor's scope. One outside the scope is `not-found` like a missing one, so ids
 * cannot be probed. Gatekeepers: their organisation's; Interns: all but drafts; Clients: those of their vaults.
 */
export async function loadOnboardingFor(records: Reader, actor: Actor, id: string): Promise<Result<RequestRow>> {
  const request = await records.get('gk_requests', id);
  if (!request || !(await isOwn(records, actor, request))) return refuse('not-found');
  return accept(request);
}

async function isOwn(records: Reader, actor: Actor, request: RequestRow): Promise<boolean> {
  if (actor.portal === 'client') {
    return isReadable(request.status) && (await vaultRole(records, request.subject, actor.id)) !== undefined;
  }
  return canViewOnboarding(actor, request);
}

/** May this member of staff view the onboarding? Clients use their own views. */
export function canViewOnboarding(
  actor: Actor,
  request: { readonly org: string; readonly status: OnboardingStatus },
): boolean {
  if (actor.portal === 'gatekeeper') return actor.org !== '' && request.org === actor.org;
  return actor.portal === 'intern' && isReadable(request.status);
}

/** The onboarding, or undefined when it is missing or outside the scope of this member of staff. */
export async function findVisibleOnboarding(
  records: Reader,
  actor: Actor,
  id: string,
): Promise<RequestRow | undefined> {
  const request = await records.get('gk_requests', id);
  return request && canViewOnboarding(actor, request) ? request : undefined;
}

/** Sent onboardings of one subject that this member of staff may view, newest first. */
export async function onboardingsOfSubject(records: Reader, actor: Actor, subject: string): Promise<RequestRow[]> {
  if (subject === '') return [];
  const sort = { sort: '-created,-id' };
  const rows = await records.find('gk_requests', 'subject = {:s}', { s: subject }, sort);
  return rows.filter((row) => isReadable(row.status) && canViewOnboarding(actor, row));
}

/** One onboarding of a subject: the given one, or the newest that is visible. */
export async function findOnboardingOfSubject(
  records: Reader,
  actor: Actor,
  { subject, request }: { readonly subject: string; readonly request?: string | undefined },
): Promise<RequestRow | undefined> {
  const requests = await onboardingsOfSubject(records, actor, subject);
  return request ? requests.find(({ id }) => id === request) : requests[0];
}

/** Reviewers work on checks from the first submit until the onboarding is completed or archived. */
export function isAtDesk(request: Pick<RequestRow, 'status' | 'version'>): boolean {
  return isStatusAtDesk(request.status, request.version !== '');
}
