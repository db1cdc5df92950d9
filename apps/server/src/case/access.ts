import type { AccessRow, Reader, RequestRow } from '../collections/rows.ts';

/** The access request of an onboarding that counts: the newest. */
export function newestAccess(records: Reader, request: string): Promise<AccessRow | undefined> {
  return records.first('gk_access', 'request = {:request}', { request }, { sort: '-created,-@rowid' });
}

/** May the institution of an access request read the vault? */
export const isApproved = (access: Pick<AccessRow, 'status'> | undefined): boolean => access?.status === 'approved';

type Held = Pick<AccessRow, 'status' | 'withdrawn_at'>;

/** Did the client withdraw it, rather than a cancellation? */
export const isWithdrawnByClient = (access: Pick<AccessRow, 'withdrawn_by'> | undefined): boolean =>
  access !== undefined && access.withdrawn_by !== '';

/** Did the access request end? Nothing more is given to an institution whose access the client withdrew. */
export const isWithdrawn = (access: Pick<AccessRow, 'status'> | undefined): boolean => access?.status === 'withdrawn';

/**
 * Does the institution keep the submitted version although access has ended? A request that was cancelled before it was
 * approved is withdrawn as well, without a time: nothing was given by it.
 */
export function keepsVersion(access: Held | undefined, { version }: Pick<RequestRow, 'version'>): boolean {
  return access?.status === 'withdrawn' && Boolean(access.withdrawn_at) && Boolean(version);
}

/** When the reading of an institution ended that keeps its version; '' while it has access or keeps nothing. */
export const keptSince = (access: Held | undefined, request: Pick<RequestRow, 'version'>): string =>
  access && keepsVersion(access, request) ? access.withdrawn_at : '';

/** May the institution read the submitted version of its onboarding? */
export const mayReadVersion = (access: Held | undefined, request: Pick<RequestRow, 'version'>): boolean =>
  isApproved(access) || keepsVersion(access, request);
