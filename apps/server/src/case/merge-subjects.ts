import { collections } from '../collections/index.ts';
import type { DeskRecordsStore, Row } from '../collections/rows.ts';
import { isTyped } from '../registry/registry.ts';
import { sameAddress } from './subjects.ts';
import { membersOfVault } from './vault-ownership.ts';

type Business = Row<'kyc_businesses'>;
type Member = Row<'vault_members'>;

/** Are these two rows of one company, each with a proven owner? */
export function isDuplicate(one: Business, other: Business): boolean {
  const isOpen = [one, other].every((row) => row.owner_proven_at !== '' && row.merged_into === '');
  const keys = ['country', 'authority', 'registration_number'] as const;
  return (
    isOpen && one.id !== other.id && one.registration_number !== '' && keys.every((key) => one[key] === other[key])
  );
}

interface Merge {
  readonly into: Business;
  readonly from: Business;
  readonly reason: string;
}

/**
 * Moves everything of one row of a company to another: onboardings, versions, documents, members, checks, history. The
 * emptied row remains and names the other, so that its links still lead there. Frozen versions keep their content and
 * their number.
 */
export async function mergeBusinesses(records: DeskRecordsStore, { into, from, reason }: Merge): Promise<void> {
  // First, because the history of each moved onboarding states the reason.
  await records.update('kyc_businesses', from.id, { merged_into: into.id, merge_reason: reason });
  await mergeMembers(records, { into, from });
  await settleCurrentDocuments(records, { into, from });
  await moveRows(records, { into, from });
  await moveCorrections(records, { into, from });
  await mergeFacts(records, { into, from });
}

type Rows = Omit<Merge, 'reason'>;

/** Collections whose rows name the company, by relation or by id. */
const referring = Object.values(collections).filter(
  ({ name, fields }) =>
    name !== 'kyc_businesses' && name !== 'vault_members' && ('business' in fields || 'subject' in fields),
);

async function moveRows(records: DeskRecordsStore, { into, from }: Rows): Promise<void> {
  for (const { name, fields } of referring) {
    // Typed as one of them: all have the same column.
    const collection = name as 'kyc_businesses_docs';
    const column = 'business' in fields ? 'business' : 'subject';
    for (const { id } of await records.find(collection, `${column} = {:from}`, { from: from.id })) {
      await records.update(collection, id, { [column]: into.id });
    }
  }
}

/** A user who is a member of both keeps the stronger part. */
async function mergeMembers(records: DeskRecordsStore, { into, from }: Rows): Promise<void> {
  const known = await membersOfVault(records, into.id);
  for (const member of await membersOfVault(records, from.id)) {
    const same = known.find(({ user }) => user === member.user);
    if (!same) await records.update('vault_members', member.id, { business: into.id });
    else {
      await records.delete('vault_members', member.id);
      await records.update('vault_members', same.id, stronger(same, member));
    }
  }
}

function stronger(one: Member, other: Member): Partial<Member> {
  const proof = one.proven_at === '' ? other : one;
  return {
    role: [one, other].some(({ role }) => role === 'owner') ? 'owner' : 'helper',
    counts_for: [one, other].some(({ counts_for }) => counts_for === 'all') ? 'all' : 'naming',
    proven_at: proof.proven_at,
    proven_by: proof.proven_by,
  };
}

/** Of the company's own documents of one kind, those of the row with the newest one stay current. */
async function settleCurrentDocuments(records: DeskRecordsStore, { into, from }: Rows): Promise<void> {
  const current = (business: string) =>
    records.find('kyc_businesses_docs', 'business = {:business} && current = true', { business }, { sort: '-created' });
  const [own, moved] = [await current(into.id), await current(from.id)];
  const kindOf = ({ type, purpose }: Row<'kyc_businesses_docs'>) => `${type}:${purpose}`;
  for (const kind of new Set(moved.map(kindOf))) {
    const [ownOfKind, movedOfKind] = [own, moved].map((rows) => rows.filter((row) => kindOf(row) === kind));
    const [newestOwn, newestMoved] = [ownOfKind?.[0], movedOfKind?.[0]];
    if (!newestOwn || !newestMoved) continue;
    const older = newestOwn.created < newestMoved.created ? ownOfKind : movedOfKind;
    for (const { id } of older ?? []) await records.update('kyc_businesses_docs', id, { current: false });
  }
}

/** Requested corrections name the owner of a document. */
async function moveCorrections(records: DeskRecordsStore, { into, from }: Rows): Promise<void> {
  const named = await records.find('gk_corrections', 'target ~ {:from}', { from: `:${from.id}` });
  for (const { id, target } of named.filter((one) => one.target.endsWith(`:${from.id}`))) {
    await records.update('gk_corrections', id, { target: target.replace(`:${from.id}`, `:${into.id}`) });
  }
}

/** The newer answer of the register, and every address of both. */
async function mergeFacts(records: DeskRecordsStore, { into, from }: Rows): Promise<void> {
  const addresses = [...(into.address_history ?? [])];
  for (const entry of from.address_history ?? []) {
    if (!addresses.some((known) => sameAddress(known, entry))) addresses.push(entry);
  }
  const isNewer =
    from.register !== null &&
    !isTyped(from.register) &&
    (into.register === null || isTyped(into.register) || into.register.fetchedAt < from.register.fetchedAt);
  await records.update('kyc_businesses', into.id, {
    address_history: addresses.toSorted((a, b) => (a.since < b.since ? -1 : 1)),
    ...(isNewer ? { register: from.register, register_fetched_at: from.register_fetched_at } : {}),
    owner_proven_at: earliest(into.owner_proven_at, from.owner_proven_at),
    claimed_at: earliest(into.claimed_at, from.claimed_at),
  });
}

const earliest = (...moments: readonly string[]): string => moments.filter((one) => one !== '').toSorted()[0] ?? '';
