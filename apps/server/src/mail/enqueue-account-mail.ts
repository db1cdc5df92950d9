import { createHash } from 'node:crypto';
import { preferredLanguage } from '@dossier/domain/languages';
import type { AuthCollection } from '@dossier/domain/portal';
import { type AccountMail, dateText, type EmailInUse } from '@dossier/records';
import { type Staff, staffOfCollection } from '../case/staff.ts';
import type { DeskRecordsStore, Row } from '../collections/rows.ts';
import type { Origins } from '../runtime/config.ts';
import { accountLanguage } from './client-language.ts';
import { enqueueMail } from './enqueue.ts';
import type { AccountChange, LinkedAccountChange } from './templates/account-changed.ts';

/** A user of `gatekeeper_users` or `internal_users`. */
export type StaffUser = Row<'gatekeeper_users'> | Row<'internal_users'>;

/** Identifies a token without containing it: only the mail may. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Enqueues the mail with a link that changes an account, in the language of the requesting page. */
export async function enqueueAccountMail(
  records: DeskRecordsStore,
  mail: AccountMail,
  origins: Origins,
): Promise<void> {
  const { collection, record, kind, token, to } = mail;
  // Clients have no password, and get no such mails.
  const staff = staffOfCollection(collection);
  if (!staff) return;
  const page = kind === 'passwordReset' ? 'reset-password' : 'confirm-email';
  const link = `${origins[staff.portal]}/${page}?token=${encodeURIComponent(token)}`;
  const expiresAt = dateText(mail.expiresAt);
  const shared = {
    key: `account:${digestOf(token)}`,
    to,
    language: preferredLanguage(mail.language, record['language']),
    org: orgOf(record),
  } as const;
  if (kind === 'passwordReset')
    return enqueueMail(records, { ...shared, kind: 'password-reset', data: { link, expiresAt } });
  const isChange = kind === 'emailChange';
  await enqueueMail(records, { ...shared, kind: 'confirm-email', data: { link, expiresAt, isChange } });
  if (isChange) await replaceOpenChange(records, staff, record as unknown as StaffUser, digestOf(token), origins);
}

/**
 * Instead of a link, for an address that another account has: the requesting account gets the same notice, and its open
 * change lapses in the same way, so that nothing reveals whether the address is in use. Only its owner is informed.
 */
export async function enqueueEmailInUse(
  records: DeskRecordsStore,
  { collection, record, owner }: EmailInUse,
  origins: Origins,
): Promise<void> {
  const staff = staffOfCollection(collection);
  if (!staff) return;
  await replaceOpenChange(records, staff, record as unknown as StaffUser, digestOf(records.now), origins);
  await enqueueMail(records, {
    key: `address-in-use:${record.id}:${owner.id}:${records.now}`,
    kind: 'address-in-use',
    to: String(owner['email']),
    language: preferredLanguage(owner['language']),
    org: orgOf(owner),
    data: { inviter: '' },
  });
}

/** One change of address is open at a time: its digest replaces the one before. The current address is informed. */
async function replaceOpenChange(
  records: DeskRecordsStore,
  staff: Staff,
  user: StaffUser,
  digest: string,
  origins: Origins,
): Promise<void> {
  await records.update(staff.collection, user.id, { email_change: digest });
  await enqueueAccountChanged(records, { staff, user, change: 'email-requested', origins });
}

export interface AccountNotice {
  readonly staff: Staff;
  /** As it was before the change: the mail goes to the address that it had. */
  readonly user: StaffUser;
  readonly change: AccountChange;
  readonly origins: Origins;
}

/** Informs the owner of an account about a change of its password or address. */
export async function enqueueAccountChanged(
  records: DeskRecordsStore,
  { staff, user, change, origins }: AccountNotice,
): Promise<void> {
  await enqueueMail(records, {
    key: `account-changed:${user.id}:${change}:${records.now}`,
    kind: 'account-changed',
    to: user.email,
    language: preferredLanguage(user.language),
    org: orgOf(user),
    data: {
      change,
      at: records.now,
      link: `${origins[staff.portal]}/reset-password?email=${encodeURIComponent(user.email)}`,
    },
  });
}

interface LinkedAccountNotice {
  readonly change: LinkedAccountChange;
  readonly collection: AuthCollection;
  /** Id of the account. */
  readonly owner: string;
  readonly provider: string;
  /** The address at the time; without it the account's own. */
  readonly to?: string;
  readonly origins: Origins;
}

/** Informs the owner of an account about a provider's account that was linked to it or removed from it. */
export async function enqueueLinkedAccountChanged(
  records: DeskRecordsStore,
  { change, collection, owner, provider, to, origins }: LinkedAccountNotice,
): Promise<void> {
  const user = await records.get(collection, owner);
  if (!user) return;
  const staff = staffOfCollection(collection);
  const email = to || user.email;
  await enqueueMail(records, {
    key: `account-changed:${owner}:${change}:${provider}:${records.now}`,
    kind: 'account-changed',
    to: email,
    language: await accountLanguage(records, collection, user),
    org: orgOf(user),
    data: {
      change,
      provider,
      at: records.now,
      isClient: staff === undefined,
      link: staff
        ? `${origins[staff.portal]}/reset-password?email=${encodeURIComponent(email)}`
        : `${origins.client}/forms?show=my-data`,
    },
  });
}

/** The institution of a user; '' for staff of the desk. */
const orgOf = (user: object): string => String((user as { org?: string }).org ?? '');
