import type { AccessRow, Reader } from '../collections/rows.ts';

/** The access request of an onboarding that counts: the newest. */
export function newestAccess(records: Reader, request: string): Promise<AccessRow | undefined> {
  return records.first('gk_access', 'request = {:request}', { request }, { sort: '-created,-@rowid' });
}

/** Membership of a client user in a vault. */
export type MemberRole = 'owner' | 'helper';

/** The role of a user in a vault. `claim`: it has no owner yet and this user was invited to it. */
export type VaultRole = MemberRole | 'claim' | 'none';

interface VaultReference {
  readonly subject: string;
  /** The invited user of an onboarding; without it nothing can be claimed. */
  readonly client_user?: string;
}

/** The user's role in the vault of a subject or an onboarding. */
export async function vaultRole(records: Reader, user: string, vault: VaultReference): Promise<VaultRole> {
  const { subject, client_user: invited } = vault;
  if (subject === '') return 'none';
  const member = await records.first('vault_members', 'subject = {:subject} && user = {:user}', { subject, user });
  if (member) return member.role;
  if (invited !== user) return 'none';
  const owners = await records.count('vault_members', 'subject = {:subject} && role = "owner"', { subject });
  return owners === 0 ? 'claim' : 'none';
}

export const isMember = (role: VaultRole): role is MemberRole => role === 'owner' || role === 'helper';

/** May the institution of an access request read the vault? */
export const isApproved = (access: Pick<AccessRow, 'status'> | undefined): boolean => access?.status === 'approved';

/** May this role approve or reject access to the vault? */
export const mayDecideAccess = (role: VaultRole): boolean => role === 'owner' || role === 'claim';
