import type { Entity } from '@dossier/domain/contracts/answers/entity';
import { isReadable } from '@dossier/domain/onboarding';
import { sameCompany } from '../../case/match-subject.ts';
import { isDuplicate } from '../../case/merge-subjects.ts';
import { hasRight } from '../../case/portal-rights.ts';
import { isLastOwner, isProven, membersOfVault, provenOwners } from '../../case/vault-ownership.ts';
import type { VisibleCase } from '../../case/visible-case.ts';
import { fullName, type Reader, type RequestRow, type Row, rowsById } from '../../collections/rows.ts';

type Vault = Entity['vault'];
type Member = Row<'vault_members'>;

/** Who manages the vault: for institutions only that it is not their contact. */
export async function vaultPart({ records, actor, request, subject }: VisibleCase): Promise<Vault> {
  const members = await membersOfVault(records, request.subject);
  const isManagedByOther =
    provenOwners(members).length > 0 && !members.some(({ user }) => user === request.client_user);
  if (!hasRight(actor, 'see-desk-work')) return { isManagedByOther, members: [], others: [] };
  const requests = await sentOnboardings(records, request.subject);
  return {
    isManagedByOther,
    members: await memberRows(records, { request, members, requests }),
    others: subject.business ? await otherVaults(records, subject.business) : [],
  };
}

const sentOnboardings = async (records: Reader, subject: string): Promise<RequestRow[]> =>
  (await records.find('gk_requests', 'subject = {:subject}', { subject }, { sort: '-created,-@rowid' })).filter(
    ({ status }) => isReadable(status),
  );

interface Known {
  readonly request: RequestRow;
  readonly members: readonly Member[];
  readonly requests: readonly RequestRow[];
}

/** The members, and the contact of this onboarding if they are none. */
async function memberRows(records: Reader, { request, members, requests }: Known): Promise<Vault['members']> {
  const ids = [...new Set([...members.map(({ user }) => user), request.client_user])].filter((id) => id !== '');
  const users = await rowsById(records, 'end_client_users', ids);
  const orgs = await rowsById(
    records,
    'gk_org',
    requests.map(({ org }) => org),
  );
  return ids.map((id) => {
    const member = members.find(({ user }) => user === id);
    const named = requests.filter(({ client_user }) => client_user === id).map(({ org }) => orgs.get(org)?.name ?? '');
    const user = users.get(id);
    return {
      user: id,
      name: fullName(user),
      email: user?.email ?? '',
      role: member?.role ?? 'none',
      proven: member !== undefined && isProven(member),
      provenAt: member?.proven_at ?? '',
      namedBy: [...new Set(named)],
      isContact: id === request.client_user,
      mayRemove: member !== undefined && !isLastOwner(members, member),
    };
  });
}

async function otherVaults(records: Reader, business: Row<'kyc_businesses'>): Promise<Vault['others']> {
  const { country, authority, registration_number: registrationNumber } = business;
  const rows = await sameCompany(records, { country, authority, registrationNumber });
  const others = await Promise.all(
    rows.filter(({ id }) => id !== business.id).map((row) => otherVault(records, business, row)),
  );
  return others.flatMap((one) => one ?? []);
}

async function otherVault(
  records: Reader,
  business: Row<'kyc_businesses'>,
  row: Row<'kyc_businesses'>,
): Promise<Vault['others'][number] | undefined> {
  const requests = await sentOnboardings(records, row.id);
  const [newest] = requests;
  if (!newest) return undefined;
  const owners = (await membersOfVault(records, row.id)).filter(({ role }) => role === 'owner');
  const users = await rowsById(
    records,
    'end_client_users',
    owners.map(({ user }) => user),
  );
  const orgs = await rowsById(
    records,
    'gk_org',
    requests.map(({ org }) => org),
  );
  return {
    subject: row.id,
    request: newest.id,
    owners: owners.map(({ user }) => `${fullName(users.get(user))} (${users.get(user)?.email ?? ''})`),
    institutions: [...orgs.values()].map(({ name }) => name),
    proven: row.owner_proven_at !== '',
    mayMerge: isDuplicate(business, row),
  };
}
