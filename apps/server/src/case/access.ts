import type { AccessRow, Reader } from '../collections/rows.ts';

/** The access request of an onboarding that counts: the newest. */
export function newestAccess(records: Reader, request: string): Promise<AccessRow | undefined> {
  return records.first('gk_access', 'request = {:request}', { request }, { sort: '-created,-@rowid' });
}

/** May the institution of an access request read the vault? */
export const isApproved = (access: Pick<AccessRow, 'status'> | undefined): boolean => access?.status === 'approved';
