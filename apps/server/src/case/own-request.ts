import { accept, type Result, refuse } from '@dossier/domain/result';
import type { RecordsReader } from '@dossier/records';
import type { Desk } from '../collections/index.ts';
import type { Actor } from '../runtime/actor.ts';
import type { RequestRow } from './rows.ts';

export type Reader = RecordsReader<Desk>;

/**
 * An onboarding that this person has to do with. Anybody else's, and a missing one, is `not-found`:
 * ids cannot be probed. Gatekeepers: their organisation's; Interns: all but drafts; Clients: those of their vaults.
 */
export async function ownRequest(records: Reader, actor: Actor, id: string): Promise<Result<RequestRow>> {
  const request = await records.get('gk_requests', id);
  if (!request || !(await isOwn(records, actor, request))) return refuse('not-found');
  return accept(request);
}

async function isOwn(records: Reader, actor: Actor, request: RequestRow): Promise<boolean> {
  if (actor.portal === 'gatekeeper') return actor.org !== '' && request.org === actor.org;
  if (request.status === 'draft') return false;
  if (actor.portal === 'intern') return true;
  return (await vaultRole(records, request.subject, actor.id)) !== undefined;
}

/** What this client user is to a vault. */
export async function vaultRole(
  records: Reader,
  subject: string,
  user: string,
): Promise<'owner' | 'helper' | undefined> {
  if (subject === '') return undefined;
  const member = await records.first('vault_members', 'subject = {:subject} && user = {:user}', { subject, user });
  return member?.role;
}
