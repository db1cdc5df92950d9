import { isActive, statusFilter } from '@dossier/domain/onboarding';
import type { Reader, RequestRow } from '../collections/rows.ts';

/** The newest active onboarding that a client was invited to, otherwise the one of their newest helper link. */
export async function newestOnboarding(records: Reader, client: string): Promise<RequestRow | undefined> {
  const filter = `client_user = {:user} && ${statusFilter(isActive)}`;
  const newest = await records.first('gk_requests', filter, { user: client }, { sort: '-requested_at,-@rowid' });
  if (newest) return newest;
  const sort = { sort: '-created,-@rowid' };
  const link = await records.first('helper_links', 'user = {:user} && state != "ended"', { user: client }, sort);
  return link && records.need('gk_requests', link.request);
}
