import { isActive, type OnboardingType, statusFilter } from '@dossier/domain/onboarding';
import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';

const subjectCollections = { business: 'kyc_businesses', individual: 'kyc_individual' } as const satisfies Record<
  OnboardingType,
  string
>;

/** Makes a client user who signed in the owner of the vaults without owner that they were invited to. */
export async function claimVaults(records: DeskRecordsStore, user: string): Promise<void> {
  const filter = `client_user = {:user} && ${statusFilter(isActive)}`;
  for (const request of await records.find('gk_requests', filter, { user }, { sort: 'created,@rowid' })) {
    await claimVault(records, request, user);
  }
}

/** Makes this user the owner of an onboarding's vault, unless it has owners already. */
export async function claimVault(records: DeskRecordsStore, request: RequestRow, user: string): Promise<void> {
  const { subject } = request;
  const owners = await records.count('vault_members', 'subject = {:subject} && role = "owner"', { subject });
  if (subject === '' || owners > 0) return;
  const helper = await records.first('vault_members', 'subject = {:subject} && user = {:user}', { subject, user });
  if (helper) await records.update('vault_members', helper.id, { role: 'owner' });
  else await records.create('vault_members', { [request.type]: subject, user, role: 'owner', added_by: user } as never);
  const claimed = { claimed_at: records.now, claimed_by: user };
  await records.update(subjectCollections[request.type], subject, claimed);
}
