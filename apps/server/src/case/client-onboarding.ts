import { isReadable, readableFilter } from '@dossier/domain/onboarding';
import type { Reader, Row } from '../collections/rows.ts';
import { newestAccess, type VaultRole, vaultRole } from './access.ts';
import { draftOf, frozenOf, newestOfVault, type Version } from './versions.ts';

/** One onboarding as its client knows it. */
export interface ClientOnboarding {
  readonly request: Row<'gk_requests'>;
  readonly role: VaultRole;
  readonly org: Row<'gk_org'>;
  readonly access: Row<'gk_access'> | undefined;
}

/** Undefined when it is missing, a draft, or none of this client's business. */
export async function loadClientOnboarding(
  records: Reader,
  user: string,
  id: string,
): Promise<ClientOnboarding | undefined> {
  const request = await records.get('gk_requests', id);
  if (!request || !isReadable(request.status)) return undefined;
  const role = await vaultRole(records, user, request);
  if (role === 'none' && request.client_user !== user) return undefined;
  return { request, role, org: await records.need('gk_org', request.org), access: await newestAccess(records, id) };
}

/** Every onboarding that this client has to do with, newest first. */
export async function loadClientOnboardings(records: Reader, user: string): Promise<ClientOnboarding[]> {
  const members = await records.find('vault_members', 'user = {:u}', { u: user });
  const asked = await records.find('gk_requests', `client_user = {:u} && ${readableFilter()}`, { u: user });
  const ofVaults = await Promise.all(
    members.map(({ subject }) => records.find('gk_requests', `subject = {:s} && ${readableFilter()}`, { s: subject })),
  );
  const ids = new Set([...asked, ...ofVaults.flat()].map((request) => request.id));
  const files = await Promise.all([...ids].map((id) => loadClientOnboarding(records, user, id)));
  return files
    .filter((file) => file !== undefined)
    .sort((a, b) => (a.request.requested_at < b.request.requested_at ? 1 : -1));
}

/** The version that the client sees: the running draft, the submitted one, or what the vault already holds. */
export async function clientVersion(records: Reader, request: Row<'gk_requests'>): Promise<Version | undefined> {
  return (
    (await draftOf(records, request)) ??
    (await frozenOf(records, request)) ??
    (await newestOfVault(records, request.type, request.subject))
  );
}
