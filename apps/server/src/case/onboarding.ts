import { isReadable, isAtDesk as isStatusAtDesk } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { Reader, RequestRow } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { hasRight } from './portal-rights.ts';
import { scope } from './scope.ts';
import { isMember, vaultOwnership } from './vault-ownership.ts';

type Check = (records: Reader, actor: Actor, request: RequestRow) => Promise<boolean>;

const inScope: Check = async (_, actor, request) => canViewOnboarding(actor, request);

/** Members of the vault, once the onboarding was sent. */
const inOwnVault: Check = async (records, actor, request) =>
  isReadable(request.status) && isMember(await vaultOwnership(records, actor.id, request));

/**
 * The onboarding, if the actor may work on it. Any other is `not-found` like a missing one, so ids cannot be probed.
 * Errors: `not-found`.
 */
export async function loadOnboardingFor(records: Reader, actor: Actor, id: string): Promise<Result<RequestRow>> {
  const request = await records.get('gk_requests', id);
  const mayWorkOn = hasRight(actor, 'fill-in-forms') ? inOwnVault : inScope;
  return request && (await mayWorkOn(records, actor, request)) ? accept(request) : refuse('not-found');
}

/** May this member of staff view the onboarding? Clients use their own views. */
export function canViewOnboarding(actor: Actor, request: Pick<RequestRow, 'org' | 'status'>): boolean {
  return scope(actor).gk_requests.includes(request);
}

/** May they download its documents together? An institution once the onboarding is completed. */
export const canDownloadDocuments = (actor: Actor, { completed_at }: Pick<RequestRow, 'completed_at'>): boolean =>
  hasRight(actor, 'read-ungated') || completed_at !== '';

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
  // Links to a row that was merged lead to the other one.
  const { merged_into: merged = '' } = (await records.get('kyc_businesses', subject)) ?? {};
  const rows = await records.find('gk_requests', 'subject = {:s}', { s: merged || subject }, sort);
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
export function isRequestAtDesk(request: Pick<RequestRow, 'status' | 'version'>): boolean {
  return isStatusAtDesk(request.status, request.version !== '');
}
