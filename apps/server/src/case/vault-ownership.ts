import type { Reader, RequestRow, Row } from '../collections/rows.ts';

/** Membership of a client user in a vault. */
export type MemberRole = 'owner' | 'helper';

/** The role of a user in a vault. `claim`: it has no owner yet and this user was invited to it. */
export type VaultRole = MemberRole | 'claim' | 'none';

type Member = Row<'vault_members'>;

/** The onboarding that the role is needed for: a role in a vault is a role for the onboardings of an institution. */
export type OwnedOnboarding = Pick<RequestRow, 'subject' | 'org' | 'client_user'>;

/**
 * The user's role in the vault of an onboarding. A proven member has it for every institution. An unproven one has it
 * for the institutions that named this user as contact, and for none once the vault has a proven owner. A member whom
 * an unproven owner admitted counts where that owner does.
 */
export async function vaultOwnership(records: Reader, user: string, onboarding: OwnedOnboarding): Promise<VaultRole> {
  if (onboarding.subject === '' || user === '') return 'none';
  const members = await membersOfVault(records, onboarding.subject);
  const own = members.find((member) => member.user === user);
  if (own && (await counts(records, own, { members, onboarding }))) return own.role;
  return mayClaim(members, user, onboarding) ? 'claim' : 'none';
}

/** The members of a vault, oldest first. */
export function membersOfVault(records: Reader, subject: string): Promise<Member[]> {
  return records.find('vault_members', 'subject = {:subject}', { subject }, { sort: 'created,@rowid' });
}

/** Is the membership based on more than the statement of one institution? */
export const isProven = (member: Pick<Member, 'counts_for'>): boolean => member.counts_for === 'all';

/** Owners whose ownership is proven: they decide for every institution. */
export const provenOwners = (members: readonly Member[]): Member[] =>
  members.filter((member) => member.role === 'owner' && isProven(member));

/** Would the vault lose its last owner, or its last proven one, with this member? */
export function isLastOwner(members: readonly Member[], member: Member): boolean {
  if (member.role !== 'owner') return false;
  const owners = members.filter(({ role }) => role === 'owner');
  const others = isProven(member) ? provenOwners(members) : owners;
  return others.every(({ id }) => id === member.id);
}

interface Vault {
  readonly members: readonly Member[];
  readonly onboarding: OwnedOnboarding;
}

async function counts(records: Reader, member: Member, { members, onboarding }: Vault): Promise<boolean> {
  if (isProven(member)) return true;
  if (provenOwners(members).length > 0) return false;
  if (member.role === 'owner' && (await isNamed(records, member.user, onboarding))) return true;
  const admittedBy = members.find(({ user, role }) => user === member.added_by && role === 'owner');
  return admittedBy !== undefined && admittedBy.id !== member.id && isNamed(records, admittedBy.user, onboarding);
}

/** Did the institution of this onboarding name the user as its contact, here or in another onboarding of the subject? */
async function isNamed(records: Reader, user: string, { subject, org }: OwnedOnboarding): Promise<boolean> {
  const filter = 'subject = {:subject} && org = {:org} && client_user = {:user} && status != "draft"';
  return (await records.first('gk_requests', filter, { subject, org, user })) !== undefined;
}

/**
 * May this user represent the subject to every institution that onboards it? Their answers change shared facts, such as
 * the addresses of a company, only then.
 */
export async function countsForEveryone(records: Reader, user: string, subject: string): Promise<boolean> {
  const members = await membersOfVault(records, subject);
  if (members.some((member) => member.user === user && isProven(member))) return true;
  const requests = await records.find('gk_requests', 'subject = {:subject} && status != "draft"', { subject });
  const naming = new Set(requests.filter(({ client_user }) => client_user === user).map(({ org }) => org));
  return provenOwners(members).length === 0 && requests.every(({ org }) => naming.has(org));
}

/** The invited user, while the vault has no other owner. */
export function mayClaim(members: readonly Member[], user: string, { client_user: invited }: OwnedOnboarding): boolean {
  return invited === user && members.every((member) => member.role !== 'owner' || member.user === user);
}

export const isMember = (role: VaultRole): role is MemberRole => role === 'owner' || role === 'helper';

/** May this role approve or reject access to the vault? */
export const mayDecideAccess = (role: VaultRole): boolean => role === 'owner' || role === 'claim';
