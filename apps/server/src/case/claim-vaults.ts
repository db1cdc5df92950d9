import { isActive, statusFilter } from '@dossier/domain/onboarding';
import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';
import { subjectCollections } from './prove-owner.ts';
import { mayClaim, membersOfVault } from './vault-ownership.ts';

/** Makes a client user who signed in the owner of the vaults without owner that they were invited to. */
export async function claimVaults(records: DeskRecordsStore, user: string): Promise<void> {
  const filter = `client_user = {:user} && ${statusFilter(isActive)}`;
  for (const request of await records.find('gk_requests', filter, { user }, { sort: 'created,@rowid' })) {
    await claimVault(records, request, user);
  }
}

/** Makes this user the unproven owner of an onboarding's vault, unless it has other owners. */
export async function claimVault(records: DeskRecordsStore, request: RequestRow, user: string): Promise<void> {
  const { subject } = request;
  if (subject === '' || !mayClaim(await membersOfVault(records, subject), user, request)) return;
  const own = await records.first('vault_members', 'subject = {:subject} && user = {:user}', { subject, user });
  if (own?.role === 'owner') return;
  const claim = { role: 'owner', counts_for: 'naming', added_by: user } as const;
  if (own) await records.update('vault_members', own.id, claim);
  else await records.create('vault_members', { [request.type]: subject, user, ...claim } as never);
  const claimed = { claimed_at: records.now, claimed_by: user };
  await records.update(subjectCollections[request.type], subject, claimed);
}
