import { isReadable, readableFilter } from '@dossier/domain/onboarding';
import type { Reader, Row } from '../collections/rows.ts';
import { newestAccess } from './access.ts';
import { type VaultRole, vaultOwnership } from './vault-ownership.ts';
import { draftOf, frozenOf, newestOfVault, type Version } from './versions.ts';

/** One onboarding as its client may know it. */
export interface ClientOnboarding {
  readonly request: Row<'gk_requests'>;
  readonly role: VaultRole;
  readonly org: Row<'gk_org'>;
  readonly access: Row<'gk_access'> | undefined;
}

/** Undefined when it is missing, a draft, or of a vault that this client neither belongs to nor was invited to. */
export async function loadClientOnboarding(
  records: Reader,
  user: string,
  id: string,
): Promise<ClientOnboarding | undefined> {
  const request = await records.get('gk_requests', id);
  if (!request || !isReadable(request.status)) return undefined;
  const role = await vaultOwnership(records, user, request);
  if (role === 'none' && request.client_user !== user) return undefined;
  return { request, role, org: await records.need('gk_org', request.org), access: await newestAccess(records, id) };
}

/** Every onboarding of the client's vaults and invitations, the newest request first. */
export async function loadClientOnboardings(records: Reader, user: string): Promise<ClientOnboarding[]> {
  const members = await records.find('vault_members', 'user = {:u}', { u: user });
  const invited = await records.find('gk_requests', `client_user = {:u} && ${readableFilter()}`, { u: user });
  const ofVaults = await Promise.all(
    members.map(({ subject }) => records.find('gk_requests', `subject = {:s} && ${readableFilter()}`, { s: subject })),
  );
  const ids = new Set([...invited, ...ofVaults.flat()].map((request) => request.id));
  const onboardings = await Promise.all([...ids].map((id) => loadClientOnboarding(records, user, id)));
  return onboardings.filter((onboarding) => onboarding !== undefined).sort(newestRequestFirst);
}

/** Ids of the onboardings of a vault in which the client has a part. */
export function onboardingsIn(onboardings: readonly ClientOnboarding[], subject: string): Set<string> {
  const own = onboardings.filter(({ request, role }) => request.subject === subject && role !== 'none');
  return new Set(own.map(({ request }) => request.id));
}

/** Requests of one moment are ordered by id, so that a list has the same order each time. */
function newestRequestFirst({ request: a }: ClientOnboarding, { request: b }: ClientOnboarding): number {
  return compare(b.requested_at, a.requested_at) || compare(b.id, a.id);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The version that the client sees: the current draft, the submitted one, or the newest of the vault. */
export async function clientVersion(records: Reader, request: Row<'gk_requests'>): Promise<Version | undefined> {
  return (
    (await draftOf(records, request)) ??
    (await frozenOf(records, request)) ??
    (await newestOfVault(records, request.type, request.subject))
  );
}
