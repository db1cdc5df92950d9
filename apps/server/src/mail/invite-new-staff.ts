import type { Language } from '@dossier/domain/languages';
import { noPassword } from '@dossier/records';
import { canViewOrganisation, placeholderEmail, staffOf } from '../case/staff.ts';
import type { DeskRecordsStore } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import type { Origins } from '../runtime/config.ts';
import { inviteStaff } from './invite-staff.ts';

export interface NewStaff {
  /** '' is the desk. */
  readonly org: string;
  readonly email: string;
  readonly role: string;
  readonly language: Language;
  readonly firstName: string;
  readonly lastName: string;
}

interface Inviting {
  readonly records: DeskRecordsStore;
  readonly actor: Actor;
  readonly origins: Origins;
  readonly now: Date;
}

/**
 * Creates the account of a new member of staff, without a password: the invitation mail leads to setting the first one.
 * An address that has an account at another institution is invited in appearance only: its owner is informed instead.
 * @returns the id; undefined when the actor may know that the address is in use, and nothing was created
 */
export async function inviteNewStaff(
  context: Inviting,
  { org, email, firstName, lastName, ...values }: NewStaff,
): Promise<string | undefined> {
  const { records, origins, now } = context;
  const use = await useOf(context, org, email);
  if (use === 'known') return undefined;
  const address = use === 'free' ? { email } : { email: placeholderEmail(), invited_email: email };
  const account = { ...address, ...values, password: noPassword(), active: true, invited_at: records.now };
  const names = { first_name: firstName, last_name: lastName };
  const user = await records.create(staffOf(org).collection, { ...account, ...names, ...(org && { org }) } as never);
  await inviteStaff(records, { user, org, origins, now });
  return user.id;
}

/** Whether an address is in use, and whether the actor may learn of it: not of accounts at other institutions. */
async function useOf({ records, actor }: Inviting, org: string, email: string): Promise<'free' | 'known' | 'secret'> {
  const found = await records.first(staffOf(org).collection, 'email = {:email}', { email });
  if (found && canViewOrganisation(actor, (found as { org?: string }).org ?? '')) return 'known';
  const invited = org === '' ? undefined : await records.first('gatekeeper_users', sameInvitation, { org, email });
  return invited ? 'known' : found ? 'secret' : 'free';
}

const sameInvitation = 'org = {:org} && invited_email = {:email}';
