import type { Reader, RequestRow } from '../collections/rows.ts';
import { membersOfVault, provenOwners, vaultOwnership } from './vault-ownership.ts';

/**
 * Ids of the users who answer for an onboarding: its contact, if they have a part in the vault, and its proven owners, if
 * the contact is no owner. Without any, the contact.
 */
export async function answeringClients(records: Reader, request: RequestRow): Promise<string[]> {
  const { client_user: contact } = request;
  const role = await vaultOwnership(records, contact, request);
  if (role === 'owner' || role === 'claim') return [contact];
  const owners = provenOwners(await membersOfVault(records, request.subject)).map(({ user }) => user);
  if (owners.length === 0) return contact === '' ? [] : [contact];
  return role === 'helper' ? [contact, ...owners] : owners;
}
