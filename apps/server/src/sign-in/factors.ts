import { type PortalName, portalOfCollection } from '@dossier/domain/portal';
import { type FactorKind, factorKinds } from '@dossier/domain/second-factors';
import type { DeskRecordsStore, Reader, Row } from '../collections/rows.ts';

type FactorRow = Row<'staff_factors'>;

/** The account of a member of staff. */
export interface StaffAccount {
  readonly portal: 'gatekeeper' | 'intern';
  readonly collection: 'gatekeeper_users' | 'internal_users';
  readonly id: string;
  /** '' for staff of the desk. */
  readonly org: string;
}

const collections: Readonly<Record<PortalName, Pick<StaffAccount, 'portal' | 'collection'> | undefined>> = {
  gatekeeper: { portal: 'gatekeeper', collection: 'gatekeeper_users' },
  intern: { portal: 'intern', collection: 'internal_users' },
  client: undefined,
};

/** Undefined for accounts that are not staff, which have no second factor. */
export function staffAccount(collection: string, record: { id: string; org?: unknown }): StaffAccount | undefined {
  const portal = portalOfCollection(collection);
  const own = portal && Object.hasOwn(collections, portal) ? collections[portal] : undefined;
  return own && { ...own, id: record.id, org: String(record.org ?? '') };
}

const ofAccount = 'portal = {:portal} && user = {:user}';
const ofActive = `${ofAccount} && state = "active" && kind != "recovery"`;
const valuesOf = ({ portal, id }: StaffAccount) => ({ portal, user: id });

/** Confirmed apps and passkeys, oldest first. */
export function activeFactors(records: Reader, account: StaffAccount): Promise<FactorRow[]> {
  return records.find('staff_factors', ofActive, valuesOf(account), { sort: 'created,@rowid' });
}

export function pendingFactors(records: Reader, account: StaffAccount): Promise<FactorRow[]> {
  return records.find('staff_factors', `${ofAccount} && state = "pending"`, valuesOf(account));
}

/** The row of the recovery codes; undefined when there is no set. */
export function recoverySet(records: Reader, account: StaffAccount): Promise<FactorRow | undefined> {
  return records.first('staff_factors', `${ofAccount} && kind = "recovery"`, valuesOf(account));
}

/** Finds a factor of the account. */
export async function ownFactor(records: Reader, account: StaffAccount, id: string): Promise<FactorRow | undefined> {
  const row = await records.get('staff_factors', id);
  return row?.portal === account.portal && row.user === account.id && row.kind !== 'recovery' ? row : undefined;
}

/** Does the institution of the account, or the desk, require an app or a passkey? */
export async function isFactorRequired(records: Reader, { org }: StaffAccount): Promise<boolean> {
  const row = org === '' ? await records.first('desk', '') : await records.get('gk_org', org);
  return row?.requires_factor === true;
}

/** May the account complete a sign-in with a mailed code? Without an app or passkey it always may. */
export async function acceptsMailedCode(records: Reader, account: StaffAccount): Promise<boolean> {
  if ((await activeFactors(records, account)).length === 0) return true;
  const row = await records.need(account.collection, account.id);
  return !row.refuses_mailed_code && !(await isFactorRequired(records, account));
}

/** Must the account add an app or a passkey before anything else? */
export async function isFactorMissing(records: Reader, account: StaffAccount): Promise<boolean> {
  return (await isFactorRequired(records, account)) && (await activeFactors(records, account)).length === 0;
}

/** Deletes all factors of the account, with its recovery codes, and accepts mailed codes again. */
export async function deleteFactors(records: DeskRecordsStore, account: StaffAccount): Promise<number> {
  const rows = await records.find('staff_factors', ofAccount, valuesOf(account));
  for (const { id } of rows) await records.delete('staff_factors', id);
  await records.update(account.collection, account.id, { refuses_mailed_code: false });
  return rows.filter(({ kind, state }) => kind !== 'recovery' && state === 'active').length;
}

/** The kinds of active factors of these accounts of a portal, each kind once. */
export async function factorsByUser(
  records: Reader,
  portal: StaffAccount['portal'],
  users: readonly { readonly id: string }[],
): Promise<Map<string, FactorKind[]>> {
  const rows = await Promise.all(users.map(({ id }) => records.find('staff_factors', ofActive, { portal, user: id })));
  return new Map(
    rows.flatMap((own) => {
      const [first] = own;
      const kinds = factorKinds.filter((kind) => own.some((row) => row.kind === kind));
      return first ? [[first.user, kinds] as const] : [];
    }),
  );
}
