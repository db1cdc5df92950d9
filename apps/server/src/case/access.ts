import type { AccessRow, Reader } from '../collections/rows.ts';

/** The access request of an onboarding that counts: the newest. */
export function newestAccess(records: Reader, request: string): Promise<AccessRow | undefined> {
  return records.first('gk_access', 'request = {:request}', { request }, { sort: '-created,-@rowid' });
}

/** Membership of a client user in a vault. */
export type MemberRole = 'owner' | 'helper';

/** Membership as the client portal shows it. `claim`: the vault has no owner yet and this user was invited. */
export type VaultRole = MemberRole | 'claim' | 'none';

/** The user's membership in a vault; undefined without one. */
export async function vaultRole(records: Reader, subject: string, user: string): Promise<MemberRole | undefined> {
  if (subject === '') return undefined;
  const member = await records.first('vault_members', 'subject = {:subject} && user = {:user}', { subject, user });
  return member?.role;
}

/** The user's membership in the vault of an onboarding, or whether the user may claim it. */
export async function vaultRoleOf(
  records: Reader,
  user: string,
  request: { readonly subject: string; readonly client_user: string },
): Promise<VaultRole> {
  const { subject } = request;
  if (subject === '') return 'none';
  const role = await vaultRole(records, subject, user);
  if (role) return role;
  const owners = await records.count('vault_members', 'subject = {:subject} && role = "owner"', { subject });
  return owners === 0 && request.client_user === user ? 'claim' : 'none';
}

export const mayDecideAccess = (role: VaultRole): boolean => role === 'owner' || role === 'claim';
