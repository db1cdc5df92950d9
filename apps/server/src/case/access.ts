import type { Reader } from './own-request.ts';
import type { AccessRow } from './rows.ts';

/** The access that counts for an onboarding: its newest. */
export function newestAccess(records: Reader, request: string): Promise<AccessRow | undefined> {
  return records.first('gk_access', 'request = {:request}', { request }, { sort: '-created,-@rowid' });
}
