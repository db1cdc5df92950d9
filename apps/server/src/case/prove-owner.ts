import { fold } from '@dossier/domain/fold';
import type { PeopleAnswers, PersonAnswers } from '@dossier/domain/kyc-form/answers';
import type { OnboardingType } from '@dossier/domain/onboarding';
import type { DeskRecordsStore, Reader, RequestRow, Row } from '../collections/rows.ts';
import { documentsOfVersion } from './documents.ts';
import { verifiedPeople } from './identities.ts';
import { membersOfVault, vaultOwnership } from './vault-ownership.ts';
import { frozenOf, type Version } from './versions.ts';

/** The collection of the subjects of each type. */
export const subjectCollections = {
  business: 'kyc_businesses',
  individual: 'kyc_individual',
} as const satisfies Record<OnboardingType, string>;

interface Proof {
  readonly user: string;
  /** User of the desk who completed the review, or who confirmed the owner. */
  readonly by: string;
  readonly reason: string;
}

/**
 * Makes the contact of a completed onboarding a proven owner, if the review verified that this user is a person who may
 * act for the subject. A vault that has proven owners keeps them.
 */
export async function proveByReview(records: DeskRecordsStore, request: RequestRow, by: string): Promise<void> {
  const role = await vaultOwnership(records, request.client_user, request);
  if (role !== 'owner' || !(await isContactVerified(records, request))) return;
  await proveOwner(records, request, { user: request.client_user, by, reason: '' });
}

/** Makes a user a proven owner of the vault of an onboarding, with the members whom they admitted. */
export async function proveOwner(
  records: DeskRecordsStore,
  request: RequestRow,
  { user, by, reason }: Proof,
): Promise<void> {
  const { subject, type } = request;
  const members = await membersOfVault(records, subject);
  const own = members.find((member) => member.user === user);
  const at = { proven_at: records.now, proven_by: by, request: request.id };
  const proof = { role: 'owner', counts_for: 'all', reason, ...at } as const;
  if (own?.proven_at && own.role === 'owner') return;
  if (own) await records.update('vault_members', own.id, proof);
  else await records.create('vault_members', { [type]: subject, user, added_by: by, ...proof } as never);
  for (const { id } of members.filter(({ added_by, user: one }) => added_by === user && one !== user)) {
    await records.update('vault_members', id, { counts_for: 'all' });
  }
  await markProven(records, request, user);
}

async function markProven(records: DeskRecordsStore, { type, subject }: RequestRow, user: string): Promise<void> {
  const row = await records.need(subjectCollections[type], subject);
  const claimed = row.claimed_at === '' ? { claimed_at: records.now, claimed_by: user } : {};
  const proven = row.owner_proven_at === '' ? { owner_proven_at: records.now } : {};
  await records.update(subjectCollections[type], subject, { ...claimed, ...proven });
}

/** Was the contact whom the institution named identified, and their authority to act verified, in this onboarding? */
async function isContactVerified(records: Reader, request: RequestRow): Promise<boolean> {
  const version = await frozenOf(records, request);
  const contact = request.contact === '' ? undefined : await records.get('gk_contacts', request.contact);
  if (!version || !contact) return false;
  const verified = new Set(await verifiedPeople(records, request, version));
  if (request.type === 'individual') return verified.has('self') && isSamePerson(contact, version.answers.individual);
  const people = (version.answers.people as PeopleAnswers | undefined)?.people ?? [];
  const self = people.filter((one) => one.isRepresentative && isSamePerson(contact, one) && verified.has(one.id));
  for (const person of self) if (await mayAct(records, request, version, person)) return true;
  return false;
}

type Named = { readonly firstName?: string; readonly lastName?: string; readonly email?: string } | undefined;

/** The name as the institution gave it, and no other address than the one that the user signs in with. */
function isSamePerson(contact: Row<'gk_contacts'>, person: Named): boolean {
  const name = (first = '', last = '') => fold(`${first} ${last}`).trim();
  const isSameName = name(contact.first_name, contact.last_name) === name(person?.firstName, person?.lastName);
  const email = person?.email?.trim().toLowerCase() ?? '';
  return isSameName && (email === '' || email === contact.email.toLowerCase());
}

/** By the document that proves the authority to act: the extract of the register, or the person's own. */
async function mayAct(
  records: Reader,
  request: RequestRow,
  version: Version,
  { id, authorityFrom }: PersonAnswers,
): Promise<boolean> {
  const documents = (await documentsOfVersion(records, request, version)).filter(
    ({ verification }) => verification === 'verified',
  );
  if (authorityFrom === 'register') return documents.some(({ type }) => type === 'registration');
  return documents.some(({ purpose, owner }) => purpose === 'authority' && owner === id);
}
