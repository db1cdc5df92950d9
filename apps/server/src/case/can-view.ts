import type { Actor } from '../runtime/actor.ts';
import type { Reader, Row } from './rows-by-id.ts';

/** May this member of staff know of the onboarding at all? Clients read their own views. */
export function seesRequest(actor: Actor, request: { readonly org: string; readonly status: string }): boolean {
  if (actor.portal === 'gatekeeper') return actor.org !== '' && request.org === actor.org;
  return actor.portal === 'intern' && request.status !== 'draft';
}

/** The onboarding, or undefined when it is missing or none of this person's business: both look the same. */
export async function requestFor(records: Reader, actor: Actor, id: string): Promise<Row<'gk_requests'> | undefined> {
  const request = await records.get('gk_requests', id);
  return request && seesRequest(actor, request) ? request : undefined;
}

/** The viewer's onboardings of one subject, newest first. */
export async function requestsOfSubject(records: Reader, actor: Actor, subject: string): Promise<Row<'gk_requests'>[]> {
  if (subject === '') return [];
  const sort = { sort: '-created,-id' };
  const rows = await records.find('gk_requests', 'subject = {:s}', { s: subject }, sort);
  return rows.filter((row) => row.status !== 'draft' && seesRequest(actor, row));
}

/** The access of one onboarding that counts: the newest. */
export function accessOf(records: Reader, request: string): Promise<Row<'gk_access'> | undefined> {
  return records.first('gk_access', 'request = {:r}', { r: request }, { sort: '-created,-id' });
}

/** What a client is to a vault. `claim`: it has no owner yet and this is the person who was asked. */
export type VaultRole = 'owner' | 'helper' | 'claim' | 'none';

export async function vaultRoleOf(
  records: Reader,
  user: string,
  request: { readonly subject: string; readonly client_user: string },
): Promise<VaultRole> {
  if (request.subject === '') return 'none';
  const members = await records.find('vault_members', 'subject = {:s}', { s: request.subject });
  const own = members.find((member) => member.user === user);
  if (own) return own.role;
  const hasOwner = members.some((member) => member.role === 'owner');
  return !hasOwner && request.client_user === user ? 'claim' : 'none';
}

export const mayDecideAccess = (role: VaultRole): boolean => role === 'owner' || role === 'claim';
